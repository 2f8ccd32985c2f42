import { join } from "node:path";
import type { Outcome } from "#src/explain/outcome.ts";
import { count, printable } from "#src/text/display.ts";
import type { Paint } from "#src/text/paint.ts";
import { drawRefusal, writeCaution, writeFault } from "./report/frame.ts";
import { bodyFile } from "./saved-delivery.ts";
import type { Taken } from "./take-delivery.ts";

/** A delivery that `listen` has answered. */
export interface Heard {
  /** 1-based. */
  readonly number: number;
  readonly taken: Taken;
  /** Options that name the secrets. */
  readonly named: string;
  /** Name of the event and of its resource, if the content counts. */
  readonly event?: string;
  readonly resource?: string;
  /** Result of validation, if the content counts. */
  readonly outcome?: Outcome;
  /** The folder it is saved in. */
  readonly folder?: string;
}

/** Errors or warnings of one delivery that are shown. */
const SHOWN = 10;

/** Checks whether all is well with a delivery. */
export function isGood({ taken, outcome }: Heard): boolean {
  return taken.refusal === undefined && (outcome === undefined || outcome.status === "valid");
}

/** Writes a delivery as one line of JSON. */
export function toJson({ number, taken, event, resource, outcome, folder }: Heard): string {
  const { answer, refusal, keyId, body } = taken;
  const { errors = [], warnings = [] } = outcome ?? {};
  return JSON.stringify({
    number,
    status: answer.status,
    event,
    resource,
    verdict: outcome?.status ?? "refused",
    ...(refusal && { code: refusal.code, reason: refusal.reason }),
    keyId,
    bytes: body?.length,
    folder,
    errors: errors.map((error) => ({ ...error, excerpt: undefined, about: undefined })),
    warnings: warnings.map((warning) => ({ ...warning, excerpt: undefined })),
  });
}

/** Writes a delivery for a terminal: a line, and a frame for each finding. */
export function toText(heard: Heard, paint: Paint, columns: number): string {
  const { taken, outcome, event, number, folder } = heard;
  // An excerpt names the file in which the reader finds the place.
  const name = printable(folder === undefined ? (event ?? `delivery ${number}`) : join(folder, bodyFile));
  const { errors = [], warnings = [], refusal } = outcome ?? {};
  const blocks = [
    ...errors.slice(0, SHOWN).map((error) => writeFault(error, name, paint, columns)),
    ...warnings.slice(0, SHOWN).map((warning) => writeCaution(warning, name, paint, columns)),
  ];
  if (refusal !== undefined)
    blocks.push([`  ${printable(refusal.message)}`, ...drawRefusal(refusal, name, paint, columns)]);
  const hidden = Math.max(0, errors.length - SHOWN) + Math.max(0, warnings.length - SHOWN);
  if (hidden > 0) blocks.push([paint("quiet", `  and ${count(hidden, "more finding")}`)]);
  if (taken.refusal?.code === "signature" && heard.folder !== undefined) {
    blocks.push([
      paint(
        "quiet",
        `  to find out why: annotation-contracts doctor ${printable(heard.folder)} ${heard.named}`,
      ),
    ]);
  }
  return [writeHead(heard, paint), ...blocks.flat()].join("\n");
}

function writeHead(heard: Heard, paint: Paint): string {
  const { number, taken, event, resource, outcome, folder } = heard;
  const { answer, refusal, keyId, body } = taken;
  const isUnknown = outcome?.status === "unknown";
  const mark = isGood(heard) ? paint("good", "✓") : paint("bad", isUnknown ? "?" : "✗");
  const title = event === undefined ? "refused" : printable(event);
  const about = [
    ...(resource === undefined ? [] : [printable(resource)]),
    ...(isUnknown ? ["unknown event"] : []),
    ...(refusal === undefined ? [] : [refusal.reason]),
    ...(keyId === undefined ? [] : [`signed with ${printable(keyId)}`]),
    ...(body === undefined ? [] : [count(body.length, "byte")]),
    ...(folder === undefined ? [] : [`saved in ${printable(folder)}`]),
  ].join(", ");
  return `${mark} ${paint("quiet", `#${number}`)} ${answer.status} ${paint("strong", title)}  ${about}`;
}
