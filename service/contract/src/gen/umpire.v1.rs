// @generated from proto/ by `cargo xtask gen`. Do not edit.
/// One accepted deed as told to one viewer, whole: everything it brought about, and whom the match
/// waits for then. Two viewers of one deed may get different entries; a viewer who is told nothing
/// of a deed gets none.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Entry {
    /// How many entries this viewer has been told, this one included. The first is 1. It counts the
    /// caller's own entries and is compared with nobody else's.
    #[prost(uint64, tag = "1")]
    pub version: u64,
    /// What this viewer learns, in the order in which it happened.
    #[prost(message, repeated, tag = "2")]
    pub events: ::prost::alloc::vec::Vec<Event>,
    /// The decisions that were open after this entry, as far as this viewer may know.
    #[prost(message, repeated, tag = "3")]
    pub pending: ::prost::alloc::vec::Vec<Decision>,
    /// The result, in the entry that ends the match; absent in every other.
    #[prost(message, optional, tag = "4")]
    pub outcome: ::core::option::Option<Outcome>,
    /// When the deed took effect, by the store's clock, UTC. It never goes back within a match.
    #[prost(message, optional, tag = "5")]
    pub time: ::core::option::Option<crate::wkt::Timestamp>,
}
/// One consequence, and the rule it follows from.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Event {
    /// Ledger id of the rule, such as `IS-MOB-04`. `Catalogue.ListRules` has its text and page.
    #[prost(string, tag = "1")]
    pub rule: ::prost::alloc::string::String,
    /// A sentence for people, in English, saying no more than the notice does.
    #[prost(string, tag = "2")]
    pub message: ::prost::alloc::string::String,
    /// The same for programs. Exactly one member: that of the match's game.
    #[prost(oneof = "event::Game", tags = "3")]
    pub game: ::core::option::Option<event::Game>,
}
/// Nested message and enum types in `Event`.
pub mod event {
    /// The same for programs. Exactly one member: that of the match's game.
    #[derive(Clone, PartialEq, ::prost::Oneof)]
    pub enum Game {
        /// A notice of `iron-sky`.
        #[prost(message, tag = "3")]
        IronSky(super::super::iron_sky::v1::Notice),
    }
}
/// Something the match waits for. Who is asked depends on public facts only, so every viewer who
/// may know of a decision sees the same one.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct Decision {
    /// Opaque; never used again within the match. Actions that answer a window, a round or a
    /// negotiation name it.
    #[prost(string, tag = "1")]
    pub id: ::prost::alloc::string::String,
    /// The seats that must or may answer, ascending, from 0.
    #[prost(uint32, repeated, tag = "2")]
    pub seats: ::prost::alloc::vec::Vec<u32>,
    /// What is asked, as a slug of the game, such as `command-phase` or `defence-card`. New kinds may appear.
    #[prost(string, tag = "3")]
    pub kind: ::prost::alloc::string::String,
    /// From this moment on the answer is no longer taken and the clock answers in the player's place.
    /// UTC; absent where no clock runs.
    #[prost(message, optional, tag = "4")]
    pub deadline: ::core::option::Option<crate::wkt::Timestamp>,
}
/// How a match ended.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Outcome {
    /// One row a seat, in order of seats.
    #[prost(message, repeated, tag = "1")]
    pub standings: ::prost::alloc::vec::Vec<Standing>,
    /// How the game itself counted. Exactly one member: that of the match's game.
    #[prost(oneof = "outcome::Game", tags = "2")]
    pub game: ::core::option::Option<outcome::Game>,
}
/// Nested message and enum types in `Outcome`.
pub mod outcome {
    /// How the game itself counted. Exactly one member: that of the match's game.
    #[derive(Clone, PartialEq, ::prost::Oneof)]
    pub enum Game {
        /// The scoring of `iron-sky`.
        #[prost(message, tag = "2")]
        IronSky(super::super::iron_sky::v1::Outcome),
    }
}
/// Where a seat ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
pub struct Standing {
    /// The seat, from 0.
    #[prost(uint32, tag = "1")]
    pub seat: u32,
    /// 1 is best; seats that share a place share the number, and the next number is left out. Partners
    /// who win together are all 1.
    #[prost(uint32, tag = "2")]
    pub rank: u32,
    /// The seat's own points; absent in a game without points.
    #[prost(int32, optional, tag = "3")]
    pub score: ::core::option::Option<i32>,
}
/// What a match chose when it was created. The member must be that of the match's game.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Options {
    /// Exactly one member.
    #[prost(oneof = "options::Game", tags = "1")]
    pub game: ::core::option::Option<options::Game>,
}
/// Nested message and enum types in `Options`.
pub mod options {
    /// Exactly one member.
    #[derive(Clone, PartialEq, ::prost::Oneof)]
    pub enum Game {
        /// Options of `iron-sky`.
        #[prost(message, tag = "1")]
        IronSky(super::super::iron_sky::v1::Options),
    }
}
/// One thing a player may do. It never names its seat: the seat comes from the caller's token.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Action {
    /// Exactly one member: that of the match's game.
    #[prost(oneof = "action::Game", tags = "1")]
    pub game: ::core::option::Option<action::Game>,
}
/// Nested message and enum types in `Action`.
pub mod action {
    /// Exactly one member: that of the match's game.
    #[derive(Clone, PartialEq, ::prost::Oneof)]
    pub enum Game {
        /// An action of `iron-sky`.
        #[prost(message, tag = "1")]
        IronSky(super::super::iron_sky::v1::Action),
    }
}
/// The table as one viewer may see it. It is built from what that viewer may know; what is hidden
/// has no field to stand in.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct View {
    /// Exactly one member: that of the match's game.
    #[prost(oneof = "view::Game", tags = "1")]
    pub game: ::core::option::Option<view::Game>,
}
/// Nested message and enum types in `View`.
pub mod view {
    /// Exactly one member: that of the match's game.
    #[derive(Clone, PartialEq, ::prost::Oneof)]
    pub enum Game {
        /// The table of `iron-sky`.
        #[prost(message, tag = "1")]
        IronSky(super::super::iron_sky::v1::View),
    }
}
/// What an action would do, up to the first die or card drawn: where things would end, at what
/// cost, and of an unlawful path how far it could go.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Preview {
    /// Exactly one member: that of the match's game.
    #[prost(oneof = "preview::Game", tags = "1")]
    pub game: ::core::option::Option<preview::Game>,
}
/// Nested message and enum types in `Preview`.
pub mod preview {
    /// Exactly one member: that of the match's game.
    #[derive(Clone, PartialEq, ::prost::Oneof)]
    pub enum Game {
        /// A preview of `iron-sky`.
        #[prost(message, tag = "1")]
        IronSky(super::super::iron_sky::v1::Preview),
    }
}
/// Everything a match is made of. No names of people: they lie beside the record, not in it.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Record {
    /// Slug of the game.
    #[prost(string, tag = "1")]
    pub game: ::prost::alloc::string::String,
    /// Version of the rules the match began and ended under.
    #[prost(string, tag = "2")]
    pub ruleset: ::prost::alloc::string::String,
    /// SHA-256 of the content (boards, decks, lists) it was played with; 32 bytes.
    #[prost(bytes = "vec", tag = "3")]
    pub content_digest: ::prost::alloc::vec::Vec<u8>,
    /// Id of the match. Every draw depends on it.
    #[prost(string, tag = "4")]
    pub match_id: ::prost::alloc::string::String,
    /// What the match chose.
    #[prost(message, optional, tag = "5")]
    pub options: ::core::option::Option<Options>,
    /// The seats, in order from 0.
    #[prost(message, repeated, tag = "6")]
    pub seats: ::prost::alloc::vec::Vec<RecordSeat>,
    /// The seed, 32 bytes. Its SHA-256 is the `seed_commitment` published at creation.
    #[prost(bytes = "vec", tag = "7")]
    pub seed: ::prost::alloc::vec::Vec<u8>,
    /// Every accepted deed in order. The first row is the dealing and has no deed.
    #[prost(message, repeated, tag = "8")]
    pub entries: ::prost::alloc::vec::Vec<RecordEntry>,
    /// How it ended; absent in a match that was closed without a result.
    #[prost(message, optional, tag = "9")]
    pub outcome: ::core::option::Option<Outcome>,
    /// Name of the content pack it was played with, such as `default/2`, for people: the digest says
    /// which it was.
    #[prost(string, tag = "10")]
    pub content_pack: ::prost::alloc::string::String,
}
/// What a seat brought into a match.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct RecordSeat {
    /// The seat, from 0.
    #[prost(uint32, tag = "1")]
    pub seat: u32,
    /// 32 bytes the player added to the chance of the match; absent if none.
    #[prost(bytes = "vec", optional, tag = "2")]
    pub entropy: ::core::option::Option<::prost::alloc::vec::Vec<u8>>,
}
/// One row of the log.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct RecordEntry {
    /// What was done; absent in the first row alone.
    #[prost(message, optional, tag = "1")]
    pub deed: ::core::option::Option<Deed>,
    /// The stamp it was judged with, UTC. Stamps never go back.
    #[prost(message, optional, tag = "2")]
    pub time: ::core::option::Option<crate::wkt::Timestamp>,
    /// Number of random words used before this row: where its draws begin.
    #[prost(uint64, tag = "3")]
    pub first_word: u64,
    /// SHA-256 of the previous row's tip and this row; 32 bytes. It tells two histories apart.
    #[prost(bytes = "vec", tag = "4")]
    pub tip: ::prost::alloc::vec::Vec<u8>,
}
/// What the log holds. Only `act` can be asked for by a client.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Deed {
    /// Exactly one member.
    #[prost(oneof = "deed::Kind", tags = "1, 2, 3")]
    pub kind: ::core::option::Option<deed::Kind>,
}
/// Nested message and enum types in `Deed`.
pub mod deed {
    /// A player's action.
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct Act {
        /// The seat it was for, from 0.
        #[prost(uint32, optional, tag = "1")]
        pub seat: ::core::option::Option<u32>,
        /// What was done.
        #[prost(message, optional, tag = "2")]
        pub action: ::core::option::Option<super::Action>,
    }
    /// A decision's time ran out.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Expire {
        /// The `Decision.id` that was still open.
        #[prost(string, tag = "1")]
        pub decision_id: ::prost::alloc::string::String,
    }
    /// A seat was given up by the house.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Retire {
        /// The seat, from 0.
        #[prost(uint32, optional, tag = "1")]
        pub seat: ::core::option::Option<u32>,
    }
    /// Exactly one member.
    #[derive(Clone, PartialEq, ::prost::Oneof)]
    pub enum Kind {
        /// A player's action.
        #[prost(message, tag = "1")]
        Act(Act),
        /// A decision's time ran out, and its default was taken.
        #[prost(message, tag = "2")]
        Expire(Expire),
        /// A seat was given up by the house.
        #[prost(message, tag = "3")]
        Retire(Retire),
    }
}
/// Asks for a record.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct GetRecordRequest {
    /// Id of the match.
    #[prost(string, tag = "1")]
    pub match_id: ::prost::alloc::string::String,
}
/// A record to be replayed.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct VerifyRecordRequest {
    /// The record, as `GetRecord` answered it.
    #[prost(message, optional, tag = "1")]
    pub record: ::core::option::Option<Record>,
}
/// What a replay found.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct VerifyRecordResponse {
    /// Whether every row was lawful, began at the same random word, ended in the same tip, and led to
    /// the same outcome.
    #[prost(bool, tag = "1")]
    pub verified: bool,
    /// Rows that agree, from the first on, the dealing included.
    #[prost(uint64, tag = "2")]
    pub verified_entries: u64,
    /// The first difference; absent if there is none.
    #[prost(message, optional, tag = "3")]
    pub difference: ::core::option::Option<verify_record_response::Difference>,
    /// The outcome that the replay came to; absent if the match was not played out.
    #[prost(message, optional, tag = "4")]
    pub outcome: ::core::option::Option<Outcome>,
}
/// Nested message and enum types in `VerifyRecordResponse`.
pub mod verify_record_response {
    /// Where a record and its replay part.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Difference {
        /// Index of the row in `Record.entries`, from 0; their number if the rows agree and the outcome
        /// does not.
        #[prost(uint64, tag = "1")]
        pub entry: u64,
        /// What differs, as a JSON name of the row or record, such as `tip`, `firstWord`, `deed`,
        /// `outcome`.
        #[prost(string, tag = "2")]
        pub field: ::prost::alloc::string::String,
        /// A sentence for people, in English.
        #[prost(string, tag = "3")]
        pub message: ::prost::alloc::string::String,
        /// What the replay has there, as text.
        #[prost(string, tag = "4")]
        pub expected: ::prost::alloc::string::String,
        /// What the record has there, as text.
        #[prost(string, tag = "5")]
        pub found: ::prost::alloc::string::String,
    }
}
/// Generated client implementations.
pub mod audit_client {
    #![allow(
        unused_variables,
        dead_code,
        missing_docs,
        clippy::wildcard_imports,
        clippy::let_unit_value
    )]
    use tonic::codegen::http::Uri;
    use tonic::codegen::*;
    /// Records and their replay.
    #[derive(Debug, Clone)]
    pub struct AuditClient<T> {
        inner: tonic::client::Grpc<T>,
    }
    impl AuditClient<tonic::transport::Channel> {
        /// Attempt to create a new client by connecting to a given endpoint.
        pub async fn connect<D>(dst: D) -> Result<Self, tonic::transport::Error>
        where
            D: TryInto<tonic::transport::Endpoint>,
            D::Error: Into<StdError>,
        {
            let conn = tonic::transport::Endpoint::new(dst)?.connect().await?;
            Ok(Self::new(conn))
        }
    }
    impl<T> AuditClient<T>
    where
        T: tonic::client::GrpcService<tonic::body::Body>,
        T::Error: Into<StdError>,
        T::ResponseBody: Body<Data = Bytes> + std::marker::Send + 'static,
        <T::ResponseBody as Body>::Error: Into<StdError> + std::marker::Send,
    {
        pub fn new(inner: T) -> Self {
            let inner = tonic::client::Grpc::new(inner);
            Self { inner }
        }
        pub fn with_origin(inner: T, origin: Uri) -> Self {
            let inner = tonic::client::Grpc::with_origin(inner, origin);
            Self { inner }
        }
        pub fn with_interceptor<F>(
            inner: T,
            interceptor: F,
        ) -> AuditClient<InterceptedService<T, F>>
        where
            F: tonic::service::Interceptor,
            T::ResponseBody: Default,
            T: tonic::codegen::Service<
                    http::Request<tonic::body::Body>,
                    Response = http::Response<
                        <T as tonic::client::GrpcService<tonic::body::Body>>::ResponseBody,
                    >,
                >,
            <T as tonic::codegen::Service<http::Request<tonic::body::Body>>>::Error:
                Into<StdError> + std::marker::Send + std::marker::Sync,
        {
            AuditClient::new(InterceptedService::new(inner, interceptor))
        }
        /// Compress requests with the given encoding.
        ///
        /// This requires the server to support it otherwise it might respond with an
        /// error.
        #[must_use]
        pub fn send_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.inner = self.inner.send_compressed(encoding);
            self
        }
        /// Enable decompressing responses.
        #[must_use]
        pub fn accept_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.inner = self.inner.accept_compressed(encoding);
            self
        }
        /// Limits the maximum size of a decoded message.
        ///
        /// Default: `4MB`
        #[must_use]
        pub fn max_decoding_message_size(mut self, limit: usize) -> Self {
            self.inner = self.inner.max_decoding_message_size(limit);
            self
        }
        /// Limits the maximum size of an encoded message.
        ///
        /// Default: `usize::MAX`
        #[must_use]
        pub fn max_encoding_message_size(mut self, limit: usize) -> Self {
            self.inner = self.inner.max_encoding_message_size(limit);
            self
        }
        /// Hands out the record of a match that has ended: its seed, set-up and every deed.
        ///
        /// FAILED_PRECONDITION (`MATCH_RUNNING`) before the end; NOT_FOUND if there is no such match or
        /// the caller may not see it.
        pub async fn get_record(
            &mut self,
            request: impl tonic::IntoRequest<super::GetRecordRequest>,
        ) -> std::result::Result<tonic::Response<super::Record>, tonic::Status> {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Audit/GetRecord");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Audit", "GetRecord"));
            self.inner.unary(req, path, codec).await
        }
        /// Replays a record and says where it differs, if it does. It needs no store and no match here.
        ///
        /// INVALID_ARGUMENT if the record is not one, or is of a game, ruleset or content pack that is not
        /// here.
        pub async fn verify_record(
            &mut self,
            request: impl tonic::IntoRequest<super::VerifyRecordRequest>,
        ) -> std::result::Result<tonic::Response<super::VerifyRecordResponse>, tonic::Status>
        {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Audit/VerifyRecord");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Audit", "VerifyRecord"));
            self.inner.unary(req, path, codec).await
        }
    }
}
/// Generated server implementations.
pub mod audit_server {
    #![allow(
        unused_variables,
        dead_code,
        missing_docs,
        clippy::wildcard_imports,
        clippy::let_unit_value
    )]
    use tonic::codegen::*;
    /// Generated trait containing gRPC methods that should be implemented for use with AuditServer.
    #[async_trait]
    pub trait Audit: std::marker::Send + std::marker::Sync + 'static {
        /// Hands out the record of a match that has ended: its seed, set-up and every deed.
        ///
        /// FAILED_PRECONDITION (`MATCH_RUNNING`) before the end; NOT_FOUND if there is no such match or
        /// the caller may not see it.
        async fn get_record(
            &self,
            request: tonic::Request<super::GetRecordRequest>,
        ) -> std::result::Result<tonic::Response<super::Record>, tonic::Status>;
        /// Replays a record and says where it differs, if it does. It needs no store and no match here.
        ///
        /// INVALID_ARGUMENT if the record is not one, or is of a game, ruleset or content pack that is not
        /// here.
        async fn verify_record(
            &self,
            request: tonic::Request<super::VerifyRecordRequest>,
        ) -> std::result::Result<tonic::Response<super::VerifyRecordResponse>, tonic::Status>;
    }
    /// Records and their replay.
    #[derive(Debug)]
    pub struct AuditServer<T> {
        inner: Arc<T>,
        accept_compression_encodings: EnabledCompressionEncodings,
        send_compression_encodings: EnabledCompressionEncodings,
        max_decoding_message_size: Option<usize>,
        max_encoding_message_size: Option<usize>,
    }
    impl<T> AuditServer<T> {
        pub fn new(inner: T) -> Self {
            Self::from_arc(Arc::new(inner))
        }
        pub fn from_arc(inner: Arc<T>) -> Self {
            Self {
                inner,
                accept_compression_encodings: Default::default(),
                send_compression_encodings: Default::default(),
                max_decoding_message_size: None,
                max_encoding_message_size: None,
            }
        }
        pub fn with_interceptor<F>(inner: T, interceptor: F) -> InterceptedService<Self, F>
        where
            F: tonic::service::Interceptor,
        {
            InterceptedService::new(Self::new(inner), interceptor)
        }
        /// Enable decompressing requests with the given encoding.
        #[must_use]
        pub fn accept_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.accept_compression_encodings.enable(encoding);
            self
        }
        /// Compress responses with the given encoding, if the client supports it.
        #[must_use]
        pub fn send_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.send_compression_encodings.enable(encoding);
            self
        }
        /// Limits the maximum size of a decoded message.
        ///
        /// Default: `4MB`
        #[must_use]
        pub fn max_decoding_message_size(mut self, limit: usize) -> Self {
            self.max_decoding_message_size = Some(limit);
            self
        }
        /// Limits the maximum size of an encoded message.
        ///
        /// Default: `usize::MAX`
        #[must_use]
        pub fn max_encoding_message_size(mut self, limit: usize) -> Self {
            self.max_encoding_message_size = Some(limit);
            self
        }
    }
    impl<T, B> tonic::codegen::Service<http::Request<B>> for AuditServer<T>
    where
        T: Audit,
        B: Body + std::marker::Send + 'static,
        B::Error: Into<StdError> + std::marker::Send + 'static,
    {
        type Response = http::Response<tonic::body::Body>;
        type Error = std::convert::Infallible;
        type Future = BoxFuture<Self::Response, Self::Error>;
        fn poll_ready(
            &mut self,
            _cx: &mut Context<'_>,
        ) -> Poll<std::result::Result<(), Self::Error>> {
            Poll::Ready(Ok(()))
        }
        fn call(&mut self, req: http::Request<B>) -> Self::Future {
            match req.uri().path() {
                "/umpire.v1.Audit/GetRecord" => {
                    #[allow(non_camel_case_types)]
                    struct GetRecordSvc<T: Audit>(pub Arc<T>);
                    impl<T: Audit> tonic::server::UnaryService<super::GetRecordRequest> for GetRecordSvc<T> {
                        type Response = super::Record;
                        type Future = BoxFuture<tonic::Response<Self::Response>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::GetRecordRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut =
                                async move { <T as Audit>::get_record(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = GetRecordSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.unary(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                "/umpire.v1.Audit/VerifyRecord" => {
                    #[allow(non_camel_case_types)]
                    struct VerifyRecordSvc<T: Audit>(pub Arc<T>);
                    impl<T: Audit> tonic::server::UnaryService<super::VerifyRecordRequest> for VerifyRecordSvc<T> {
                        type Response = super::VerifyRecordResponse;
                        type Future = BoxFuture<tonic::Response<Self::Response>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::VerifyRecordRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut =
                                async move { <T as Audit>::verify_record(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = VerifyRecordSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.unary(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                _ => Box::pin(async move {
                    let mut response = http::Response::new(tonic::body::Body::default());
                    let headers = response.headers_mut();
                    headers.insert(
                        tonic::Status::GRPC_STATUS,
                        (tonic::Code::Unimplemented as i32).into(),
                    );
                    headers.insert(http::header::CONTENT_TYPE, tonic::metadata::GRPC_CONTENT_TYPE);
                    Ok(response)
                }),
            }
        }
    }
    impl<T> Clone for AuditServer<T> {
        fn clone(&self) -> Self {
            let inner = self.inner.clone();
            Self {
                inner,
                accept_compression_encodings: self.accept_compression_encodings,
                send_compression_encodings: self.send_compression_encodings,
                max_decoding_message_size: self.max_decoding_message_size,
                max_encoding_message_size: self.max_encoding_message_size,
            }
        }
    }
    /// Generated gRPC service name
    pub const SERVICE_NAME: &str = "umpire.v1.Audit";
    impl<T> tonic::server::NamedService for AuditServer<T> {
        const NAME: &'static str = SERVICE_NAME;
    }
}
/// A lawful action, ready to be submitted as it stands, and the ways in which it may be varied.
/// All choices together cover everything that would be accepted.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Choice {
    /// The seat the action is for, from 0. After a resignation one player may act for two seats.
    #[prost(uint32, tag = "1")]
    pub seat: u32,
    /// The `Decision.id` that the action answers; empty where it answers none, like resigning.
    #[prost(string, tag = "2")]
    pub decision_id: ::prost::alloc::string::String,
    /// A short phrase for people, in English, such as `mobilize 2 units from Berlin to Paris`.
    #[prost(string, tag = "3")]
    pub summary: ::prost::alloc::string::String,
    /// The sample. `Play.SubmitAction` accepts it unchanged as long as nothing else happens.
    #[prost(message, optional, tag = "4")]
    pub action: ::core::option::Option<Action>,
    /// Fields of the sample that may be given other values. Empty where there is nothing to vary.
    #[prost(message, repeated, tag = "5")]
    pub parameters: ::prost::alloc::vec::Vec<Parameter>,
}
/// A field of a choice's action and the values it may take. A domain bounds, it does not promise:
/// values within their domains may still be refused in combination; `Play.CheckAction` decides.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Parameter {
    /// The field as a path of JSON names into the choice's `action`, such as
    /// `ironSky.mobilize.count`. Within a step of a list it starts at the step.
    #[prost(string, tag = "1")]
    pub path: ::prost::alloc::string::String,
    /// The values that come into question.
    #[prost(message, optional, tag = "2")]
    pub domain: ::core::option::Option<Domain>,
}
/// A set of values, in one of six forms.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Domain {
    /// Exactly one member.
    #[prost(oneof = "domain::Kind", tags = "1, 2, 3, 4, 5, 6")]
    pub kind: ::core::option::Option<domain::Kind>,
}
/// Nested message and enum types in `Domain`.
pub mod domain {
    /// A whole number.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Integer {
        /// The least value, inclusive, in the unit of the field.
        #[prost(int32, tag = "1")]
        pub min: i32,
        /// The greatest value, inclusive, in the unit of the field.
        #[prost(int32, tag = "2")]
        pub max: i32,
        /// Values count from `min` in strides of this size; at least 1.
        #[prost(uint32, tag = "3")]
        pub step: u32,
    }
    /// One value out of a list.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct OneOf {
        /// The values as they stand in JSON, without quotes: slugs, enum names, decimal numbers.
        #[prost(string, repeated, tag = "1")]
        pub values: ::prost::alloc::vec::Vec<::prost::alloc::string::String>,
        /// Whether the field may also be left out.
        #[prost(bool, tag = "2")]
        pub or_absent: bool,
    }
    /// Some values out of a list, each at most once. The field is a list.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Subset {
        /// The values as they stand in JSON, without quotes: slugs, enum names, decimal numbers.
        #[prost(string, repeated, tag = "1")]
        pub values: ::prost::alloc::vec::Vec<::prost::alloc::string::String>,
        /// The least number of values to take.
        #[prost(uint32, tag = "2")]
        pub min_size: u32,
        /// The greatest number of values to take.
        #[prost(uint32, tag = "3")]
        pub max_size: u32,
    }
    /// A total dealt out over named parts. The field is either an object that has a number for each
    /// part, or a list of rows that each name a part and a number; a part that gets 0 may be left out.
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct Allocation {
        /// The parts.
        #[prost(message, repeated, tag = "1")]
        pub parts: ::prost::alloc::vec::Vec<allocation::Part>,
        /// The least sum over all parts.
        #[prost(uint32, tag = "2")]
        pub min_total: u32,
        /// The greatest sum over all parts.
        #[prost(uint32, tag = "3")]
        pub max_total: u32,
        /// The greatest number of parts that get more than 0.
        #[prost(uint32, tag = "4")]
        pub max_parts: u32,
    }
    /// Nested message and enum types in `Allocation`.
    pub mod allocation {
        /// One part.
        #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
        pub struct Part {
            /// The JSON name of the number in the object, or the name in the row.
            #[prost(string, tag = "1")]
            pub key: ::prost::alloc::string::String,
            /// The least share, 0 where the part may be left out.
            #[prost(uint32, tag = "2")]
            pub min: u32,
            /// The greatest share.
            #[prost(uint32, tag = "3")]
            pub max: u32,
        }
    }
    /// A list of steps taken one after the other, such as the legs of a move. The field is a list.
    /// Build it step by step and ask `Play.CheckAction` after each: its preview says what follows.
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct Steps {
        /// The kinds of step there are.
        #[prost(message, repeated, tag = "1")]
        pub kinds: ::prost::alloc::vec::Vec<steps::StepKind>,
        /// The least number of steps.
        #[prost(uint32, tag = "2")]
        pub min_size: u32,
        /// The greatest number of steps.
        #[prost(uint32, tag = "3")]
        pub max_size: u32,
    }
    /// Nested message and enum types in `Steps`.
    pub mod steps {
        /// One kind of step.
        #[derive(Clone, PartialEq, ::prost::Message)]
        pub struct StepKind {
            /// The member of the step's one-member object, such as `wheel`.
            #[prost(string, tag = "1")]
            pub kind: ::prost::alloc::string::String,
            /// What may be varied in it; their paths start at that member's object.
            #[prost(message, repeated, tag = "2")]
            pub parameters: ::prost::alloc::vec::Vec<super::super::Parameter>,
        }
    }
    /// Yes or no.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Flag {}
    /// Exactly one member.
    #[derive(Clone, PartialEq, ::prost::Oneof)]
    pub enum Kind {
        /// A whole number between two bounds.
        #[prost(message, tag = "1")]
        Integer(Integer),
        /// One value out of a list.
        #[prost(message, tag = "2")]
        OneOf(OneOf),
        /// Some values out of a list, each at most once.
        #[prost(message, tag = "3")]
        Subset(Subset),
        /// A total dealt out over named parts.
        #[prost(message, tag = "4")]
        Allocation(Allocation),
        /// A list of steps, each with parameters of its own.
        #[prost(message, tag = "5")]
        Steps(Steps),
        /// Yes or no.
        #[prost(message, tag = "6")]
        Flag(Flag),
    }
}
/// Asks for the games.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct ListGamesRequest {
    /// The most rows to answer with, from 1 to 1000; 0 or absent leaves it to the service.
    #[prost(uint32, tag = "1")]
    pub page_size: u32,
    /// The `next_page_token` of the page before; empty for the first page.
    #[prost(string, tag = "2")]
    pub page_token: ::prost::alloc::string::String,
}
/// A page of games.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct ListGamesResponse {
    /// The games, each with `content` left empty.
    #[prost(message, repeated, tag = "1")]
    pub games: ::prost::alloc::vec::Vec<Game>,
    /// Where the next page begins; empty on the last.
    #[prost(string, tag = "2")]
    pub next_page_token: ::prost::alloc::string::String,
}
/// Asks for one game.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct GetGameRequest {
    /// Slug of the game, such as `iron-sky`.
    #[prost(string, tag = "1")]
    pub game: ::prost::alloc::string::String,
    /// The content pack whose content is wanted, named as in `CreateMatchRequest.content_pack`; empty
    /// for the game's own.
    #[prost(string, tag = "2")]
    pub content_pack: ::prost::alloc::string::String,
}
/// A game on offer.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Game {
    /// Slug, such as `iron-sky`; names the game in every call.
    #[prost(string, tag = "1")]
    pub game: ::prost::alloc::string::String,
    /// Title, as printed.
    #[prost(string, tag = "2")]
    pub title: ::prost::alloc::string::String,
    /// What kind of game it is, in a sentence or two.
    #[prost(string, tag = "3")]
    pub summary: ::prost::alloc::string::String,
    /// The numbers of players it can be played by, ascending.
    #[prost(uint32, repeated, tag = "4")]
    pub player_counts: ::prost::alloc::vec::Vec<u32>,
    /// What a match may choose.
    #[prost(message, repeated, tag = "5")]
    pub options: ::prost::alloc::vec::Vec<GameOption>,
    /// Boards, cards, lists: what the rules name by slug. Left empty by `ListGames`.
    #[prost(message, repeated, tag = "6")]
    pub content: ::prost::alloc::vec::Vec<ContentItem>,
    /// The versions of the rules that matches here are played under; the first is what new ones get.
    #[prost(message, repeated, tag = "7")]
    pub rulesets: ::prost::alloc::vec::Vec<Ruleset>,
    /// The content packs that matches here can be played with; the first is the game's own, which a
    /// match gets that names none.
    #[prost(message, repeated, tag = "8")]
    pub content_packs: ::prost::alloc::vec::Vec<ContentPack>,
}
/// A content pack: boards, decks and tables of a game.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct ContentPack {
    /// Its name: id and version, such as `default/2`.
    #[prost(string, tag = "1")]
    pub name: ::prost::alloc::string::String,
    /// SHA-256 of what it says; 32 bytes. Packs of one name and digest are the same.
    #[prost(bytes = "vec", tag = "2")]
    pub digest: ::prost::alloc::vec::Vec<u8>,
}
/// Something a match may choose when it is created.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct GameOption {
    /// The field as a path of JSON names into `CreateMatchRequest.options`, such as
    /// `ironSky.commandSeconds`.
    #[prost(string, tag = "1")]
    pub path: ::prost::alloc::string::String,
    /// What it changes, in a sentence.
    #[prost(string, tag = "2")]
    pub summary: ::prost::alloc::string::String,
    /// The values it may take.
    #[prost(message, optional, tag = "3")]
    pub domain: ::core::option::Option<Domain>,
    /// The value taken if the field is absent, as it stands in JSON without quotes.
    #[prost(string, tag = "4")]
    pub default_value: ::prost::alloc::string::String,
    /// Whether matches can choose it yet. Where false, anything but the default is refused.
    #[prost(bool, tag = "5")]
    pub available: bool,
    /// Ledger id of the rule that offers it; empty where the rulebook does not.
    #[prost(string, tag = "6")]
    pub rule: ::prost::alloc::string::String,
}
/// A piece of content: a board, a card, a unit.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct ContentItem {
    /// What it is, as a slug such as `command-card`.
    #[prost(string, tag = "1")]
    pub kind: ::prost::alloc::string::String,
    /// Its name in views, notices and actions; unique within its kind.
    #[prost(string, tag = "2")]
    pub slug: ::prost::alloc::string::String,
    /// Its name for people.
    #[prost(string, tag = "3")]
    pub title: ::prost::alloc::string::String,
    /// What is printed on it; empty if nothing is.
    #[prost(string, tag = "4")]
    pub text: ::prost::alloc::string::String,
    /// Its figures by name, as printed, such as `value` to `4`.
    #[prost(btree_map = "string, string", tag = "5")]
    pub attributes: ::prost::alloc::collections::BTreeMap<
        ::prost::alloc::string::String,
        ::prost::alloc::string::String,
    >,
}
/// A version of a game's rules.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct Ruleset {
    /// Its name, as records carry it.
    #[prost(string, tag = "1")]
    pub version: ::prost::alloc::string::String,
    /// SHA-256 of the content described beside it; 32 bytes.
    #[prost(bytes = "vec", tag = "2")]
    pub content_digest: ::prost::alloc::vec::Vec<u8>,
}
/// Asks for a game's ledger.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct ListRulesRequest {
    /// Slug of the game, such as `iron-sky`.
    #[prost(string, tag = "1")]
    pub game: ::prost::alloc::string::String,
    /// The most rows to answer with, from 1 to 1000; 0 or absent leaves it to the service.
    #[prost(uint32, tag = "2")]
    pub page_size: u32,
    /// The `next_page_token` of the page before; empty for the first page.
    #[prost(string, tag = "3")]
    pub page_token: ::prost::alloc::string::String,
}
/// A page of a ledger.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct ListRulesResponse {
    /// The rules, in the rulebook's order.
    #[prost(message, repeated, tag = "1")]
    pub rules: ::prost::alloc::vec::Vec<Rule>,
    /// Where the next page begins; empty on the last.
    #[prost(string, tag = "2")]
    pub next_page_token: ::prost::alloc::string::String,
}
/// A rule, as kept.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct Rule {
    /// Its ledger id, such as `IS-MOB-04`.
    #[prost(string, tag = "1")]
    pub id: ::prost::alloc::string::String,
    /// The chapter of the ledger it stands in.
    #[prost(string, tag = "2")]
    pub chapter: ::prost::alloc::string::String,
    /// What it says, in English.
    #[prost(string, tag = "3")]
    pub text: ::prost::alloc::string::String,
    /// Where the rulebook prints it: headings and pages.
    #[prost(string, tag = "4")]
    pub source: ::prost::alloc::string::String,
    /// When it applies, as slugs such as `opt:initiative` or `2p`; empty if always.
    #[prost(string, repeated, tag = "5")]
    pub tags: ::prost::alloc::vec::Vec<::prost::alloc::string::String>,
}
/// Generated client implementations.
pub mod catalogue_client {
    #![allow(
        unused_variables,
        dead_code,
        missing_docs,
        clippy::wildcard_imports,
        clippy::let_unit_value
    )]
    use tonic::codegen::http::Uri;
    use tonic::codegen::*;
    /// The games on offer. Nothing here depends on the caller or on a match; it changes with releases.
    #[derive(Debug, Clone)]
    pub struct CatalogueClient<T> {
        inner: tonic::client::Grpc<T>,
    }
    impl CatalogueClient<tonic::transport::Channel> {
        /// Attempt to create a new client by connecting to a given endpoint.
        pub async fn connect<D>(dst: D) -> Result<Self, tonic::transport::Error>
        where
            D: TryInto<tonic::transport::Endpoint>,
            D::Error: Into<StdError>,
        {
            let conn = tonic::transport::Endpoint::new(dst)?.connect().await?;
            Ok(Self::new(conn))
        }
    }
    impl<T> CatalogueClient<T>
    where
        T: tonic::client::GrpcService<tonic::body::Body>,
        T::Error: Into<StdError>,
        T::ResponseBody: Body<Data = Bytes> + std::marker::Send + 'static,
        <T::ResponseBody as Body>::Error: Into<StdError> + std::marker::Send,
    {
        pub fn new(inner: T) -> Self {
            let inner = tonic::client::Grpc::new(inner);
            Self { inner }
        }
        pub fn with_origin(inner: T, origin: Uri) -> Self {
            let inner = tonic::client::Grpc::with_origin(inner, origin);
            Self { inner }
        }
        pub fn with_interceptor<F>(
            inner: T,
            interceptor: F,
        ) -> CatalogueClient<InterceptedService<T, F>>
        where
            F: tonic::service::Interceptor,
            T::ResponseBody: Default,
            T: tonic::codegen::Service<
                    http::Request<tonic::body::Body>,
                    Response = http::Response<
                        <T as tonic::client::GrpcService<tonic::body::Body>>::ResponseBody,
                    >,
                >,
            <T as tonic::codegen::Service<http::Request<tonic::body::Body>>>::Error:
                Into<StdError> + std::marker::Send + std::marker::Sync,
        {
            CatalogueClient::new(InterceptedService::new(inner, interceptor))
        }
        /// Compress requests with the given encoding.
        ///
        /// This requires the server to support it otherwise it might respond with an
        /// error.
        #[must_use]
        pub fn send_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.inner = self.inner.send_compressed(encoding);
            self
        }
        /// Enable decompressing responses.
        #[must_use]
        pub fn accept_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.inner = self.inner.accept_compressed(encoding);
            self
        }
        /// Limits the maximum size of a decoded message.
        ///
        /// Default: `4MB`
        #[must_use]
        pub fn max_decoding_message_size(mut self, limit: usize) -> Self {
            self.inner = self.inner.max_decoding_message_size(limit);
            self
        }
        /// Limits the maximum size of an encoded message.
        ///
        /// Default: `usize::MAX`
        #[must_use]
        pub fn max_encoding_message_size(mut self, limit: usize) -> Self {
            self.inner = self.inner.max_encoding_message_size(limit);
            self
        }
        /// Lists the games, in alphabetical order of their slugs, without their content.
        pub async fn list_games(
            &mut self,
            request: impl tonic::IntoRequest<super::ListGamesRequest>,
        ) -> std::result::Result<tonic::Response<super::ListGamesResponse>, tonic::Status> {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Catalogue/ListGames");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Catalogue", "ListGames"));
            self.inner.unary(req, path, codec).await
        }
        /// Describes one game: players, options, content, versions.
        ///
        /// NOT_FOUND if there is no such game; INVALID_ARGUMENT if it has no such content pack here.
        pub async fn get_game(
            &mut self,
            request: impl tonic::IntoRequest<super::GetGameRequest>,
        ) -> std::result::Result<tonic::Response<super::Game>, tonic::Status> {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Catalogue/GetGame");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Catalogue", "GetGame"));
            self.inner.unary(req, path, codec).await
        }
        /// Lists the ledger of a game: every rule with its id, text and page, in the rulebook's order.
        /// These are the ids that events and violations cite.
        ///
        /// NOT_FOUND if there is no such game.
        pub async fn list_rules(
            &mut self,
            request: impl tonic::IntoRequest<super::ListRulesRequest>,
        ) -> std::result::Result<tonic::Response<super::ListRulesResponse>, tonic::Status> {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Catalogue/ListRules");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Catalogue", "ListRules"));
            self.inner.unary(req, path, codec).await
        }
    }
}
/// Generated server implementations.
pub mod catalogue_server {
    #![allow(
        unused_variables,
        dead_code,
        missing_docs,
        clippy::wildcard_imports,
        clippy::let_unit_value
    )]
    use tonic::codegen::*;
    /// Generated trait containing gRPC methods that should be implemented for use with CatalogueServer.
    #[async_trait]
    pub trait Catalogue: std::marker::Send + std::marker::Sync + 'static {
        /// Lists the games, in alphabetical order of their slugs, without their content.
        async fn list_games(
            &self,
            request: tonic::Request<super::ListGamesRequest>,
        ) -> std::result::Result<tonic::Response<super::ListGamesResponse>, tonic::Status>;
        /// Describes one game: players, options, content, versions.
        ///
        /// NOT_FOUND if there is no such game; INVALID_ARGUMENT if it has no such content pack here.
        async fn get_game(
            &self,
            request: tonic::Request<super::GetGameRequest>,
        ) -> std::result::Result<tonic::Response<super::Game>, tonic::Status>;
        /// Lists the ledger of a game: every rule with its id, text and page, in the rulebook's order.
        /// These are the ids that events and violations cite.
        ///
        /// NOT_FOUND if there is no such game.
        async fn list_rules(
            &self,
            request: tonic::Request<super::ListRulesRequest>,
        ) -> std::result::Result<tonic::Response<super::ListRulesResponse>, tonic::Status>;
    }
    /// The games on offer. Nothing here depends on the caller or on a match; it changes with releases.
    #[derive(Debug)]
    pub struct CatalogueServer<T> {
        inner: Arc<T>,
        accept_compression_encodings: EnabledCompressionEncodings,
        send_compression_encodings: EnabledCompressionEncodings,
        max_decoding_message_size: Option<usize>,
        max_encoding_message_size: Option<usize>,
    }
    impl<T> CatalogueServer<T> {
        pub fn new(inner: T) -> Self {
            Self::from_arc(Arc::new(inner))
        }
        pub fn from_arc(inner: Arc<T>) -> Self {
            Self {
                inner,
                accept_compression_encodings: Default::default(),
                send_compression_encodings: Default::default(),
                max_decoding_message_size: None,
                max_encoding_message_size: None,
            }
        }
        pub fn with_interceptor<F>(inner: T, interceptor: F) -> InterceptedService<Self, F>
        where
            F: tonic::service::Interceptor,
        {
            InterceptedService::new(Self::new(inner), interceptor)
        }
        /// Enable decompressing requests with the given encoding.
        #[must_use]
        pub fn accept_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.accept_compression_encodings.enable(encoding);
            self
        }
        /// Compress responses with the given encoding, if the client supports it.
        #[must_use]
        pub fn send_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.send_compression_encodings.enable(encoding);
            self
        }
        /// Limits the maximum size of a decoded message.
        ///
        /// Default: `4MB`
        #[must_use]
        pub fn max_decoding_message_size(mut self, limit: usize) -> Self {
            self.max_decoding_message_size = Some(limit);
            self
        }
        /// Limits the maximum size of an encoded message.
        ///
        /// Default: `usize::MAX`
        #[must_use]
        pub fn max_encoding_message_size(mut self, limit: usize) -> Self {
            self.max_encoding_message_size = Some(limit);
            self
        }
    }
    impl<T, B> tonic::codegen::Service<http::Request<B>> for CatalogueServer<T>
    where
        T: Catalogue,
        B: Body + std::marker::Send + 'static,
        B::Error: Into<StdError> + std::marker::Send + 'static,
    {
        type Response = http::Response<tonic::body::Body>;
        type Error = std::convert::Infallible;
        type Future = BoxFuture<Self::Response, Self::Error>;
        fn poll_ready(
            &mut self,
            _cx: &mut Context<'_>,
        ) -> Poll<std::result::Result<(), Self::Error>> {
            Poll::Ready(Ok(()))
        }
        fn call(&mut self, req: http::Request<B>) -> Self::Future {
            match req.uri().path() {
                "/umpire.v1.Catalogue/ListGames" => {
                    #[allow(non_camel_case_types)]
                    struct ListGamesSvc<T: Catalogue>(pub Arc<T>);
                    impl<T: Catalogue> tonic::server::UnaryService<super::ListGamesRequest> for ListGamesSvc<T> {
                        type Response = super::ListGamesResponse;
                        type Future = BoxFuture<tonic::Response<Self::Response>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::ListGamesRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut =
                                async move { <T as Catalogue>::list_games(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = ListGamesSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.unary(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                "/umpire.v1.Catalogue/GetGame" => {
                    #[allow(non_camel_case_types)]
                    struct GetGameSvc<T: Catalogue>(pub Arc<T>);
                    impl<T: Catalogue> tonic::server::UnaryService<super::GetGameRequest> for GetGameSvc<T> {
                        type Response = super::Game;
                        type Future = BoxFuture<tonic::Response<Self::Response>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::GetGameRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut =
                                async move { <T as Catalogue>::get_game(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = GetGameSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.unary(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                "/umpire.v1.Catalogue/ListRules" => {
                    #[allow(non_camel_case_types)]
                    struct ListRulesSvc<T: Catalogue>(pub Arc<T>);
                    impl<T: Catalogue> tonic::server::UnaryService<super::ListRulesRequest> for ListRulesSvc<T> {
                        type Response = super::ListRulesResponse;
                        type Future = BoxFuture<tonic::Response<Self::Response>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::ListRulesRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut =
                                async move { <T as Catalogue>::list_rules(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = ListRulesSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.unary(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                _ => Box::pin(async move {
                    let mut response = http::Response::new(tonic::body::Body::default());
                    let headers = response.headers_mut();
                    headers.insert(
                        tonic::Status::GRPC_STATUS,
                        (tonic::Code::Unimplemented as i32).into(),
                    );
                    headers.insert(http::header::CONTENT_TYPE, tonic::metadata::GRPC_CONTENT_TYPE);
                    Ok(response)
                }),
            }
        }
    }
    impl<T> Clone for CatalogueServer<T> {
        fn clone(&self) -> Self {
            let inner = self.inner.clone();
            Self {
                inner,
                accept_compression_encodings: self.accept_compression_encodings,
                send_compression_encodings: self.send_compression_encodings,
                max_decoding_message_size: self.max_decoding_message_size,
                max_encoding_message_size: self.max_encoding_message_size,
            }
        }
    }
    /// Generated gRPC service name
    pub const SERVICE_NAME: &str = "umpire.v1.Catalogue";
    impl<T> tonic::server::NamedService for CatalogueServer<T> {
        const NAME: &'static str = SERVICE_NAME;
    }
}
/// What went wrong, for programs: the typed detail of a gRPC status.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Fault {
    /// Why, out of a closed list.
    #[prost(enumeration = "fault::Reason", tag = "1")]
    pub reason: i32,
    /// For `REJECTED` the rules that forbid it, for `MALFORMED` the fields that are wrong; empty
    /// otherwise. The first 16 are told.
    #[prost(message, repeated, tag = "2")]
    pub violations: ::prost::alloc::vec::Vec<Violation>,
    /// The caller's version now, where the call named an older one (`STALE_VERSION`).
    #[prost(uint64, optional, tag = "3")]
    pub version: ::core::option::Option<u64>,
    /// W3C trace id of the call, 32 hex digits; empty when nothing is traced.
    #[prost(string, tag = "4")]
    pub trace_id: ::prost::alloc::string::String,
}
/// Nested message and enum types in `Fault`.
pub mod fault {
    /// Why a call was refused. The list is closed within `v1`; a client still treats a name it does
    /// not know like the status code it comes with.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::prost::Enumeration)]
    #[repr(i32)]
    pub enum Reason {
        /// Never sent.
        Unspecified = 0,
        /// INVALID_ARGUMENT: the request is not one this call understands; `violations` names the fields.
        Malformed = 1,
        /// FAILED_PRECONDITION: the rules forbid the action; `violations` cites them. Nothing changed.
        Rejected = 2,
        /// ABORTED: the caller's `expected_version` is not his version any more. Nothing changed.
        StaleVersion = 3,
        /// ALREADY_EXISTS: the `request_id` was accepted before, with another content.
        RequestIdReused = 4,
        /// FAILED_PRECONDITION: the match is over.
        MatchOver = 5,
        /// FAILED_PRECONDITION: the match is not over yet, and this opens only then.
        MatchRunning = 6,
        /// UNAUTHENTICATED: no credential, or one that is unknown, expired or revoked.
        NoCredential = 7,
        /// PERMISSION_DENIED: the caller may see this but not do it.
        Forbidden = 8,
        /// NOT_FOUND: there is no such thing, or none that the caller may see.
        NotFound = 9,
        /// RESOURCE_EXHAUSTED: too many calls; wait as told.
        TooFast = 10,
        /// UNAVAILABLE: the store is away, or too many wrote at once. A change may have been made or
        /// not: repeat it with the same `request_id`.
        StoreAway = 11,
        /// UNAVAILABLE: the service is shutting down or overloaded. Nothing changed; repeat elsewhere.
        Busy = 12,
        /// DEADLINE_EXCEEDED: the time the caller gave is over. A change may have been made or not:
        /// repeat it with the same `request_id`.
        TooLate = 13,
        /// UNIMPLEMENTED: the contract names it, this service does not offer it yet.
        NotOffered = 14,
        /// INTERNAL: a fault of the service. Report it with the trace id.
        Internal = 15,
        /// CANCELLED: the caller went away.
        Cancelled = 16,
    }
    impl Reason {
        /// String value of the enum field names used in the ProtoBuf definition.
        ///
        /// The values are not transformed in any way and thus are considered stable
        /// (if the ProtoBuf definition does not change) and safe for programmatic use.
        pub fn as_str_name(&self) -> &'static str {
            match self {
                Self::Unspecified => "UNSPECIFIED",
                Self::Malformed => "MALFORMED",
                Self::Rejected => "REJECTED",
                Self::StaleVersion => "STALE_VERSION",
                Self::RequestIdReused => "REQUEST_ID_REUSED",
                Self::MatchOver => "MATCH_OVER",
                Self::MatchRunning => "MATCH_RUNNING",
                Self::NoCredential => "NO_CREDENTIAL",
                Self::Forbidden => "FORBIDDEN",
                Self::NotFound => "NOT_FOUND",
                Self::TooFast => "TOO_FAST",
                Self::StoreAway => "STORE_AWAY",
                Self::Busy => "BUSY",
                Self::TooLate => "TOO_LATE",
                Self::NotOffered => "NOT_OFFERED",
                Self::Internal => "INTERNAL",
                Self::Cancelled => "CANCELLED",
            }
        }
        /// Creates an enum from field names used in the ProtoBuf definition.
        pub fn from_str_name(value: &str) -> ::core::option::Option<Self> {
            match value {
                "UNSPECIFIED" => Some(Self::Unspecified),
                "MALFORMED" => Some(Self::Malformed),
                "REJECTED" => Some(Self::Rejected),
                "STALE_VERSION" => Some(Self::StaleVersion),
                "REQUEST_ID_REUSED" => Some(Self::RequestIdReused),
                "MATCH_OVER" => Some(Self::MatchOver),
                "MATCH_RUNNING" => Some(Self::MatchRunning),
                "NO_CREDENTIAL" => Some(Self::NoCredential),
                "FORBIDDEN" => Some(Self::Forbidden),
                "NOT_FOUND" => Some(Self::NotFound),
                "TOO_FAST" => Some(Self::TooFast),
                "STORE_AWAY" => Some(Self::StoreAway),
                "BUSY" => Some(Self::Busy),
                "TOO_LATE" => Some(Self::TooLate),
                "NOT_OFFERED" => Some(Self::NotOffered),
                "INTERNAL" => Some(Self::Internal),
                "CANCELLED" => Some(Self::Cancelled),
                _ => None,
            }
        }
    }
}
/// One reason for a no, computed only from what the caller may know.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Violation {
    /// Ledger id of the rule that forbids it, such as `IS-MOB-04`; empty for malformed input that
    /// breaks no rule.
    #[prost(string, tag = "1")]
    pub rule: ::prost::alloc::string::String,
    /// Stable name of this reason, a slug such as `army-too-large`. For malformed input one of
    /// `missing`, `unknown-field`, `duplicate-field`, `unknown-value`, `wrong-value`, `too-deep`,
    /// `too-large`, `not-json`, `not-utf8`, `wrong-content-type`, `in-address`, `not-available`.
    #[prost(string, tag = "2")]
    pub code: ::prost::alloc::string::String,
    /// A sentence for people, in English.
    #[prost(string, tag = "3")]
    pub message: ::prost::alloc::string::String,
    /// The field at fault as a path of JSON names into the request, such as
    /// `action.ironSky.mobilize.count` or `seats\[1\].name`; empty where it is the whole request.
    #[prost(string, tag = "4")]
    pub field: ::prost::alloc::string::String,
    /// The figures of the message by name, such as `limit` and `would_be`.
    #[prost(btree_map = "string, string", tag = "5")]
    pub parameters: ::prost::alloc::collections::BTreeMap<
        ::prost::alloc::string::String,
        ::prost::alloc::string::String,
    >,
}
/// A refusal over REST: a problem of RFC 9457, sent as `application/problem+json`.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Problem {
    /// Kind of problem as a URI reference: always `about:blank`; `reason` tells kinds apart.
    #[prost(string, tag = "1")]
    pub r#type: ::prost::alloc::string::String,
    /// The phrase of the HTTP status.
    #[prost(string, tag = "2")]
    pub title: ::prost::alloc::string::String,
    /// The HTTP status, from 400 to 599.
    #[prost(uint32, tag = "3")]
    pub status: u32,
    /// A sentence for people, in English.
    #[prost(string, tag = "4")]
    pub detail: ::prost::alloc::string::String,
    /// Name of the gRPC code, such as `FAILED_PRECONDITION`.
    #[prost(string, tag = "5")]
    pub code: ::prost::alloc::string::String,
    /// Why, out of a closed list.
    #[prost(enumeration = "fault::Reason", tag = "6")]
    pub reason: i32,
    /// For `REJECTED` the rules that forbid it, for `MALFORMED` the fields that are wrong; empty
    /// otherwise. The first 16 are told.
    #[prost(message, repeated, tag = "7")]
    pub violations: ::prost::alloc::vec::Vec<Violation>,
    /// The caller's version now, where the call named an older one (`STALE_VERSION`).
    #[prost(uint64, optional, tag = "8")]
    pub version: ::core::option::Option<u64>,
    /// W3C trace id of the call, 32 hex digits; empty when nothing is traced.
    #[prost(string, tag = "9")]
    pub trace_id: ::prost::alloc::string::String,
}
/// What a new match shall be.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct CreateMatchRequest {
    /// Slug of the game, such as `iron-sky`.
    #[prost(string, tag = "1")]
    pub game: ::prost::alloc::string::String,
    /// What the match chooses; absent takes every default.
    #[prost(message, optional, tag = "2")]
    pub options: ::core::option::Option<Options>,
    /// One row a player, in order of seats from 0. Their number is the number of players.
    #[prost(message, repeated, tag = "3")]
    pub seats: ::prost::alloc::vec::Vec<SeatRequest>,
    /// Names this creation: repeated, it answers the same match with tokens as good as the first.
    /// From 1 to 128 bytes; absent creates a new match each time.
    #[prost(string, optional, tag = "4")]
    pub request_id: ::core::option::Option<::prost::alloc::string::String>,
    /// Only under `umpire serve --dev`: the seed of the match, 32 bytes, to play the same match again.
    /// INVALID_ARGUMENT elsewhere; absent, the service draws it.
    #[prost(bytes = "vec", optional, tag = "5")]
    pub seed: ::core::option::Option<::prost::alloc::vec::Vec<u8>>,
    /// The content pack to play with, by its name such as `default/2`, or by its id alone where that
    /// leaves no doubt: one version of it is here, or it is the game's own. Empty takes the game's own.
    /// `Game.content_packs` lists them.
    #[prost(string, tag = "6")]
    pub content_pack: ::prost::alloc::string::String,
}
/// A player to be seated.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct SeatRequest {
    /// What to call the player, for people; kept beside the match, never in its record. Up to 128 bytes.
    #[prost(string, tag = "1")]
    pub name: ::prost::alloc::string::String,
    /// 32 bytes of the player's own, mixed into the chance of the match; absent if none.
    #[prost(bytes = "vec", optional, tag = "2")]
    pub entropy: ::core::option::Option<::prost::alloc::vec::Vec<u8>>,
}
/// A match just created.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct CreateMatchResponse {
    /// How it stands, as its spectators see it.
    #[prost(message, optional, tag = "1")]
    pub r#match: ::core::option::Option<MatchSummary>,
    /// One token a seat, in order of seats. Hand each to its player.
    #[prost(message, repeated, tag = "2")]
    pub seats: ::prost::alloc::vec::Vec<SeatToken>,
}
/// What opens one seat of one match. It travels in a header (`Authorization: Bearer …`), never in an
/// address.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct SeatToken {
    /// The seat, from 0.
    #[prost(uint32, tag = "1")]
    pub seat: u32,
    /// Opaque. Whoever holds it plays the seat and sees what the seat sees.
    #[prost(string, tag = "2")]
    pub token: ::prost::alloc::string::String,
    /// When it ends, UTC; absent if it does not end by itself.
    #[prost(message, optional, tag = "3")]
    pub expiry: ::core::option::Option<crate::wkt::Timestamp>,
}
/// A match from outside: what may be known of it without its view.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct MatchSummary {
    /// Opaque.
    #[prost(string, tag = "1")]
    pub id: ::prost::alloc::string::String,
    /// Slug of the game.
    #[prost(string, tag = "2")]
    pub game: ::prost::alloc::string::String,
    /// How it stands.
    #[prost(enumeration = "match_summary::Status", tag = "3")]
    pub status: i32,
    /// The caller's version: how many entries he has been told. Without a seat's token it is the
    /// spectators'.
    #[prost(uint64, tag = "4")]
    pub version: u64,
    /// The decisions that are open, as far as the caller may know.
    #[prost(message, repeated, tag = "5")]
    pub pending: ::prost::alloc::vec::Vec<Decision>,
    /// How it ended; absent while it runs and in a closed match.
    #[prost(message, optional, tag = "6")]
    pub outcome: ::core::option::Option<Outcome>,
    /// The seats, in order from 0.
    #[prost(message, repeated, tag = "7")]
    pub seats: ::prost::alloc::vec::Vec<Seat>,
    /// What it chose, defaults filled in.
    #[prost(message, optional, tag = "8")]
    pub options: ::core::option::Option<Options>,
    /// Version of the rules it is played under, to its end.
    #[prost(string, tag = "9")]
    pub ruleset: ::prost::alloc::string::String,
    /// SHA-256 of the content it is played with; 32 bytes.
    #[prost(bytes = "vec", tag = "10")]
    pub content_digest: ::prost::alloc::vec::Vec<u8>,
    /// SHA-256 of the seed, published at creation; 32 bytes. The record shows the seed at the end.
    #[prost(bytes = "vec", tag = "11")]
    pub seed_commitment: ::prost::alloc::vec::Vec<u8>,
    /// When it was created, by the store's clock, UTC.
    #[prost(message, optional, tag = "12")]
    pub created: ::core::option::Option<crate::wkt::Timestamp>,
    /// Name of the content pack it is played with, such as `default/2`.
    #[prost(string, tag = "13")]
    pub content_pack: ::prost::alloc::string::String,
}
/// Nested message and enum types in `MatchSummary`.
pub mod match_summary {
    /// How a match stands. Later versions may add values.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::prost::Enumeration)]
    #[repr(i32)]
    pub enum Status {
        /// Never sent; refused in requests.
        Unspecified = 0,
        /// Created, and waiting for players.
        Open = 1,
        /// Being played.
        Active = 2,
        /// Ended by its rules, with an outcome.
        Finished = 3,
        /// Ended without a result.
        Closed = 4,
    }
    impl Status {
        /// String value of the enum field names used in the ProtoBuf definition.
        ///
        /// The values are not transformed in any way and thus are considered stable
        /// (if the ProtoBuf definition does not change) and safe for programmatic use.
        pub fn as_str_name(&self) -> &'static str {
            match self {
                Self::Unspecified => "UNSPECIFIED",
                Self::Open => "OPEN",
                Self::Active => "ACTIVE",
                Self::Finished => "FINISHED",
                Self::Closed => "CLOSED",
            }
        }
        /// Creates an enum from field names used in the ProtoBuf definition.
        pub fn from_str_name(value: &str) -> ::core::option::Option<Self> {
            match value {
                "UNSPECIFIED" => Some(Self::Unspecified),
                "OPEN" => Some(Self::Open),
                "ACTIVE" => Some(Self::Active),
                "FINISHED" => Some(Self::Finished),
                "CLOSED" => Some(Self::Closed),
                _ => None,
            }
        }
    }
}
/// A seat of a match.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct Seat {
    /// Its number, from 0.
    #[prost(uint32, tag = "1")]
    pub seat: u32,
    /// What to call its player.
    #[prost(string, tag = "2")]
    pub name: ::prost::alloc::string::String,
    /// The seat whose player acts and sees for it: itself at first, its heir once it was given up;
    /// absent when nobody does.
    #[prost(uint32, optional, tag = "3")]
    pub agent: ::core::option::Option<u32>,
}
/// Asks for the tenant's matches.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct ListMatchesRequest {
    /// The most rows to answer with, from 1 to 1000; 0 or absent leaves it to the service.
    #[prost(uint32, tag = "1")]
    pub page_size: u32,
    /// The `next_page_token` of the page before; empty for the first page.
    #[prost(string, tag = "2")]
    pub page_token: ::prost::alloc::string::String,
    /// Only matches that stand so.
    #[prost(enumeration = "match_summary::Status", optional, tag = "3")]
    pub status: ::core::option::Option<i32>,
    /// Only matches of this game, by slug; empty for all.
    #[prost(string, tag = "4")]
    pub game: ::prost::alloc::string::String,
}
/// A page of matches.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct ListMatchesResponse {
    /// The matches, in an order that stays, as their spectators see them.
    #[prost(message, repeated, tag = "1")]
    pub matches: ::prost::alloc::vec::Vec<MatchSummary>,
    /// Where the next page begins; empty on the last.
    #[prost(string, tag = "2")]
    pub next_page_token: ::prost::alloc::string::String,
}
/// Asks how a match stands.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct GetMatchRequest {
    /// Id of the match.
    #[prost(string, tag = "1")]
    pub match_id: ::prost::alloc::string::String,
}
/// Ends a match without a result.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct CloseMatchRequest {
    /// Id of the match.
    #[prost(string, tag = "1")]
    pub match_id: ::prost::alloc::string::String,
}
/// Asks for a new token.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct IssueTokenRequest {
    /// Id of the match.
    #[prost(string, tag = "1")]
    pub match_id: ::prost::alloc::string::String,
    /// The seat, from 0.
    #[prost(uint32, optional, tag = "2")]
    pub seat: ::core::option::Option<u32>,
    /// Names this request: repeated, it answers a token as good as the first and ends no further ones.
    /// From 1 to 128 bytes; absent issues a new token each time.
    #[prost(string, optional, tag = "3")]
    pub request_id: ::core::option::Option<::prost::alloc::string::String>,
}
/// Generated client implementations.
pub mod matches_client {
    #![allow(
        unused_variables,
        dead_code,
        missing_docs,
        clippy::wildcard_imports,
        clippy::let_unit_value
    )]
    use tonic::codegen::http::Uri;
    use tonic::codegen::*;
    /// Matches from outside. Creating, closing and issuing tokens take a tenant's key; looking takes
    /// that key or a seat's token.
    #[derive(Debug, Clone)]
    pub struct MatchesClient<T> {
        inner: tonic::client::Grpc<T>,
    }
    impl MatchesClient<tonic::transport::Channel> {
        /// Attempt to create a new client by connecting to a given endpoint.
        pub async fn connect<D>(dst: D) -> Result<Self, tonic::transport::Error>
        where
            D: TryInto<tonic::transport::Endpoint>,
            D::Error: Into<StdError>,
        {
            let conn = tonic::transport::Endpoint::new(dst)?.connect().await?;
            Ok(Self::new(conn))
        }
    }
    impl<T> MatchesClient<T>
    where
        T: tonic::client::GrpcService<tonic::body::Body>,
        T::Error: Into<StdError>,
        T::ResponseBody: Body<Data = Bytes> + std::marker::Send + 'static,
        <T::ResponseBody as Body>::Error: Into<StdError> + std::marker::Send,
    {
        pub fn new(inner: T) -> Self {
            let inner = tonic::client::Grpc::new(inner);
            Self { inner }
        }
        pub fn with_origin(inner: T, origin: Uri) -> Self {
            let inner = tonic::client::Grpc::with_origin(inner, origin);
            Self { inner }
        }
        pub fn with_interceptor<F>(
            inner: T,
            interceptor: F,
        ) -> MatchesClient<InterceptedService<T, F>>
        where
            F: tonic::service::Interceptor,
            T::ResponseBody: Default,
            T: tonic::codegen::Service<
                    http::Request<tonic::body::Body>,
                    Response = http::Response<
                        <T as tonic::client::GrpcService<tonic::body::Body>>::ResponseBody,
                    >,
                >,
            <T as tonic::codegen::Service<http::Request<tonic::body::Body>>>::Error:
                Into<StdError> + std::marker::Send + std::marker::Sync,
        {
            MatchesClient::new(InterceptedService::new(inner, interceptor))
        }
        /// Compress requests with the given encoding.
        ///
        /// This requires the server to support it otherwise it might respond with an
        /// error.
        #[must_use]
        pub fn send_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.inner = self.inner.send_compressed(encoding);
            self
        }
        /// Enable decompressing responses.
        #[must_use]
        pub fn accept_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.inner = self.inner.accept_compressed(encoding);
            self
        }
        /// Limits the maximum size of a decoded message.
        ///
        /// Default: `4MB`
        #[must_use]
        pub fn max_decoding_message_size(mut self, limit: usize) -> Self {
            self.inner = self.inner.max_decoding_message_size(limit);
            self
        }
        /// Limits the maximum size of an encoded message.
        ///
        /// Default: `usize::MAX`
        #[must_use]
        pub fn max_encoding_message_size(mut self, limit: usize) -> Self {
            self.inner = self.inner.max_encoding_message_size(limit);
            self
        }
        /// Creates a match, deals it, and answers a token for each seat and the seed's commitment.
        ///
        /// INVALID_ARGUMENT for an unknown game, content pack, number of seats or option, each by field;
        /// ALREADY_EXISTS if the `request_id` has created another match.
        pub async fn create_match(
            &mut self,
            request: impl tonic::IntoRequest<super::CreateMatchRequest>,
        ) -> std::result::Result<tonic::Response<super::CreateMatchResponse>, tonic::Status>
        {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Matches/CreateMatch");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Matches", "CreateMatch"));
            self.inner.unary(req, path, codec).await
        }
        /// Lists the tenant's matches, in an order that stays and means nothing. Left out are those begun
        /// under rules or with content that this server does not have.
        pub async fn list_matches(
            &mut self,
            request: impl tonic::IntoRequest<super::ListMatchesRequest>,
        ) -> std::result::Result<tonic::Response<super::ListMatchesResponse>, tonic::Status>
        {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Matches/ListMatches");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Matches", "ListMatches"));
            self.inner.unary(req, path, codec).await
        }
        /// Says how a match stands: status, version, who must act, outcome.
        ///
        /// NOT_FOUND if there is no such match or the caller may not see it.
        pub async fn get_match(
            &mut self,
            request: impl tonic::IntoRequest<super::GetMatchRequest>,
        ) -> std::result::Result<tonic::Response<super::MatchSummary>, tonic::Status> {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Matches/GetMatch");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Matches", "GetMatch"));
            self.inner.unary(req, path, codec).await
        }
        /// Ends a match without a result. Closing a closed match answers the same again.
        ///
        /// FAILED_PRECONDITION (`MATCH_OVER`) if it has ended with a result.
        pub async fn close_match(
            &mut self,
            request: impl tonic::IntoRequest<super::CloseMatchRequest>,
        ) -> std::result::Result<tonic::Response<super::MatchSummary>, tonic::Status> {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Matches/CloseMatch");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Matches", "CloseMatch"));
            self.inner.unary(req, path, codec).await
        }
        /// Issues a new token for a seat; older tokens of that seat end.
        ///
        /// INVALID_ARGUMENT if the match has no such seat.
        pub async fn issue_token(
            &mut self,
            request: impl tonic::IntoRequest<super::IssueTokenRequest>,
        ) -> std::result::Result<tonic::Response<super::SeatToken>, tonic::Status> {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Matches/IssueToken");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Matches", "IssueToken"));
            self.inner.unary(req, path, codec).await
        }
    }
}
/// Generated server implementations.
pub mod matches_server {
    #![allow(
        unused_variables,
        dead_code,
        missing_docs,
        clippy::wildcard_imports,
        clippy::let_unit_value
    )]
    use tonic::codegen::*;
    /// Generated trait containing gRPC methods that should be implemented for use with MatchesServer.
    #[async_trait]
    pub trait Matches: std::marker::Send + std::marker::Sync + 'static {
        /// Creates a match, deals it, and answers a token for each seat and the seed's commitment.
        ///
        /// INVALID_ARGUMENT for an unknown game, content pack, number of seats or option, each by field;
        /// ALREADY_EXISTS if the `request_id` has created another match.
        async fn create_match(
            &self,
            request: tonic::Request<super::CreateMatchRequest>,
        ) -> std::result::Result<tonic::Response<super::CreateMatchResponse>, tonic::Status>;
        /// Lists the tenant's matches, in an order that stays and means nothing. Left out are those begun
        /// under rules or with content that this server does not have.
        async fn list_matches(
            &self,
            request: tonic::Request<super::ListMatchesRequest>,
        ) -> std::result::Result<tonic::Response<super::ListMatchesResponse>, tonic::Status>;
        /// Says how a match stands: status, version, who must act, outcome.
        ///
        /// NOT_FOUND if there is no such match or the caller may not see it.
        async fn get_match(
            &self,
            request: tonic::Request<super::GetMatchRequest>,
        ) -> std::result::Result<tonic::Response<super::MatchSummary>, tonic::Status>;
        /// Ends a match without a result. Closing a closed match answers the same again.
        ///
        /// FAILED_PRECONDITION (`MATCH_OVER`) if it has ended with a result.
        async fn close_match(
            &self,
            request: tonic::Request<super::CloseMatchRequest>,
        ) -> std::result::Result<tonic::Response<super::MatchSummary>, tonic::Status>;
        /// Issues a new token for a seat; older tokens of that seat end.
        ///
        /// INVALID_ARGUMENT if the match has no such seat.
        async fn issue_token(
            &self,
            request: tonic::Request<super::IssueTokenRequest>,
        ) -> std::result::Result<tonic::Response<super::SeatToken>, tonic::Status>;
    }
    /// Matches from outside. Creating, closing and issuing tokens take a tenant's key; looking takes
    /// that key or a seat's token.
    #[derive(Debug)]
    pub struct MatchesServer<T> {
        inner: Arc<T>,
        accept_compression_encodings: EnabledCompressionEncodings,
        send_compression_encodings: EnabledCompressionEncodings,
        max_decoding_message_size: Option<usize>,
        max_encoding_message_size: Option<usize>,
    }
    impl<T> MatchesServer<T> {
        pub fn new(inner: T) -> Self {
            Self::from_arc(Arc::new(inner))
        }
        pub fn from_arc(inner: Arc<T>) -> Self {
            Self {
                inner,
                accept_compression_encodings: Default::default(),
                send_compression_encodings: Default::default(),
                max_decoding_message_size: None,
                max_encoding_message_size: None,
            }
        }
        pub fn with_interceptor<F>(inner: T, interceptor: F) -> InterceptedService<Self, F>
        where
            F: tonic::service::Interceptor,
        {
            InterceptedService::new(Self::new(inner), interceptor)
        }
        /// Enable decompressing requests with the given encoding.
        #[must_use]
        pub fn accept_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.accept_compression_encodings.enable(encoding);
            self
        }
        /// Compress responses with the given encoding, if the client supports it.
        #[must_use]
        pub fn send_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.send_compression_encodings.enable(encoding);
            self
        }
        /// Limits the maximum size of a decoded message.
        ///
        /// Default: `4MB`
        #[must_use]
        pub fn max_decoding_message_size(mut self, limit: usize) -> Self {
            self.max_decoding_message_size = Some(limit);
            self
        }
        /// Limits the maximum size of an encoded message.
        ///
        /// Default: `usize::MAX`
        #[must_use]
        pub fn max_encoding_message_size(mut self, limit: usize) -> Self {
            self.max_encoding_message_size = Some(limit);
            self
        }
    }
    impl<T, B> tonic::codegen::Service<http::Request<B>> for MatchesServer<T>
    where
        T: Matches,
        B: Body + std::marker::Send + 'static,
        B::Error: Into<StdError> + std::marker::Send + 'static,
    {
        type Response = http::Response<tonic::body::Body>;
        type Error = std::convert::Infallible;
        type Future = BoxFuture<Self::Response, Self::Error>;
        fn poll_ready(
            &mut self,
            _cx: &mut Context<'_>,
        ) -> Poll<std::result::Result<(), Self::Error>> {
            Poll::Ready(Ok(()))
        }
        fn call(&mut self, req: http::Request<B>) -> Self::Future {
            match req.uri().path() {
                "/umpire.v1.Matches/CreateMatch" => {
                    #[allow(non_camel_case_types)]
                    struct CreateMatchSvc<T: Matches>(pub Arc<T>);
                    impl<T: Matches> tonic::server::UnaryService<super::CreateMatchRequest> for CreateMatchSvc<T> {
                        type Response = super::CreateMatchResponse;
                        type Future = BoxFuture<tonic::Response<Self::Response>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::CreateMatchRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut =
                                async move { <T as Matches>::create_match(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = CreateMatchSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.unary(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                "/umpire.v1.Matches/ListMatches" => {
                    #[allow(non_camel_case_types)]
                    struct ListMatchesSvc<T: Matches>(pub Arc<T>);
                    impl<T: Matches> tonic::server::UnaryService<super::ListMatchesRequest> for ListMatchesSvc<T> {
                        type Response = super::ListMatchesResponse;
                        type Future = BoxFuture<tonic::Response<Self::Response>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::ListMatchesRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut =
                                async move { <T as Matches>::list_matches(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = ListMatchesSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.unary(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                "/umpire.v1.Matches/GetMatch" => {
                    #[allow(non_camel_case_types)]
                    struct GetMatchSvc<T: Matches>(pub Arc<T>);
                    impl<T: Matches> tonic::server::UnaryService<super::GetMatchRequest> for GetMatchSvc<T> {
                        type Response = super::MatchSummary;
                        type Future = BoxFuture<tonic::Response<Self::Response>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::GetMatchRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut =
                                async move { <T as Matches>::get_match(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = GetMatchSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.unary(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                "/umpire.v1.Matches/CloseMatch" => {
                    #[allow(non_camel_case_types)]
                    struct CloseMatchSvc<T: Matches>(pub Arc<T>);
                    impl<T: Matches> tonic::server::UnaryService<super::CloseMatchRequest> for CloseMatchSvc<T> {
                        type Response = super::MatchSummary;
                        type Future = BoxFuture<tonic::Response<Self::Response>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::CloseMatchRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut =
                                async move { <T as Matches>::close_match(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = CloseMatchSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.unary(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                "/umpire.v1.Matches/IssueToken" => {
                    #[allow(non_camel_case_types)]
                    struct IssueTokenSvc<T: Matches>(pub Arc<T>);
                    impl<T: Matches> tonic::server::UnaryService<super::IssueTokenRequest> for IssueTokenSvc<T> {
                        type Response = super::SeatToken;
                        type Future = BoxFuture<tonic::Response<Self::Response>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::IssueTokenRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut =
                                async move { <T as Matches>::issue_token(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = IssueTokenSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.unary(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                _ => Box::pin(async move {
                    let mut response = http::Response::new(tonic::body::Body::default());
                    let headers = response.headers_mut();
                    headers.insert(
                        tonic::Status::GRPC_STATUS,
                        (tonic::Code::Unimplemented as i32).into(),
                    );
                    headers.insert(http::header::CONTENT_TYPE, tonic::metadata::GRPC_CONTENT_TYPE);
                    Ok(response)
                }),
            }
        }
    }
    impl<T> Clone for MatchesServer<T> {
        fn clone(&self) -> Self {
            let inner = self.inner.clone();
            Self {
                inner,
                accept_compression_encodings: self.accept_compression_encodings,
                send_compression_encodings: self.send_compression_encodings,
                max_decoding_message_size: self.max_decoding_message_size,
                max_encoding_message_size: self.max_encoding_message_size,
            }
        }
    }
    /// Generated gRPC service name
    pub const SERVICE_NAME: &str = "umpire.v1.Matches";
    impl<T> tonic::server::NamedService for MatchesServer<T> {
        const NAME: &'static str = SERVICE_NAME;
    }
}
/// Asks for the table.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct GetViewRequest {
    /// Id of the match.
    #[prost(string, tag = "1")]
    pub match_id: ::prost::alloc::string::String,
}
/// The table.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct GetViewResponse {
    /// The caller's version that the view shows.
    #[prost(uint64, tag = "1")]
    pub version: u64,
    /// The table as the caller may see it.
    #[prost(message, optional, tag = "2")]
    pub view: ::core::option::Option<View>,
    /// The decisions that are open, as far as the caller may know.
    #[prost(message, repeated, tag = "3")]
    pub pending: ::prost::alloc::vec::Vec<Decision>,
}
/// Asks what may be done.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct ListActionsRequest {
    /// Id of the match.
    #[prost(string, tag = "1")]
    pub match_id: ::prost::alloc::string::String,
    /// The most rows to answer with, from 1 to 1000; 0 or absent leaves it to the service.
    #[prost(uint32, tag = "2")]
    pub page_size: u32,
    /// The `next_page_token` of the page before; empty for the first page. A page token ends when the
    /// caller's version moves: ABORTED (`STALE_VERSION`) then.
    #[prost(string, tag = "3")]
    pub page_token: ::prost::alloc::string::String,
}
/// What may be done.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct ListActionsResponse {
    /// The caller's version that the choices hold for.
    #[prost(uint64, tag = "1")]
    pub version: u64,
    /// The choices.
    #[prost(message, repeated, tag = "2")]
    pub choices: ::prost::alloc::vec::Vec<Choice>,
    /// Where the next page begins; empty on the last.
    #[prost(string, tag = "3")]
    pub next_page_token: ::prost::alloc::string::String,
}
/// Asks about an action.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct CheckActionRequest {
    /// Id of the match.
    #[prost(string, tag = "1")]
    pub match_id: ::prost::alloc::string::String,
    /// The action.
    #[prost(message, optional, tag = "2")]
    pub action: ::core::option::Option<Action>,
    /// The seat it is for; only one that the caller acts for. Absent is the caller's own or, where the
    /// rules refuse the action for that, another that he acts for after a resignation.
    #[prost(uint32, optional, tag = "3")]
    pub seat: ::core::option::Option<u32>,
}
/// What would come of an action.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct CheckActionResponse {
    /// Whether it would be accepted now.
    #[prost(bool, tag = "1")]
    pub allowed: bool,
    /// Why not; empty if allowed.
    #[prost(message, repeated, tag = "2")]
    pub violations: ::prost::alloc::vec::Vec<Violation>,
    /// What it would do, up to the first die or card; of a refused action as far as it makes sense.
    /// Absent where there is nothing to foresee.
    #[prost(message, optional, tag = "3")]
    pub preview: ::core::option::Option<Preview>,
    /// The caller's version that this holds for.
    #[prost(uint64, tag = "4")]
    pub version: u64,
}
/// An action to be done.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct SubmitActionRequest {
    /// Id of the match.
    #[prost(string, tag = "1")]
    pub match_id: ::prost::alloc::string::String,
    /// The action. Any `Choice.action` can be sent unchanged.
    #[prost(message, optional, tag = "2")]
    pub action: ::core::option::Option<Action>,
    /// Do it only if this is the caller's version; absent does it whatever he has missed.
    #[prost(uint64, optional, tag = "3")]
    pub expected_version: ::core::option::Option<u64>,
    /// Names this request, per seat: once accepted, it gets the same answer however often it is sent,
    /// with any `expected_version`. From 1 to 128 bytes; absent means it is not meant to be repeated.
    #[prost(string, optional, tag = "4")]
    pub request_id: ::core::option::Option<::prost::alloc::string::String>,
    /// The seat it is for; only one that the caller acts for. Absent is the caller's own or, where the
    /// rules refuse the action for that, another that he acts for after a resignation.
    #[prost(uint32, optional, tag = "5")]
    pub seat: ::core::option::Option<u32>,
}
/// Asks what has happened.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct ListEventsRequest {
    /// Id of the match.
    #[prost(string, tag = "1")]
    pub match_id: ::prost::alloc::string::String,
    /// Only entries after this version of the caller's; 0 or absent begins with the first.
    #[prost(uint64, tag = "2")]
    pub after: u64,
    /// The most rows to answer with, from 1 to 1000; 0 or absent leaves it to the service.
    #[prost(uint32, tag = "3")]
    pub page_size: u32,
    /// The `next_page_token` of the page before; empty for the first page. It goes before `after`.
    #[prost(string, tag = "4")]
    pub page_token: ::prost::alloc::string::String,
}
/// What has happened.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct ListEventsResponse {
    /// The entries, oldest first.
    #[prost(message, repeated, tag = "1")]
    pub entries: ::prost::alloc::vec::Vec<Entry>,
    /// Where the next page begins; empty if there is nothing more yet. The version of the last entry
    /// as `after` says the same.
    #[prost(string, tag = "2")]
    pub next_page_token: ::prost::alloc::string::String,
}
/// Asks to be told.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct WatchEventsRequest {
    /// Id of the match.
    #[prost(string, tag = "1")]
    pub match_id: ::prost::alloc::string::String,
    /// Begin after this version of the caller's; 0 or absent begins with the first. Over REST the
    /// header `Last-Event-ID` goes before it.
    #[prost(uint64, tag = "2")]
    pub after: u64,
}
/// One message of a watch.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Frame {
    /// Exactly one member.
    #[prost(oneof = "frame::Kind", tags = "1, 2, 3")]
    pub kind: ::core::option::Option<frame::Kind>,
}
/// Nested message and enum types in `Frame`.
pub mod frame {
    /// A fresh start.
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct Reset {
        /// The caller's version that the view shows. The next entry is the one after it.
        #[prost(uint64, tag = "1")]
        pub version: u64,
        /// The table as the caller may see it.
        #[prost(message, optional, tag = "2")]
        pub view: ::core::option::Option<super::View>,
        /// The decisions that are open, as far as the caller may know.
        #[prost(message, repeated, tag = "3")]
        pub pending: ::prost::alloc::vec::Vec<super::Decision>,
    }
    /// The end of a match.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct End {
        /// The caller's last version.
        #[prost(uint64, tag = "1")]
        pub version: u64,
        /// How the match ended: `FINISHED` or `CLOSED`.
        #[prost(enumeration = "super::match_summary::Status", tag = "2")]
        pub status: i32,
    }
    /// Exactly one member.
    #[derive(Clone, PartialEq, ::prost::Oneof)]
    pub enum Kind {
        /// What happened next.
        #[prost(message, tag = "1")]
        Entry(super::Entry),
        /// Forget what you knew and begin from here: the version asked for is not one of this history.
        #[prost(message, tag = "2")]
        Reset(Reset),
        /// Nothing will follow.
        #[prost(message, tag = "3")]
        End(End),
    }
}
/// Generated client implementations.
pub mod play_client {
    #![allow(
        unused_variables,
        dead_code,
        missing_docs,
        clippy::wildcard_imports,
        clippy::let_unit_value
    )]
    use tonic::codegen::http::Uri;
    use tonic::codegen::*;
    /// A match from the table. A seat's token acts and sees for that seat; without one the caller sees
    /// what spectators see and cannot act.
    ///
    /// NOT_FOUND for every call if there is no such match or the caller may not see it.
    #[derive(Debug, Clone)]
    pub struct PlayClient<T> {
        inner: tonic::client::Grpc<T>,
    }
    impl PlayClient<tonic::transport::Channel> {
        /// Attempt to create a new client by connecting to a given endpoint.
        pub async fn connect<D>(dst: D) -> Result<Self, tonic::transport::Error>
        where
            D: TryInto<tonic::transport::Endpoint>,
            D::Error: Into<StdError>,
        {
            let conn = tonic::transport::Endpoint::new(dst)?.connect().await?;
            Ok(Self::new(conn))
        }
    }
    impl<T> PlayClient<T>
    where
        T: tonic::client::GrpcService<tonic::body::Body>,
        T::Error: Into<StdError>,
        T::ResponseBody: Body<Data = Bytes> + std::marker::Send + 'static,
        <T::ResponseBody as Body>::Error: Into<StdError> + std::marker::Send,
    {
        pub fn new(inner: T) -> Self {
            let inner = tonic::client::Grpc::new(inner);
            Self { inner }
        }
        pub fn with_origin(inner: T, origin: Uri) -> Self {
            let inner = tonic::client::Grpc::with_origin(inner, origin);
            Self { inner }
        }
        pub fn with_interceptor<F>(inner: T, interceptor: F) -> PlayClient<InterceptedService<T, F>>
        where
            F: tonic::service::Interceptor,
            T::ResponseBody: Default,
            T: tonic::codegen::Service<
                    http::Request<tonic::body::Body>,
                    Response = http::Response<
                        <T as tonic::client::GrpcService<tonic::body::Body>>::ResponseBody,
                    >,
                >,
            <T as tonic::codegen::Service<http::Request<tonic::body::Body>>>::Error:
                Into<StdError> + std::marker::Send + std::marker::Sync,
        {
            PlayClient::new(InterceptedService::new(inner, interceptor))
        }
        /// Compress requests with the given encoding.
        ///
        /// This requires the server to support it otherwise it might respond with an
        /// error.
        #[must_use]
        pub fn send_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.inner = self.inner.send_compressed(encoding);
            self
        }
        /// Enable decompressing responses.
        #[must_use]
        pub fn accept_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.inner = self.inner.accept_compressed(encoding);
            self
        }
        /// Limits the maximum size of a decoded message.
        ///
        /// Default: `4MB`
        #[must_use]
        pub fn max_decoding_message_size(mut self, limit: usize) -> Self {
            self.inner = self.inner.max_decoding_message_size(limit);
            self
        }
        /// Limits the maximum size of an encoded message.
        ///
        /// Default: `usize::MAX`
        #[must_use]
        pub fn max_encoding_message_size(mut self, limit: usize) -> Self {
            self.inner = self.inner.max_encoding_message_size(limit);
            self
        }
        /// Shows the table as the caller may see it.
        pub async fn get_view(
            &mut self,
            request: impl tonic::IntoRequest<super::GetViewRequest>,
        ) -> std::result::Result<tonic::Response<super::GetViewResponse>, tonic::Status> {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Play/GetView");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Play", "GetView"));
            self.inner.unary(req, path, codec).await
        }
        /// Lists what the caller may do now. It is sound and complete: each sample is accepted as it
        /// stands, and whatever would be accepted lies within a listed choice. Empty for spectators and
        /// whenever nothing is asked of the caller.
        pub async fn list_actions(
            &mut self,
            request: impl tonic::IntoRequest<super::ListActionsRequest>,
        ) -> std::result::Result<tonic::Response<super::ListActionsResponse>, tonic::Status>
        {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Play/ListActions");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Play", "ListActions"));
            self.inner.unary(req, path, codec).await
        }
        /// Says whether an action would be allowed, why not if not, and what it would do. Nothing changes
        /// and nothing is rolled.
        pub async fn check_action(
            &mut self,
            request: impl tonic::IntoRequest<super::CheckActionRequest>,
        ) -> std::result::Result<tonic::Response<super::CheckActionResponse>, tonic::Status>
        {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Play/CheckAction");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Play", "CheckAction"));
            self.inner.unary(req, path, codec).await
        }
        /// Does it, and answers what the caller is told of it.
        ///
        /// FAILED_PRECONDITION (`REJECTED`, with the rules) if the rules forbid it; nothing changed then.
        /// ABORTED (`STALE_VERSION`, with the version) if `expected_version` is not the caller's version.
        /// ALREADY_EXISTS (`REQUEST_ID_REUSED`) if the `request_id` was accepted with another action.
        /// UNAVAILABLE (`STORE_AWAY`) if the outcome is unknown: repeat with the same `request_id`.
        pub async fn submit_action(
            &mut self,
            request: impl tonic::IntoRequest<super::SubmitActionRequest>,
        ) -> std::result::Result<tonic::Response<super::Entry>, tonic::Status> {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Play/SubmitAction");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Play", "SubmitAction"));
            self.inner.unary(req, path, codec).await
        }
        /// Lists what has happened, oldest first, as the caller was told it then.
        pub async fn list_events(
            &mut self,
            request: impl tonic::IntoRequest<super::ListEventsRequest>,
        ) -> std::result::Result<tonic::Response<super::ListEventsResponse>, tonic::Status>
        {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Play/ListEvents");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Play", "ListEvents"));
            self.inner.unary(req, path, codec).await
        }
        /// The same, live: every entry after a version, and each new one as it comes, whole, once and in
        /// order. Over REST the frames are server-sent events whose id is the version, resumed by
        /// `Last-Event-ID`, or lines of JSON for `Accept: application/x-ndjson`. After the end a resumed
        /// watch answers 204.
        pub async fn watch_events(
            &mut self,
            request: impl tonic::IntoRequest<super::WatchEventsRequest>,
        ) -> std::result::Result<
            tonic::Response<tonic::codec::Streaming<super::Frame>>,
            tonic::Status,
        > {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Play/WatchEvents");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Play", "WatchEvents"));
            self.inner.server_streaming(req, path, codec).await
        }
    }
}
/// Generated server implementations.
pub mod play_server {
    #![allow(
        unused_variables,
        dead_code,
        missing_docs,
        clippy::wildcard_imports,
        clippy::let_unit_value
    )]
    use tonic::codegen::*;
    /// Generated trait containing gRPC methods that should be implemented for use with PlayServer.
    #[async_trait]
    pub trait Play: std::marker::Send + std::marker::Sync + 'static {
        /// Shows the table as the caller may see it.
        async fn get_view(
            &self,
            request: tonic::Request<super::GetViewRequest>,
        ) -> std::result::Result<tonic::Response<super::GetViewResponse>, tonic::Status>;
        /// Lists what the caller may do now. It is sound and complete: each sample is accepted as it
        /// stands, and whatever would be accepted lies within a listed choice. Empty for spectators and
        /// whenever nothing is asked of the caller.
        async fn list_actions(
            &self,
            request: tonic::Request<super::ListActionsRequest>,
        ) -> std::result::Result<tonic::Response<super::ListActionsResponse>, tonic::Status>;
        /// Says whether an action would be allowed, why not if not, and what it would do. Nothing changes
        /// and nothing is rolled.
        async fn check_action(
            &self,
            request: tonic::Request<super::CheckActionRequest>,
        ) -> std::result::Result<tonic::Response<super::CheckActionResponse>, tonic::Status>;
        /// Does it, and answers what the caller is told of it.
        ///
        /// FAILED_PRECONDITION (`REJECTED`, with the rules) if the rules forbid it; nothing changed then.
        /// ABORTED (`STALE_VERSION`, with the version) if `expected_version` is not the caller's version.
        /// ALREADY_EXISTS (`REQUEST_ID_REUSED`) if the `request_id` was accepted with another action.
        /// UNAVAILABLE (`STORE_AWAY`) if the outcome is unknown: repeat with the same `request_id`.
        async fn submit_action(
            &self,
            request: tonic::Request<super::SubmitActionRequest>,
        ) -> std::result::Result<tonic::Response<super::Entry>, tonic::Status>;
        /// Lists what has happened, oldest first, as the caller was told it then.
        async fn list_events(
            &self,
            request: tonic::Request<super::ListEventsRequest>,
        ) -> std::result::Result<tonic::Response<super::ListEventsResponse>, tonic::Status>;
        /// Server streaming response type for the WatchEvents method.
        type WatchEventsStream: tonic::codegen::tokio_stream::Stream<
                Item = std::result::Result<super::Frame, tonic::Status>,
            > + std::marker::Send
            + 'static;
        /// The same, live: every entry after a version, and each new one as it comes, whole, once and in
        /// order. Over REST the frames are server-sent events whose id is the version, resumed by
        /// `Last-Event-ID`, or lines of JSON for `Accept: application/x-ndjson`. After the end a resumed
        /// watch answers 204.
        async fn watch_events(
            &self,
            request: tonic::Request<super::WatchEventsRequest>,
        ) -> std::result::Result<tonic::Response<Self::WatchEventsStream>, tonic::Status>;
    }
    /// A match from the table. A seat's token acts and sees for that seat; without one the caller sees
    /// what spectators see and cannot act.
    ///
    /// NOT_FOUND for every call if there is no such match or the caller may not see it.
    #[derive(Debug)]
    pub struct PlayServer<T> {
        inner: Arc<T>,
        accept_compression_encodings: EnabledCompressionEncodings,
        send_compression_encodings: EnabledCompressionEncodings,
        max_decoding_message_size: Option<usize>,
        max_encoding_message_size: Option<usize>,
    }
    impl<T> PlayServer<T> {
        pub fn new(inner: T) -> Self {
            Self::from_arc(Arc::new(inner))
        }
        pub fn from_arc(inner: Arc<T>) -> Self {
            Self {
                inner,
                accept_compression_encodings: Default::default(),
                send_compression_encodings: Default::default(),
                max_decoding_message_size: None,
                max_encoding_message_size: None,
            }
        }
        pub fn with_interceptor<F>(inner: T, interceptor: F) -> InterceptedService<Self, F>
        where
            F: tonic::service::Interceptor,
        {
            InterceptedService::new(Self::new(inner), interceptor)
        }
        /// Enable decompressing requests with the given encoding.
        #[must_use]
        pub fn accept_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.accept_compression_encodings.enable(encoding);
            self
        }
        /// Compress responses with the given encoding, if the client supports it.
        #[must_use]
        pub fn send_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.send_compression_encodings.enable(encoding);
            self
        }
        /// Limits the maximum size of a decoded message.
        ///
        /// Default: `4MB`
        #[must_use]
        pub fn max_decoding_message_size(mut self, limit: usize) -> Self {
            self.max_decoding_message_size = Some(limit);
            self
        }
        /// Limits the maximum size of an encoded message.
        ///
        /// Default: `usize::MAX`
        #[must_use]
        pub fn max_encoding_message_size(mut self, limit: usize) -> Self {
            self.max_encoding_message_size = Some(limit);
            self
        }
    }
    impl<T, B> tonic::codegen::Service<http::Request<B>> for PlayServer<T>
    where
        T: Play,
        B: Body + std::marker::Send + 'static,
        B::Error: Into<StdError> + std::marker::Send + 'static,
    {
        type Response = http::Response<tonic::body::Body>;
        type Error = std::convert::Infallible;
        type Future = BoxFuture<Self::Response, Self::Error>;
        fn poll_ready(
            &mut self,
            _cx: &mut Context<'_>,
        ) -> Poll<std::result::Result<(), Self::Error>> {
            Poll::Ready(Ok(()))
        }
        fn call(&mut self, req: http::Request<B>) -> Self::Future {
            match req.uri().path() {
                "/umpire.v1.Play/GetView" => {
                    #[allow(non_camel_case_types)]
                    struct GetViewSvc<T: Play>(pub Arc<T>);
                    impl<T: Play> tonic::server::UnaryService<super::GetViewRequest> for GetViewSvc<T> {
                        type Response = super::GetViewResponse;
                        type Future = BoxFuture<tonic::Response<Self::Response>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::GetViewRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut = async move { <T as Play>::get_view(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = GetViewSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.unary(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                "/umpire.v1.Play/ListActions" => {
                    #[allow(non_camel_case_types)]
                    struct ListActionsSvc<T: Play>(pub Arc<T>);
                    impl<T: Play> tonic::server::UnaryService<super::ListActionsRequest> for ListActionsSvc<T> {
                        type Response = super::ListActionsResponse;
                        type Future = BoxFuture<tonic::Response<Self::Response>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::ListActionsRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut =
                                async move { <T as Play>::list_actions(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = ListActionsSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.unary(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                "/umpire.v1.Play/CheckAction" => {
                    #[allow(non_camel_case_types)]
                    struct CheckActionSvc<T: Play>(pub Arc<T>);
                    impl<T: Play> tonic::server::UnaryService<super::CheckActionRequest> for CheckActionSvc<T> {
                        type Response = super::CheckActionResponse;
                        type Future = BoxFuture<tonic::Response<Self::Response>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::CheckActionRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut =
                                async move { <T as Play>::check_action(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = CheckActionSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.unary(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                "/umpire.v1.Play/SubmitAction" => {
                    #[allow(non_camel_case_types)]
                    struct SubmitActionSvc<T: Play>(pub Arc<T>);
                    impl<T: Play> tonic::server::UnaryService<super::SubmitActionRequest> for SubmitActionSvc<T> {
                        type Response = super::Entry;
                        type Future = BoxFuture<tonic::Response<Self::Response>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::SubmitActionRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut =
                                async move { <T as Play>::submit_action(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = SubmitActionSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.unary(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                "/umpire.v1.Play/ListEvents" => {
                    #[allow(non_camel_case_types)]
                    struct ListEventsSvc<T: Play>(pub Arc<T>);
                    impl<T: Play> tonic::server::UnaryService<super::ListEventsRequest> for ListEventsSvc<T> {
                        type Response = super::ListEventsResponse;
                        type Future = BoxFuture<tonic::Response<Self::Response>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::ListEventsRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut =
                                async move { <T as Play>::list_events(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = ListEventsSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.unary(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                "/umpire.v1.Play/WatchEvents" => {
                    #[allow(non_camel_case_types)]
                    struct WatchEventsSvc<T: Play>(pub Arc<T>);
                    impl<T: Play> tonic::server::ServerStreamingService<super::WatchEventsRequest>
                        for WatchEventsSvc<T>
                    {
                        type Response = super::Frame;
                        type ResponseStream = T::WatchEventsStream;
                        type Future =
                            BoxFuture<tonic::Response<Self::ResponseStream>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::WatchEventsRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut =
                                async move { <T as Play>::watch_events(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = WatchEventsSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.server_streaming(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                _ => Box::pin(async move {
                    let mut response = http::Response::new(tonic::body::Body::default());
                    let headers = response.headers_mut();
                    headers.insert(
                        tonic::Status::GRPC_STATUS,
                        (tonic::Code::Unimplemented as i32).into(),
                    );
                    headers.insert(http::header::CONTENT_TYPE, tonic::metadata::GRPC_CONTENT_TYPE);
                    Ok(response)
                }),
            }
        }
    }
    impl<T> Clone for PlayServer<T> {
        fn clone(&self) -> Self {
            let inner = self.inner.clone();
            Self {
                inner,
                accept_compression_encodings: self.accept_compression_encodings,
                send_compression_encodings: self.send_compression_encodings,
                max_decoding_message_size: self.max_decoding_message_size,
                max_encoding_message_size: self.max_encoding_message_size,
            }
        }
    }
    /// Generated gRPC service name
    pub const SERVICE_NAME: &str = "umpire.v1.Play";
    impl<T> tonic::server::NamedService for PlayServer<T> {
        const NAME: &'static str = SERVICE_NAME;
    }
}
/// A position and an action.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct EvaluateRequest {
    /// The position, as everything that led to it.
    #[prost(message, optional, tag = "1")]
    pub record: ::core::option::Option<Record>,
    /// The seat that acts, from 0.
    #[prost(uint32, optional, tag = "2")]
    pub seat: ::core::option::Option<u32>,
    /// What it does.
    #[prost(message, optional, tag = "3")]
    pub action: ::core::option::Option<Action>,
    /// When it does it, UTC; absent takes the stamp of the record's last row.
    #[prost(message, optional, tag = "4")]
    pub time: ::core::option::Option<crate::wkt::Timestamp>,
}
/// A verdict.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct EvaluateResponse {
    /// Whether the rules allow it.
    #[prost(bool, tag = "1")]
    pub allowed: bool,
    /// Why not; empty if allowed.
    #[prost(message, repeated, tag = "2")]
    pub violations: ::prost::alloc::vec::Vec<Violation>,
    /// What it would do, up to the first die or card. Absent where there is nothing to foresee.
    #[prost(message, optional, tag = "3")]
    pub preview: ::core::option::Option<Preview>,
    /// What came of it, as the acting seat is told; absent if it is not allowed.
    #[prost(message, optional, tag = "4")]
    pub entry: ::core::option::Option<Entry>,
}
/// Generated client implementations.
pub mod rules_client {
    #![allow(
        unused_variables,
        dead_code,
        missing_docs,
        clippy::wildcard_imports,
        clippy::let_unit_value
    )]
    use tonic::codegen::http::Uri;
    use tonic::codegen::*;
    /// The rules without a store: a position in, a verdict out.
    #[derive(Debug, Clone)]
    pub struct RulesClient<T> {
        inner: tonic::client::Grpc<T>,
    }
    impl RulesClient<tonic::transport::Channel> {
        /// Attempt to create a new client by connecting to a given endpoint.
        pub async fn connect<D>(dst: D) -> Result<Self, tonic::transport::Error>
        where
            D: TryInto<tonic::transport::Endpoint>,
            D::Error: Into<StdError>,
        {
            let conn = tonic::transport::Endpoint::new(dst)?.connect().await?;
            Ok(Self::new(conn))
        }
    }
    impl<T> RulesClient<T>
    where
        T: tonic::client::GrpcService<tonic::body::Body>,
        T::Error: Into<StdError>,
        T::ResponseBody: Body<Data = Bytes> + std::marker::Send + 'static,
        <T::ResponseBody as Body>::Error: Into<StdError> + std::marker::Send,
    {
        pub fn new(inner: T) -> Self {
            let inner = tonic::client::Grpc::new(inner);
            Self { inner }
        }
        pub fn with_origin(inner: T, origin: Uri) -> Self {
            let inner = tonic::client::Grpc::with_origin(inner, origin);
            Self { inner }
        }
        pub fn with_interceptor<F>(
            inner: T,
            interceptor: F,
        ) -> RulesClient<InterceptedService<T, F>>
        where
            F: tonic::service::Interceptor,
            T::ResponseBody: Default,
            T: tonic::codegen::Service<
                    http::Request<tonic::body::Body>,
                    Response = http::Response<
                        <T as tonic::client::GrpcService<tonic::body::Body>>::ResponseBody,
                    >,
                >,
            <T as tonic::codegen::Service<http::Request<tonic::body::Body>>>::Error:
                Into<StdError> + std::marker::Send + std::marker::Sync,
        {
            RulesClient::new(InterceptedService::new(inner, interceptor))
        }
        /// Compress requests with the given encoding.
        ///
        /// This requires the server to support it otherwise it might respond with an
        /// error.
        #[must_use]
        pub fn send_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.inner = self.inner.send_compressed(encoding);
            self
        }
        /// Enable decompressing responses.
        #[must_use]
        pub fn accept_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.inner = self.inner.accept_compressed(encoding);
            self
        }
        /// Limits the maximum size of a decoded message.
        ///
        /// Default: `4MB`
        #[must_use]
        pub fn max_decoding_message_size(mut self, limit: usize) -> Self {
            self.inner = self.inner.max_decoding_message_size(limit);
            self
        }
        /// Limits the maximum size of an encoded message.
        ///
        /// Default: `usize::MAX`
        #[must_use]
        pub fn max_encoding_message_size(mut self, limit: usize) -> Self {
            self.inner = self.inner.max_encoding_message_size(limit);
            self
        }
        /// Replays a record and judges one more action on top of it.
        ///
        /// INVALID_ARGUMENT if the record does not replay; UNIMPLEMENTED where it is not offered.
        pub async fn evaluate(
            &mut self,
            request: impl tonic::IntoRequest<super::EvaluateRequest>,
        ) -> std::result::Result<tonic::Response<super::EvaluateResponse>, tonic::Status> {
            self.inner.ready().await.map_err(|e| {
                tonic::Status::unknown(format!("Service was not ready: {}", e.into()))
            })?;
            let codec = tonic_prost::ProstCodec::default();
            let path = http::uri::PathAndQuery::from_static("/umpire.v1.Rules/Evaluate");
            let mut req = request.into_request();
            req.extensions_mut().insert(GrpcMethod::new("umpire.v1.Rules", "Evaluate"));
            self.inner.unary(req, path, codec).await
        }
    }
}
/// Generated server implementations.
pub mod rules_server {
    #![allow(
        unused_variables,
        dead_code,
        missing_docs,
        clippy::wildcard_imports,
        clippy::let_unit_value
    )]
    use tonic::codegen::*;
    /// Generated trait containing gRPC methods that should be implemented for use with RulesServer.
    #[async_trait]
    pub trait Rules: std::marker::Send + std::marker::Sync + 'static {
        /// Replays a record and judges one more action on top of it.
        ///
        /// INVALID_ARGUMENT if the record does not replay; UNIMPLEMENTED where it is not offered.
        async fn evaluate(
            &self,
            request: tonic::Request<super::EvaluateRequest>,
        ) -> std::result::Result<tonic::Response<super::EvaluateResponse>, tonic::Status>;
    }
    /// The rules without a store: a position in, a verdict out.
    #[derive(Debug)]
    pub struct RulesServer<T> {
        inner: Arc<T>,
        accept_compression_encodings: EnabledCompressionEncodings,
        send_compression_encodings: EnabledCompressionEncodings,
        max_decoding_message_size: Option<usize>,
        max_encoding_message_size: Option<usize>,
    }
    impl<T> RulesServer<T> {
        pub fn new(inner: T) -> Self {
            Self::from_arc(Arc::new(inner))
        }
        pub fn from_arc(inner: Arc<T>) -> Self {
            Self {
                inner,
                accept_compression_encodings: Default::default(),
                send_compression_encodings: Default::default(),
                max_decoding_message_size: None,
                max_encoding_message_size: None,
            }
        }
        pub fn with_interceptor<F>(inner: T, interceptor: F) -> InterceptedService<Self, F>
        where
            F: tonic::service::Interceptor,
        {
            InterceptedService::new(Self::new(inner), interceptor)
        }
        /// Enable decompressing requests with the given encoding.
        #[must_use]
        pub fn accept_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.accept_compression_encodings.enable(encoding);
            self
        }
        /// Compress responses with the given encoding, if the client supports it.
        #[must_use]
        pub fn send_compressed(mut self, encoding: CompressionEncoding) -> Self {
            self.send_compression_encodings.enable(encoding);
            self
        }
        /// Limits the maximum size of a decoded message.
        ///
        /// Default: `4MB`
        #[must_use]
        pub fn max_decoding_message_size(mut self, limit: usize) -> Self {
            self.max_decoding_message_size = Some(limit);
            self
        }
        /// Limits the maximum size of an encoded message.
        ///
        /// Default: `usize::MAX`
        #[must_use]
        pub fn max_encoding_message_size(mut self, limit: usize) -> Self {
            self.max_encoding_message_size = Some(limit);
            self
        }
    }
    impl<T, B> tonic::codegen::Service<http::Request<B>> for RulesServer<T>
    where
        T: Rules,
        B: Body + std::marker::Send + 'static,
        B::Error: Into<StdError> + std::marker::Send + 'static,
    {
        type Response = http::Response<tonic::body::Body>;
        type Error = std::convert::Infallible;
        type Future = BoxFuture<Self::Response, Self::Error>;
        fn poll_ready(
            &mut self,
            _cx: &mut Context<'_>,
        ) -> Poll<std::result::Result<(), Self::Error>> {
            Poll::Ready(Ok(()))
        }
        fn call(&mut self, req: http::Request<B>) -> Self::Future {
            match req.uri().path() {
                "/umpire.v1.Rules/Evaluate" => {
                    #[allow(non_camel_case_types)]
                    struct EvaluateSvc<T: Rules>(pub Arc<T>);
                    impl<T: Rules> tonic::server::UnaryService<super::EvaluateRequest> for EvaluateSvc<T> {
                        type Response = super::EvaluateResponse;
                        type Future = BoxFuture<tonic::Response<Self::Response>, tonic::Status>;
                        fn call(
                            &mut self,
                            request: tonic::Request<super::EvaluateRequest>,
                        ) -> Self::Future {
                            let inner = Arc::clone(&self.0);
                            let fut = async move { <T as Rules>::evaluate(&inner, request).await };
                            Box::pin(fut)
                        }
                    }
                    let accept_compression_encodings = self.accept_compression_encodings;
                    let send_compression_encodings = self.send_compression_encodings;
                    let max_decoding_message_size = self.max_decoding_message_size;
                    let max_encoding_message_size = self.max_encoding_message_size;
                    let inner = self.inner.clone();
                    let fut = async move {
                        let method = EvaluateSvc(inner);
                        let codec = tonic_prost::ProstCodec::default();
                        let mut grpc = tonic::server::Grpc::new(codec)
                            .apply_compression_config(
                                accept_compression_encodings,
                                send_compression_encodings,
                            )
                            .apply_max_message_size_config(
                                max_decoding_message_size,
                                max_encoding_message_size,
                            );
                        let res = grpc.unary(method, req).await;
                        Ok(res)
                    };
                    Box::pin(fut)
                }
                _ => Box::pin(async move {
                    let mut response = http::Response::new(tonic::body::Body::default());
                    let headers = response.headers_mut();
                    headers.insert(
                        tonic::Status::GRPC_STATUS,
                        (tonic::Code::Unimplemented as i32).into(),
                    );
                    headers.insert(http::header::CONTENT_TYPE, tonic::metadata::GRPC_CONTENT_TYPE);
                    Ok(response)
                }),
            }
        }
    }
    impl<T> Clone for RulesServer<T> {
        fn clone(&self) -> Self {
            let inner = self.inner.clone();
            Self {
                inner,
                accept_compression_encodings: self.accept_compression_encodings,
                send_compression_encodings: self.send_compression_encodings,
                max_decoding_message_size: self.max_decoding_message_size,
                max_encoding_message_size: self.max_encoding_message_size,
            }
        }
    }
    /// Generated gRPC service name
    pub const SERVICE_NAME: &str = "umpire.v1.Rules";
    impl<T> tonic::server::NamedService for RulesServer<T> {
        const NAME: &'static str = SERVICE_NAME;
    }
}
