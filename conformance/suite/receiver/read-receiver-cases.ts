import { sourceEdition } from "#src/diagnostics/editions.ts";
import { defined } from "#src/util/defined.ts";
import type { Mode } from "#src/validate/result.ts";
import { makeDocument } from "../make-document.ts";
import { type PayloadCase, type ReceiverCase, readCases } from "../read-cases.ts";
import { readSamples } from "../samples.ts";

/** A body size that even a receiver with the lowest limit accepts. */
const SHORT = 40_000;

/** The end of a path that occurs in every case with odd property names, and in no other case. */
const ODD = "/x-note";

/** Events whose deliveries get properties with odd names. Together, they contain the objects of all other events. */
const odd = ["ping", "update-task", "update-project"];

/**
 * Reads the cases of the receiver suite for an edition: hand-written ones, deliveries with extreme values, and for
 * later editions every sample and one invalid variant of it. If `mode` is given, it omits the other mode's cases.
 */
export function readReceiverCases(edition: string, mode?: Mode): readonly ReceiverCase[] {
  return readBothModes(edition).filter((one) => mode === undefined || (one.mode ?? mode) === mode);
}

function readBothModes(edition: string): readonly ReceiverCase[] {
  const generated = readCases("payload", edition, ["payload.generated"]);
  const extreme = generated.filter(
    ({ status, sample = "", set = {} }) =>
      status === "valid" && (odd.includes(sample) || !Object.keys(set).some((path) => path.endsWith(ODD))),
  );
  const isShort = (one: PayloadCase): boolean => JSON.stringify(makeDocument(one, edition)).length < SHORT;
  const cases = [...readCases("receiver", edition), ...extreme.filter(isShort).map(accept)];
  if (edition === sourceEdition("webhook")) return cases;
  const invalid = new Map(
    generated.filter(({ status }) => status === "invalid").map((one) => [one.sample, one]),
  );
  const samples = readSamples(edition).map(({ name }) => acceptSample(name));
  return [...cases, ...samples, ...[...invalid.values()].map(reject)];
}

function accept(one: PayloadCase): ReceiverCase {
  const { id, description, clause, decision, level, mode, sample, set, remove, repeat } = one;
  return {
    id: id.replace("generated-", "far-"),
    description,
    clause,
    ...defined({ decision }),
    level,
    ...(mode !== "both" && { mode }),
    expect: "accepted",
    request: { body: defined({ sample, set, remove, repeat }) },
  };
}

/** Only a strict receiver rejects signed but invalid deliveries. */
function reject(one: PayloadCase): ReceiverCase {
  return { ...accept(one), id: one.id, mode: "strict", expect: "refused", status: [422] };
}

function acceptSample(name: string): ReceiverCase {
  const id = `sample-${name.replaceAll(/[^a-z0-9]+/g, "-")}`;
  return {
    id,
    description: `the sample ${name}`,
    clause: "W6",
    level: "reading",
    expect: "accepted",
    request: { body: { sample: name } },
  };
}
