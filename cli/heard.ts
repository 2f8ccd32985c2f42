import { join } from "node:path";
import type { Outcome } from "#src/diagnostics/outcome.ts";
import type { Colorize } from "#src/util/colorize.ts";
import { count, printable } from "#src/util/display.ts";
import { withoutPicture } from "./report/create-json-reporter.ts";
import { drawFindings } from "./report/frame.ts";
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
    errors: errors.map(withoutPicture),
    warnings: warnings.map(withoutPicture),
  });
}

/** Writes a delivery for a terminal: a line, and a frame for each finding. */
export function toText(heard: Heard, colorize: Colorize, columns: number): string {
  const { taken, outcome, event, number, folder } = heard;
  // An excerpt names the file in which the reader finds the place.
  const name = printable(folder === undefined ? (event ?? `delivery ${number}`) : join(folder, bodyFile));
  const lines = outcome === undefined ? [] : drawFindings(outcome, name, colorize, columns).flat();
  if (outcome?.refusal !== undefined) lines.unshift(`  ${printable(outcome.refusal.message)}`);
  if (taken.refusal?.code === "signature" && folder !== undefined) {
    const command = `annotation-contracts diagnose ${printable(folder)} ${heard.named}`;
    lines.push(colorize("quiet", `  to find out why: ${command}`));
  }
  return [writeHead(heard, colorize), ...lines].join("\n");
}

function writeHead(heard: Heard, colorize: Colorize): string {
  const { number, taken, event, resource, outcome, folder } = heard;
  const { answer, refusal, keyId, body } = taken;
  const isUnknown = outcome?.status === "unknown";
  const mark = isGood(heard) ? colorize("good", "✓") : colorize("bad", isUnknown ? "?" : "✗");
  const title = event === undefined ? "refused" : printable(event);
  const about = [
    ...(resource === undefined ? [] : [printable(resource)]),
    ...(isUnknown ? ["unknown event"] : []),
    ...(refusal === undefined ? [] : [refusal.reason]),
    ...(keyId === undefined ? [] : [`signed with ${printable(keyId)}`]),
    ...(body === undefined ? [] : [count(body.length, "byte")]),
    ...(folder === undefined ? [] : [`saved in ${printable(folder)}`]),
  ].join(", ");
  return `${mark} ${colorize("quiet", `#${number}`)} ${answer.status} ${colorize("strong", title)}  ${about}`;
}
