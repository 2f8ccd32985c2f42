/** Names of an event that a program uses. */
export interface ReceiveNames {
  /** Such as `update:task`. */
  readonly name: string;
  /** Such as `UpdateTaskEvent`. */
  readonly type: string;
  /** Such as `2.76`. */
  readonly edition: string;
}

type Write = (names: ReceiveNames) => string;

/** Writes a program that receives an event of a later edition. */
export function receiveEdition(name: string, edition: string): string {
  return `import { createServer } from "node:http";
import { createReceiver } from "annotation-contracts/receiver";
import { toNodeListener } from "annotation-contracts/receiver/node";

const receiver = createReceiver({
  secret: process.env.WEBHOOK_SECRET!,
  edition: "${edition}",
  on: {
    "${name}": (delivery) => console.log(delivery.event, Object.keys(delivery)),
  },
});
createServer(toNodeListener(receiver)).listen(3000);
`;
}

/** Receivers of one event, by the folder of their language; `npm run receive` runs them. */
export const receiveIn: Readonly<Record<string, Write>> = {
  typescript: ({ name }) => `import { createServer } from "node:http";
import { createReceiver } from "annotation-contracts/receiver";
import { toNodeListener } from "annotation-contracts/receiver/node";

const receiver = createReceiver({
  secret: process.env.WEBHOOK_SECRET!,
  on: {
    "${name}": ({ sender }) => console.log("${name} by", sender?.username),
  },
});
createServer(toNodeListener(receiver)).listen(3000);
`,
  python: ({ name, type }) => `import os
from annotation_contracts.receiver import Context
from annotation_contracts.webhook import ${type}, Receiver


def handle(event: ${type}, context: Context) -> None:
    print("${name} of edition", context.edition)


# uvicorn receive:receiver, gunicorn receive:receiver.wsgi, or app.add_route("/webhook", receiver) of FastAPI.
receiver = Receiver(os.environ["WEBHOOK_SECRET"], on={"${name}": handle})
`,
  go: ({ name, type, edition }) => `package main

import (
	"context"
	"fmt"

	"annotation-contracts.example/contracts/webhook"
	"annotation-contracts.example/contracts/webhook${edition.replace(".", "")}"
)

func handle(_ context.Context, delivery webhook.Delivery) error {
	if event, ok := delivery.Value.(*webhook${edition.replace(".", "")}.${type}); ok {
		fmt.Println(event.EventName(), "of edition", delivery.Edition)
	}
	return nil
}

// newReceiver makes a handler of net/http.
func newReceiver(secret string) (*webhook.Receiver, error) {
	return webhook.NewReceiver(webhook.Options{
		Secret: secret,
		On:     webhook.Handlers{"${name}": handle},
	})
}
`,
  rust: ({ name, type, edition }) => `use annotation_contracts::webhook::{Delivery, Receiver};
use annotation_contracts::webhook_${edition.replace(".", "_")} as events;

/// Behind axum: Router::new().route_service("/webhook", receiver(&secret)).
fn receiver(secret: &str) -> Receiver {
    Receiver::builder(secret)
        .on("${name}", |delivery, context| {
            if let Delivery::V${edition.replace(".", "_")}(events::Delivery::${type.replace(/Event$/, "")}(_)) = delivery {
                println!("{} of edition {}", context.event, context.edition);
            }
            Ok(())
        })
        .build()
        .unwrap()
}
`,
  java: ({ name, type }) => `import com.sun.net.httpserver.HttpServer;
import example.annotationcontracts.receiver.Receiver;
import example.annotationcontracts.receiver.ReceiverHttpHandler;
import example.annotationcontracts.webhook.Delivery;
import example.annotationcontracts.webhook.${type};
import java.net.InetSocketAddress;

class Receive {
  static final Receiver<Delivery> RECEIVER =
      Delivery.receiver(System.getenv("WEBHOOK_SECRET"))
          .on("${name}", ${type}.class, (event, context) ->
              System.out.println("${name} by " + event.toJson().at("/sender/username").asText()))
          .build();

  public static void main(String[] arguments) throws Exception {
    HttpServer server = HttpServer.create(new InetSocketAddress(3000), 0);
    server.createContext("/", new ReceiverHttpHandler(RECEIVER)); // in a servlet container: new ReceiverServlet(RECEIVER)
    server.start();
  }
}
`,
  kotlin: ({ name, type }) => `import example.annotationcontracts.kotlin.on
import example.annotationcontracts.kotlin.webhook.${type}
import example.annotationcontracts.kotlin.webhook.Delivery

/** Behind Ktor: routing { route("/webhook") { deliveries(receiver) } }. */
val receiver = Delivery.receiver(System.getenv("WEBHOOK_SECRET")) {
    on<${type}>("${name}") { event, _ ->
        println("${name} by \${event.toJson().at("/sender/username").asText()}")
    }
}
`,
  cpp: ({ name, type }) => `#include <annotation_contracts/webhook.hpp>

#include <cstdlib>
#include <iostream>

namespace contracts = annotation_contracts;
namespace webhook = contracts::webhook;

// Behind cpp-httplib: contracts::mount(server, "/webhook", receiver) of <annotation_contracts/httplib.hpp>.
const webhook::Receiver receiver(std::getenv("WEBHOOK_SECRET"), {
    {"${name}", [](const webhook::Delivery& delivery, const contracts::Context& context) {
       contracts::match(
           delivery,
           [&](const webhook::${type} auto& event) { std::cout << event.event << " of edition " << context.edition << '\\n'; },
           [](const auto&) {});
     }},
});
`,
  ruby: ({ name }) => `require "annotation_contracts/webhook"

# A Rack application: run RECEIVER in config.ru, mount RECEIVER => "/webhook" in Rails.
RECEIVER = AnnotationContracts::Webhook::Receiver.new(ENV.fetch("WEBHOOK_SECRET"), on: {
  "${name}" => ->(event, _context) { puts "${name} by #{event.sender.username}" }
})
`,
};
