//! `umpire-load bare`: the same calls with nobody behind them, to measure what the way to the rules
//! costs by itself.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Args;
use futures::stream::{self, Empty};
use tokio::net::TcpListener;
use tonic::transport::Server;
use tonic::transport::server::TcpIncoming;
use tonic::{Request, Response, Status};
use umpire_contract::umpire::v1::matches_server::{Matches, MatchesServer};
use umpire_contract::umpire::v1::play_server::{Play, PlayServer};
use umpire_contract::umpire::v1::{
    CheckActionRequest, CheckActionResponse, CloseMatchRequest, CreateMatchRequest,
    CreateMatchResponse, Entry, Frame, GetMatchRequest, GetViewRequest, GetViewResponse,
    IssueTokenRequest, ListActionsRequest, ListActionsResponse, ListEventsRequest,
    ListEventsResponse, ListMatchesRequest, ListMatchesResponse, MatchSummary, SeatToken,
    SubmitActionRequest, WatchEventsRequest,
};
use umpire_tests::Lots;

use crate::Sentence;
use crate::ahead::play_ahead;

/// As long as a seat's token is, in characters.
const TOKEN_LENGTH: usize = 180;

/// Serve gRPC that answers every submit with an entry of the usual size, unread
#[derive(Debug, Args)]
pub(crate) struct Bare {
    /// Where to listen; port 0 takes a free one
    #[arg(long, default_value = "127.0.0.1:0")]
    listen: SocketAddr,
    /// How many players the match has whose entries are answered
    #[arg(long, default_value = "2")]
    players: u8,
}

impl Bare {
    pub(crate) async fn run(self) -> Result<(), Sentence> {
        if !self.listen.ip().is_loopback() {
            return Err("a bare server listens on the loopback alone".into());
        }
        let moves = play_ahead("bare", self.players, [0; 32], &mut Lots::new(0))?;
        let answers = moves.into_iter().map(|played| played.told).collect();
        let listener = TcpListener::bind(self.listen).await?;
        writeln!(io::stdout(), "umpire-load answers on http://{}", listener.local_addr()?)?;
        Server::builder()
            .add_service(MatchesServer::new(NoMatches))
            .add_service(PlayServer::new(NoPlay { answers, next: AtomicUsize::new(0) }))
            .serve_with_incoming(TcpIncoming::from(listener).with_nodelay(Some(true)))
            .await?;
        Ok(())
    }
}

/// Makes matches that are none.
struct NoMatches;

/// Plays nothing.
struct NoPlay {
    answers: Vec<Entry>,
    next: AtomicUsize,
}

fn unserved<T>() -> Result<Response<T>, Status> {
    Err(Status::unimplemented("a bare server answers submits alone"))
}

#[tonic::async_trait]
impl Matches for NoMatches {
    async fn create_match(
        &self,
        request: Request<CreateMatchRequest>,
    ) -> Result<Response<CreateMatchResponse>, Status> {
        let seats = (0..).zip(request.into_inner().seats);
        let token = |seat| SeatToken { seat, token: "t".repeat(TOKEN_LENGTH), expiry: None };
        Ok(Response::new(CreateMatchResponse {
            r#match: Some(MatchSummary { id: "0".repeat(26), ..Default::default() }),
            seats: seats.map(|(seat, _)| token(seat)).collect(),
        }))
    }

    async fn list_matches(
        &self,
        _: Request<ListMatchesRequest>,
    ) -> Result<Response<ListMatchesResponse>, Status> {
        unserved()
    }

    async fn get_match(
        &self,
        _: Request<GetMatchRequest>,
    ) -> Result<Response<MatchSummary>, Status> {
        unserved()
    }

    async fn close_match(
        &self,
        _: Request<CloseMatchRequest>,
    ) -> Result<Response<MatchSummary>, Status> {
        unserved()
    }

    async fn issue_token(
        &self,
        _: Request<IssueTokenRequest>,
    ) -> Result<Response<SeatToken>, Status> {
        unserved()
    }
}

#[tonic::async_trait]
impl Play for NoPlay {
    async fn submit_action(
        &self,
        _: Request<SubmitActionRequest>,
    ) -> Result<Response<Entry>, Status> {
        let turn = self.next.fetch_add(1, Ordering::Relaxed) % self.answers.len().max(1);
        Ok(Response::new(self.answers.get(turn).cloned().unwrap_or_default()))
    }

    async fn get_view(
        &self,
        _: Request<GetViewRequest>,
    ) -> Result<Response<GetViewResponse>, Status> {
        unserved()
    }

    async fn list_actions(
        &self,
        _: Request<ListActionsRequest>,
    ) -> Result<Response<ListActionsResponse>, Status> {
        unserved()
    }

    async fn check_action(
        &self,
        _: Request<CheckActionRequest>,
    ) -> Result<Response<CheckActionResponse>, Status> {
        unserved()
    }

    async fn list_events(
        &self,
        _: Request<ListEventsRequest>,
    ) -> Result<Response<ListEventsResponse>, Status> {
        unserved()
    }

    type WatchEventsStream = Empty<Result<Frame, Status>>;

    async fn watch_events(
        &self,
        _: Request<WatchEventsRequest>,
    ) -> Result<Response<Self::WatchEventsStream>, Status> {
        let _: Self::WatchEventsStream = stream::empty();
        unserved()
    }
}
