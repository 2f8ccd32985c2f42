import { makeDocument } from "../../conformance/suites/runner/make-document.ts";
import { readPayloadCases, readSamples } from "../../conformance/suites/runner/read-case-files.ts";

/** A delivery for the generated code to read. */
export interface Body {
  /** Name of the sample, or the id of the case that must be rejected. */
  readonly name: string;
  readonly isGood: boolean;
  /** In one line. */
  readonly text: string;
}

/** Cases that must be rejected by a reader that asserts what the OpenAPI document says. */
const bad = [
  "id-string",
  "id-fraction",
  "id-too-large",
  "bool-as-webhook-id",
  "time-month-13",
  "url-relative-strict",
  "color-name",
  "closed-webhook-type",
  "closed-event-name",
  "missing-organization",
  "before-wrong-type",
  "attributes-object",
  "event-capital",
];

/** Lists the samples of the default edition, then the deliveries that must be rejected. */
export function listBodies(): readonly Body[] {
  const cases = readPayloadCases("webhook");
  const find = (id: string): Body => {
    const found = cases.find((one) => one.id === id);
    if (found === undefined) throw new Error(`cannot list the bad deliveries: no case is called "${id}"`);
    return { name: id, isGood: false, text: JSON.stringify(makeDocument(found)) };
  };
  const samples = readSamples().map(({ name, text }) => ({
    name,
    isGood: true,
    text: JSON.stringify(JSON.parse(text)),
  }));
  return [...samples, ...bad.map(find)];
}
