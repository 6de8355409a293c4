//! A client that knows HTTP and JSON, and nothing of Umpire.

use bytes::{Bytes, BytesMut};
use http::{HeaderMap, Method, Request, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::Value;

/// A client of one server, with a credential or without.
#[derive(Clone)]
pub struct Rest {
    client: Client<HttpConnector, Full<Bytes>>,
    address: String,
    bearer: Option<String>,
}

/// An answer, read to its end.
#[derive(Debug, Clone)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    /// The body as JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The body as JSON, of an answer that must be a yes.
    pub fn ok(&self) -> Value {
        assert_eq!(self.status, StatusCode::OK, "{}", self.text);
        self.json()
    }

    /// The body as a problem, of an answer that must have this status and reason.
    pub fn refused(&self, status: u16, reason: &str) -> Value {
        let problem = self.json();
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        assert_eq!(problem["reason"], reason, "{}", self.text);
        assert_eq!(self.headers["content-type"], "application/problem+json");
        problem
    }
}

impl Rest {
    /// A client of the server at `127.0.0.1:PORT`, without a credential.
    #[must_use]
    pub fn at(address: &str) -> Self {
        let client = Client::builder(TokioExecutor::new()).build_http();
        Self { client, address: address.to_owned(), bearer: None }
    }

    /// The same with a credential.
    #[must_use]
    pub fn with(&self, bearer: &str) -> Self {
        Self { bearer: Some(bearer.to_owned()), ..self.clone() }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, &[], Bytes::new()).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.post_text(path, body.to_string()).await
    }

    /// Posts something that may be no JSON.
    pub async fn post_text(&self, path: &str, body: impl Into<Bytes>) -> Answer {
        let json = [("content-type", "application/json")];
        self.send(Method::POST, path, &json, body.into()).await
    }

    pub async fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Bytes,
    ) -> Answer {
        let (parts, body) = self.begin(method, path, headers, body).await.into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8(body.to_vec()).unwrap();
        Answer { status: parts.status, headers: parts.headers, text }
    }

    /// Opens a stream of server-sent events.
    pub async fn events(&self, path: &str, last_event_id: Option<&str>) -> Events {
        let headers: Vec<_> = last_event_id.map(|id| ("last-event-id", id)).into_iter().collect();
        let response = self.begin(Method::GET, path, &headers, Bytes::new()).await;
        Events { status: response.status(), body: response.into_body(), read: BytesMut::new() }
    }

    async fn begin(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Bytes,
    ) -> http::Response<hyper::body::Incoming> {
        let mut request =
            Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        if let Some(bearer) = &self.bearer {
            request = request.header("authorization", format!("Bearer {bearer}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.client.request(request.body(Full::new(body)).unwrap()).await.unwrap()
    }
}

/// A stream of server-sent events.
pub struct Events {
    pub status: StatusCode,
    body: hyper::body::Incoming,
    read: BytesMut,
}

/// One event.
#[derive(Debug, Clone)]
pub struct Event {
    pub id: Option<String>,
    pub data: Value,
}

impl Events {
    /// The next event; none at the end of the stream.
    pub async fn next(&mut self) -> Option<Event> {
        loop {
            while let Some(end) = self.read.windows(2).position(|pair| pair == b"\n\n") {
                let block = self.read.split_to(end + 2);
                if let Some(event) = event(std::str::from_utf8(&block).unwrap()) {
                    return Some(event);
                }
            }
            match self.body.frame().await {
                Some(Ok(frame)) => {
                    self.read.extend_from_slice(&frame.into_data().unwrap_or_default());
                }
                Some(Err(_)) | None => return None,
            }
        }
    }
}

/// The event of a block of lines; none, if it is a comment.
fn event(block: &str) -> Option<Event> {
    let field = |name: &str| {
        let lines = block.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        lines.map(str::trim_start).next()
    };
    let data = serde_json::from_str(field("data")?).unwrap();
    Some(Event { id: field("id").map(str::to_owned), data })
}
