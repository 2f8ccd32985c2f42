import { moduleName } from "../languages/declarations.ts";
import { fence } from "./markdown.ts";

/** Lists receivers that handle an event, one code block per language. */
export function listHandlers(edition: string, event: string, type: string): readonly string[] {
  const module = moduleName({ name: "webhook", edition });
  return [
    fence(
      "ts",
      `import { createServer } from "node:http";
import { createReceiver } from "annotation-contracts/receiver";
import { toNodeListener } from "annotation-contracts/receiver/node";

const receiver = createReceiver({
  secret: process.env.WEBHOOK_SECRET ?? "",
  edition: "${edition}",
  on: { "${event}": (delivery) => console.log(delivery) },
});
createServer(toNodeListener(receiver)).listen(3000);`,
      "TypeScript",
    ),
    fence(
      "python",
      `import os

from annotation_contracts import Context, Receiver, ${module}


def handle(event: ${module}.${type}, context: Context) -> None:
    print(event)


# Run it with "uvicorn receiver:receiver --port 3000".
receiver = Receiver(os.environ["WEBHOOK_SECRET"], edition="${edition}", on={"${event}": handle})`,
      "Python",
    ),
    fence(
      "go",
      `receiver, err := contracts.NewReceiver(contracts.Options{
	Secrets:  []contracts.Secret{{Name: "default", Value: os.Getenv("WEBHOOK_SECRET")}},
	Editions: []string{"${edition}"},
	On: map[string]contracts.Handler{
		"${event}": contracts.Handle(func(ctx context.Context, event *${module}.${type}, _ contracts.Delivery) error {
			fmt.Println(event)
			return nil
		}),
	},
})`,
      "Go",
    ),
    fence(
      "java",
      `Receiver receiver =
    Receiver.with(System.getenv("WEBHOOK_SECRET"))
        .editions("${edition}")
        .on("${event}", ${module.toUpperCase()}.${type}.class, (event, context) -> System.out.println(event))
        .create();`,
      "Java",
    ),
  ];
}
