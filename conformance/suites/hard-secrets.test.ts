import { expect, test } from "vitest";
import { readSenderCases, readSignatureCases } from "./runner/read-case-files.ts";
import { expandText } from "./runner/repeatable.ts";

const suites: Readonly<Record<string, readonly string[]>> = {
  library: readSignatureCases().flatMap(({ secrets }) => secrets.map(({ secret }) => expandText(secret))),
  sender: readSenderCases().flatMap(({ steps }) =>
    steps.flatMap((step) =>
      step.op === "create-webhook" && step.webhook?.secret !== undefined ? [step.webhook.secret] : [],
    ),
  ),
};

/** What an implementation may wrongly do to a secret; the secrets of a suite must show it. */
const changes: Readonly<Record<string, (secret: string) => string>> = {
  trimmed: (secret) => secret.trim(),
  "cut at 64 bytes": (secret) => Buffer.from(secret).subarray(0, 64).toString(),
  "read as Latin-1": (secret) => Buffer.from(secret, "latin1").toString("latin1"),
};

test.each(Object.keys(suites).flatMap((suite) => Object.keys(changes).map((change) => ({ suite, change }))))(
  "the $suite suite chooses secrets that tell when they are $change",
  ({ suite, change }) => {
    const telling = new Set(suites[suite]!.filter((secret) => changes[change]!(secret) !== secret));
    expect(telling.size).toBeGreaterThanOrEqual(2);
  },
);

test("the sender suite chooses secrets that tell when they are lower-cased", () => {
  expect(suites.sender!.filter((secret) => secret !== secret.toLowerCase()).length).toBeGreaterThanOrEqual(2);
});
