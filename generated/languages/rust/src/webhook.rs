// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

//! The contract `webhook` in every edition: 2.76, 2.73, 2.65, 2.4, 2.3.

use crate::macros::{editions, warnings};
use crate::{UnknownEvent, receiver};

/// A document of any edition; the types of each edition are in its module.
#[derive(Clone, Debug, PartialEq)]
pub enum Delivery {
    /// Edition 2.76.
    V2_76(crate::webhook_2_76::Delivery),
    /// Edition 2.73.
    V2_73(crate::webhook_2_73::Delivery),
    /// Edition 2.65.
    V2_65(crate::webhook_2_65::Delivery),
    /// Edition 2.4.
    V2_4(crate::webhook_2_4::Delivery),
    /// Edition 2.3.
    V2_3(crate::webhook_2_3::Delivery),
    /// No edition has its event (W6.1).
    Unknown(UnknownEvent),
}

editions! {
    Delivery {
        "2.76" => V2_76(webhook_2_76, Unknown);
        "2.73" => V2_73(webhook_2_73, Unknown);
        "2.65" => V2_65(webhook_2_65, Unknown);
        "2.4" => V2_4(webhook_2_4, Unknown);
        "2.3" => V2_3(webhook_2_3, Unknown);
    } Unknown
}

warnings!(Delivery, "tables/webhook_rules.json");

/// Receives deliveries of any edition: `Receiver::builder(secret).on("ping", handler).build()`.
pub type Receiver = receiver::Receiver<Delivery>;

impl receiver::Signed for Delivery {
    const FACTS: receiver::Facts = receiver::Facts {
        tag: "event",
        header: "X-Signature-256",
        webhook: "webhook_id",
        on_request: &["ping"],
        program: "CVAT",
    };
}
