import { join } from "node:path";
import type { Outcome } from "#src/diagnostics/outcome.ts";
import type { Colorize } from "#src/util/colorize.ts";
import { count, printable } from "#src/util/display.ts";
import type { ReceivedDelivery } from "./receive-delivery.ts";
import { bodyFile } from "./saved-delivery.ts";
import { listFindings, writeFindings } from "./validate-report.ts";

/** A delivery that `listen` has responded to. */
export interface ListenResult extends ReceivedDelivery {
  /** 1-based. */
  readonly number: number;
  /** Whether the response comes from another receiver. */
  readonly isForwarded: boolean;
  /** The options that name the secrets. */
  readonly secretOptions: string;
  /** Names of the event and its resource, if the payload was verified. */
  readonly event?: string | undefined;
  readonly resource?: string | undefined;
  /** Result of the validation, if the payload was verified. */
  readonly outcome?: Outcome | undefined;
  /** The directory in which it is saved. */
  readonly directory: string | undefined;
}

/** Checks whether a delivery was accepted and is valid. */
export function isGood({ isForwarded, response, rejection, outcome }: ListenResult): boolean {
  const isAccepted = rejection === undefined && (!isForwarded || response.status < 300);
  return isAccepted && (outcome === undefined || outcome.status === "valid");
}

/** Describes a delivery as JSON for programs. */
export function describeListenResult(result: ListenResult): object {
  const { number, response, rejection, isForwarded, event, resource, outcome, directory } = result;
  return {
    ...{ number, status: response.status, event, resource },
    ...{ verdict: outcome?.status ?? "rejected", edition: outcome?.edition },
    ...(rejection && { code: rejection.code, reason: rejection.reason }),
    ...(isForwarded && { response: response.body }),
    ...{ keyId: result.keyId, bytes: result.body?.length, directory },
    ...listFindings(outcome ?? { errors: [], warnings: [] }),
  };
}

/** Formats a delivery for a terminal: one line, and a frame for each finding. */
export function writeListenText(result: ListenResult, colorize: Colorize, columns: number): string[] {
  const { rejection, outcome, event, number, directory } = result;
  // An excerpt names the saved file, so the user can find the error.
  const file = directory === undefined ? (event ?? `delivery ${number}`) : join(directory, bodyFile);
  const lines = outcome ? writeFindings(outcome, { file: printable(file), colorize, columns }).flat() : [];
  if (outcome?.rejection !== undefined) lines.unshift(`  ${printable(outcome.rejection.message)}`);
  if (rejection?.code === "signature" && directory !== undefined) {
    const command = `annotation-contracts diagnose ${printable(directory)} ${result.secretOptions}`;
    lines.push(colorize("quiet", `  to find out why: ${command}`));
  }
  return [writeHead(result, colorize), ...lines];
}

function writeHead(result: ListenResult, colorize: Colorize): string {
  const { number, response, rejection, keyId, body, event, resource, outcome, directory } = result;
  const isUnknown = outcome?.status === "unknown";
  const mark = isGood(result) ? colorize("good", "✓") : colorize("bad", isUnknown ? "?" : "✗");
  const title = colorize("strong", event === undefined ? "rejected" : printable(event));
  const about = [
    resource && printable(resource),
    isUnknown && "unknown event",
    outcome?.status === "valid" && `edition ${outcome.edition}`,
    rejection?.reason,
    result.isForwarded && `the receiver responded ${JSON.stringify(printable(response.body))}`,
    keyId && `signed with ${printable(keyId)}`,
    body && count(body.length, "byte"),
    directory && `saved in ${printable(directory)}`,
  ];
  const words = about.filter(Boolean).join(", ");
  return `${mark} ${colorize("quiet", `#${number}`)} ${response.status} ${title}  ${words}`;
}
