//! Measures the crate beside serde's derived structs and its JSON values, over the same delivery.

use std::hint::black_box;
use std::time::{Duration, Instant};

use annotation_contracts::{Mode, webhook, webhook_2_3};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Deserialize, Serialize)]
struct User {
    url: String,
    id: i64,
    username: String,
    first_name: String,
    last_name: String,
}

#[derive(Deserialize, Serialize)]
struct Label {
    id: i64,
    name: String,
    color: String,
    attributes: Vec<Value>,
    r#type: String,
    sublabels: Vec<Value>,
    has_parent: bool,
}

#[derive(Deserialize, Serialize)]
struct Job {
    url: String,
    id: i64,
    assignee: Option<User>,
    status: String,
    stage: String,
    state: String,
}

#[derive(Deserialize, Serialize)]
struct Segment {
    start_frame: i64,
    stop_frame: i64,
    jobs: Vec<Job>,
}

#[derive(Deserialize, Serialize)]
struct Storage {
    id: i64,
    location: String,
    cloud_storage_id: Option<i64>,
}

#[derive(Deserialize, Serialize)]
struct Task {
    url: String,
    id: i64,
    name: String,
    project_id: Option<i64>,
    mode: String,
    owner: Option<User>,
    assignee: Option<User>,
    bug_tracker: String,
    created_date: String,
    updated_date: String,
    overlap: Option<i64>,
    segment_size: i64,
    status: String,
    labels: Vec<Label>,
    segments: Vec<Segment>,
    data_chunk_size: i64,
    data_compressed_chunk_type: String,
    data_original_chunk_type: String,
    size: i64,
    image_quality: i64,
    data: i64,
    dimension: String,
    subset: String,
    organization: Option<i64>,
    target_storage: Option<Storage>,
    source_storage: Option<Storage>,
}

#[derive(Deserialize, Serialize)]
struct UpdateTask {
    event: String,
    task: Task,
    before_update: serde_json::Map<String, Value>,
    webhook_id: i64,
    sender: User,
}

const ROUND: Duration = Duration::from_millis(30);

/// Prints the nanoseconds of a call, by the calls of a round.
fn measure<T>(name: &str, call: impl Fn() -> T) {
    let (start, mut calls) = (Instant::now(), 0_u32);
    while start.elapsed() < ROUND {
        for _ in 0..50 {
            black_box(call());
        }
        calls += 50;
    }
    println!("{name} {}", start.elapsed().as_nanos() / u128::from(calls));
}

fn main() {
    let mut args = std::env::args().skip(1);
    let file = args.next().expect("a file");
    let rounds: u32 = args.next().and_then(|text| text.parse().ok()).expect("rounds");
    let body = std::fs::read(file).expect("a file that can be read");
    let plain: UpdateTask = serde_json::from_slice(&body).expect("a task");
    let own = webhook_2_3::Delivery::parse(&body).expect("a delivery");
    let oldest = webhook::EDITIONS.last().copied().expect("an edition");
    for _ in 0..rounds {
        measure("Parse/plain", || serde_json::from_slice::<UpdateTask>(&body));
        measure("Parse/value", || serde_json::from_slice::<Value>(&body));
        measure("Parse/edition", || webhook_2_3::Delivery::parse(&body));
        measure("Parse/strict", || webhook::Delivery::parse_with(&body, &[oldest], Mode::Strict));
        measure("Parse/any", || webhook::Delivery::parse(&body));
        measure("Write/plain", || serde_json::to_string(&plain));
        measure("Write/edition", || own.to_json());
    }
}
