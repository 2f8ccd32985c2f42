//! Lets a receiver be a service of tower, as axum and hyper take it. Feature `tower`.

use std::convert::Infallible;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use http::{HeaderMap, Request, Response};
use http_body::Body;
use http_body_util::{BodyExt, Full};
use tokio::task::spawn_blocking;
use tokio::time::timeout;
use tower_service::Service;

use crate::editions::Signed;
use crate::receiver::{Answer, Headers, Receiver, Refused};

/// How long what a refused request still sends is read and dropped: its sender may never read the answer otherwise.
const LINGER: Duration = Duration::from_secs(2);

impl<D, B> Service<Request<B>> for Receiver<D>
where
    D: Signed + 'static,
    B: Body + Send + Unpin + 'static,
    B::Data: Send,
    B::Error: Send,
{
    type Response = Response<Full<Bytes>>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Self::Response, Infallible>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<B>) -> Self::Future {
        let receiver = self.for_one();
        Box::pin(async move { Ok(response(&receiver.answer(request).await)) })
    }
}

impl<D: Signed + 'static> Receiver<D> {
    async fn answer<B>(self, request: Request<B>) -> Answer
    where
        B: Body + Unpin,
    {
        let (head, mut content) = request.into_parts();
        let limit = self.limits().read_timeout;
        let taken = match self.check_head(head.method.as_str(), &fields(&head.headers)) {
            Ok(()) => timeout(limit, self.read(&mut content))
                .await
                .unwrap_or_else(|_| {
                    let reason = format!("the body took longer than {} s", limit.as_secs_f64());
                    Err(Refused::new("too-slow", reason))
                }),
            Err(refused) => Err(refused),
        };
        match taken {
            Ok(body) => {
                self.handle_in_time(head.method.to_string(), head.headers, body)
                    .await
            }
            Err(refused) => {
                // A sender that waits for leave to send has sent nothing.
                if refused.code != "too-slow" && !head.headers.contains_key("expect") {
                    let rest =
                        async { while content.frame().await.is_some_and(|frame| frame.is_ok()) {} };
                    let _ = timeout(LINGER, rest).await;
                }
                self.refuse(refused)
            }
        }
    }

    async fn read<B: Body + Unpin>(&self, content: &mut B) -> Result<Vec<u8>, Refused> {
        let mut body = Vec::new();
        while let Some(frame) = content.frame().await {
            let broken = |_| Refused::new("incomplete", "the connection ended before the body did");
            if let Ok(mut data) = frame.map_err(broken)?.into_data() {
                use bytes::Buf;
                self.check_size(body.len() + data.remaining())?;
                while data.has_remaining() {
                    let chunk = data.chunk();
                    body.extend_from_slice(chunk);
                    let length = chunk.len();
                    data.advance(length);
                }
            }
        }
        Ok(body)
    }

    /// Runs the handler in a thread that may block; it goes on where it is too slow.
    async fn handle_in_time(self, method: String, headers: HeaderMap, body: Vec<u8>) -> Answer {
        let limit = self.limits().handler_timeout;
        let receiver = self.clone();
        let work = spawn_blocking(move || receiver.handle(&method, named(&headers), &body));
        match timeout(limit, work).await {
            Ok(Ok(answer)) => answer,
            _ => {
                let slow = format!("the handler took longer than {} s", limit.as_secs_f64());
                self.finish(Err(slow), "handled", "accepted")
            }
        }
    }
}

fn named(headers: &HeaderMap) -> impl Iterator<Item = (&str, &[u8])> {
    headers
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_bytes()))
}

fn fields(headers: &HeaderMap) -> Headers<'_> {
    named(headers)
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

fn response(answer: &Answer) -> Response<Full<Bytes>> {
    let mut builder = Response::builder()
        .status(answer.status)
        .header("content-type", "text/plain; charset=utf-8");
    if let Some((name, value)) = answer.header {
        builder = builder.header(name, value);
    }
    builder
        .body(Full::from(answer.body))
        .expect("a status and headers that are valid")
}
