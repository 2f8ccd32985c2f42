import type { AnswerData, BodyData, ReceiverCase } from "#generated/internal/cases-receiver.d.ts";
import type { EditionFacts } from "#generated/internal/types.d.ts";
import { readEditionSamples } from "../runner/find-later-edition.ts";
import { type PayloadCase, readReceiverCases } from "../runner/read-case-files.ts";

/** What an edition can send. */
interface Stock {
  readonly edition: string;
  /** Names of samples, such as `2.76/ping`. */
  readonly samples: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
}

/**
 * Reads the cases of the receiver suite in a later edition: those on bytes, signatures and HTTP with the samples of the
 * edition, a delivery of each sample, and the cases derived from them.
 */
export function readEditionReceiverCases(
  facts: EditionFacts,
  derived: readonly PayloadCase[],
): readonly ReceiverCase[] {
  const samples = readEditionSamples(facts.edition);
  const stock: Stock = {
    edition: facts.edition,
    samples: new Set(samples.map(({ name }) => name)),
    events: new Set(samples.map(({ text }) => JSON.parse(text).event)),
  };
  return [
    ...readReceiverCases().flatMap((one) => moveCase(one, stock) ?? []),
    ...samples.map(({ name }) => acceptance(name)),
    ...derived.flatMap(contentCase),
  ];
}

/** Moves a case to an edition; undefined if only the default edition has its body. */
function moveCase({ before, ...one }: ReceiverCase, stock: Stock): ReceiverCase | undefined {
  const moved = moveExchange(one, stock);
  const first = before?.map((exchange) => moveExchange(exchange, stock));
  if (moved === undefined || first?.includes(undefined)) return undefined;
  return { ...moved, ...(first !== undefined && { before: first }) } as ReceiverCase;
}

function moveExchange<One extends Pick<AnswerData, "expect" | "request">>(
  one: One,
  stock: Stock,
): One | undefined {
  const body = moveBody(one.request?.body ?? {}, one.expect === "refused", stock);
  return body === undefined ? undefined : { ...one, request: { ...one.request, body } };
}

function moveBody(
  body: BodyData,
  isRefused: boolean,
  { edition, samples, events }: Stock,
): BodyData | undefined {
  if (body.bytes !== undefined) {
    const text = body.bytes.map((piece) => piece.text ?? "").join("");
    const [, event = ""] = /"event"\s*:\s*"([^"]*)"/.exec(text) ?? [];
    // The members that are written out are those of the default edition.
    return isRefused || !events.has(event) ? body : undefined;
  }
  const { sample = "ping", set, remove, ...rest } = body;
  const name = `${edition}/${sample}`;
  return set === undefined && remove === undefined && samples.has(name)
    ? { ...rest, sample: name }
    : undefined;
}

function acceptance(sample: string): ReceiverCase {
  return {
    id: `sample-${sample.replaceAll(/[^a-z0-9]+/g, "-")}`,
    description: `the sample ${sample}`,
    clause: "W6",
    level: "reading",
    expect: "accepted",
    request: { body: { sample } },
  };
}

/** Makes a case of a payload that a strict receiver rejects, or that may be accepted or rejected. */
function contentCase({ id, description, clause, level, ...row }: PayloadCase): readonly ReceiverCase[] {
  const { sample, set, remove, mode, status } = row;
  const body: BodyData =
    sample === undefined
      ? { bytes: [{ text: JSON.stringify(row.document) }] }
      : { sample, ...(set !== undefined && { set }), ...(remove !== undefined && { remove }) };
  const head = { id, description, clause, level, request: { body } };
  if (status === "unknown") return [{ ...head, expect: "accepted" }];
  // A long text may exceed the limit of the receiver.
  if (status === "valid" && row.repeat !== undefined) return [];
  if (status === "valid") return [{ ...head, ...(mode !== "both" && { mode }), expect: "accepted" }];
  const refused: ReceiverCase = { ...head, mode: "strict", expect: "refused", status: [422] };
  return mode === "tolerant" ? [] : [refused];
}
