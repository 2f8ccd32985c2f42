import { signatureHeader } from "#src/signature/signature.ts";

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

/**
 * Functions that receive one event, by the folder of their language: the signature over the exact bytes first, then
 * the contract, then the event. They return the status of the answer. `npm run receive` runs them.
 */
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
	"fmt"
	"net/http"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/webhook"
	"annotation-contracts.example/contracts/webhook${edition.replace(".", "")}"
)

// receive takes the raw body and the header ${signatureHeader}; it returns the status of the answer.
func receive(secret string, body []byte, header http.Header) int {
	if contracts.Verify(secret, body, header.Values("${signatureHeader}")) != nil {
		return http.StatusForbidden
	}
	delivery, err := webhook.ParseDelivery(body, "${edition}")
	if err != nil {
		return http.StatusUnprocessableEntity
	}
	if _, ok := delivery.Value.(*webhook${edition.replace(".", "")}.${type}); ok {
		fmt.Println("${name} of edition", delivery.Edition)
	}
	return http.StatusOK
}
`,
  rust: ({ name, type, edition }) => `use annotation_contracts::signature::Verifier;
use annotation_contracts::webhook_${edition.replace(".", "_")}::Delivery;

/// Takes the raw body and the header ${signatureHeader}; returns the status of the answer.
fn receive(verifier: &Verifier, body: &[u8], header: &str) -> u16 {
    if verifier.verify(body, [header]).is_err() {
        return 403;
    }
    let Ok(delivery) = Delivery::parse(body) else {
        return 422;
    };
    if let Delivery::${type.replace(/Event$/, "")}(_) = &delivery {
        println!("${name} of edition ${edition}");
    }
    200
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
  ruby: ({ name, type }) => `require "annotation_contracts/webhook"

# Takes the raw body and the header ${signatureHeader}; returns the status of the answer.
def receive(secret, body, header)
  return 403 unless AnnotationContracts.verify(secret, body, header).accepted?

  case AnnotationContracts::Webhook.parse_delivery(body)
  in AnnotationContracts::Webhook::${type}[sender:] then puts "${name} by #{sender.username}"
  else nil
  end
  200
rescue AnnotationContracts::UnreadableError
  400
rescue AnnotationContracts::DecodeError
  422
end
`,
};
