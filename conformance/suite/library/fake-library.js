// Speaks the library protocol well or badly, as its argument says; only for tests of the runner.
import { createInterface } from "node:readline";

const description = { name: "fake", operations: ["sign"], contracts: [], modes: [] };
const answers = {
  right: ({ id }) => ({ id, header: "sha256=" }),
  unsupported: ({ id }) => ({ id, unsupported: true }),
  "wrong id": ({ id }) => ({ id: id + 1, header: "sha256=" }),
  "no object": () => [],
  exits: () => process.exit(3),
  complains: () => {
    console.error("out of luck");
    process.exit(1);
  },
  hangs: () => undefined,
  "not JSON": () => undefined,
};

const [, , behaviour] = process.argv;
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (behaviour === "mute") process.exit(0);
  if (behaviour === "nameless") console.log(JSON.stringify({ id: request.id }));
  else if (behaviour === "listless") console.log(JSON.stringify({ id: request.id, name: "fake" }));
  else if (request.op === "describe") console.log(JSON.stringify({ id: request.id, ...description }));
  else if (behaviour === "not JSON") console.log("Hello");
  else {
    const answer = answers[behaviour](request);
    if (answer !== undefined) console.log(JSON.stringify(answer));
  }
}
