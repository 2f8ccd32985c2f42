import { fence } from "./markdown.ts";

/** Lists a receiver that handles an event, a code block for each language. */
export function listHandlers(edition: string, event: string): readonly string[] {
  return [
    fence(
      "ts",
      `import { createServer } from "node:http";
import { createReceiver } from "annotation-contracts/receiver";
import { toNodeListener } from "annotation-contracts/receiver/node";

const receiver = createReceiver({
  secret: process.env.WEBHOOK_SECRET!,
  edition: "${edition}",
  on: { "${event}": (delivery) => console.log(delivery) },
});
createServer(toNodeListener(receiver)).listen(3000);`,
      "TypeScript",
    ),
    fence(
      "python",
      `import os
from annotation_contracts import Receiver

receiver = Receiver(
    os.environ["WEBHOOK_SECRET"],
    edition="${edition}",
    on={"${event}": lambda delivery: print(delivery)},
)
app = receiver.asgi  # for example: uvicorn receiver:app --port 3000`,
      "Python",
    ),
  ];
}
