use std::env;

use annotation_contracts::{Mode, webhook::Receiver};
use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;

#[tokio::main]
async fn main() {
    let setting = |name| env::var(name).unwrap_or_default();
    let mut builder = Receiver::builder(&setting("WEBHOOK_SECRET")).on_refused(|_| {}).on_platform(|_| {});
    if setting("MODE") == "strict" {
        builder = builder.mode(Mode::Strict).edition(&setting("EDITION"));
    }
    let app = Router::new().route_service("/", builder.build().unwrap()).into_service();
    let listener = TcpListener::bind(setting("ADDRESS")).await.unwrap();
    loop {
        let Ok((stream, _)) = listener.accept().await else { continue };
        let service = TowerToHyperService::new(app.clone());
        let connection = http1::Builder::new().half_close(true).timer(TokioTimer::new()).serve_connection(TokioIo::new(stream), service);
        tokio::spawn(connection);
    }
}
