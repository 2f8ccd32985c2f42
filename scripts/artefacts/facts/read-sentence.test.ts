import { expect, test } from "vitest";
import { readSentence } from "./read-sentence.ts";

test.each([
  ["A task was created (W6.2).", { about: "A task was created.", clause: "W6.2" }],
  [
    "A group or an array (R2.1). Nothing is required (R1).",
    { about: "A group or an array.", clause: "R2.1" },
  ],
  ["Owner, or null (W2.3; null since 2.3.0).", { about: "Owner, or null.", clause: "W2.3" }],
  ["Stop (W2.3). A bound (W-stop). Explanation: it counts.", { about: "Stop (it counts).", clause: "W2.3" }],
  ["A list (since 2.4.0; before, a number).", { about: "A list.", clause: "since 2.4.0" }],
  ["Gone (since 2.65.0, until 2.72).", { about: "Gone.", clause: "since 2.65.0, until 2.72" }],
  ["Full name; since gdalmdiminfo 3.13.", { about: "Full name.", clause: "since gdalmdiminfo 3.13" }],
  ["Two clauses (W6.2, W6.4). More.", { about: "Two clauses (W6.2, W6.4)." }],
  ["No stop", { about: "No stop" }],
])("%s", (description, sentence) => {
  expect(readSentence(description)).toEqual(sentence);
});
