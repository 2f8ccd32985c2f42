import { join } from "node:path";
import type { Outcome } from "#src/diagnostics/outcome.ts";
import type { Colorize } from "#src/util/colorize.ts";
import { count, printable } from "#src/util/display.ts";
import { writeFindings } from "./code-frame.ts";
import type { ReceivedDelivery } from "./receive-delivery.ts";
import { bodyFile } from "./saved-delivery.ts";
import { withoutExcerpt } from "./validate-report.ts";

/** A delivery that `listen` has responded to. */
export interface ListenResult {
  /** 1-based. */
  readonly number: number;
  readonly received: ReceivedDelivery;
  /** Options that name the secrets. */
  readonly secretOptions: string;
  /** Name of the event and of its resource, if the payload counts. */
  readonly event?: string;
  readonly resource?: string;
  /** Result of the validation, if the payload counts. */
  readonly outcome?: Outcome;
  /** The directory it is saved in. */
  readonly directory?: string;
}

/** Checks whether a delivery was accepted and is valid. */
export function isGood({ received, outcome }: ListenResult): boolean {
  const isAccepted = received.isForwarded !== true || received.response.status < 300;
  return (
    isAccepted && received.rejection === undefined && (outcome === undefined || outcome.status === "valid")
  );
}

/** Describes a delivery for programs. */
export function describeListenResult(result: ListenResult): object {
  const { number, received, event, resource, outcome, directory } = result;
  const { response, rejection, keyId, body } = received;
  const { errors = [], warnings = [] } = outcome ?? {};
  return {
    number,
    status: response.status,
    event,
    resource,
    verdict: outcome?.status ?? "rejected",
    edition: outcome?.edition,
    ...(rejection && { code: rejection.code, reason: rejection.reason }),
    ...(received.isForwarded && { response: response.body }),
    keyId,
    bytes: body?.length,
    directory,
    errors: errors.map(withoutExcerpt),
    warnings: warnings.map(withoutExcerpt),
  };
}

/** Writes a delivery for a terminal: a line, and a frame for each finding. */
export function writeListenText(result: ListenResult, colorize: Colorize, columns: number): string[] {
  const { received, outcome, event, number, directory } = result;
  // An excerpt names the file in which the reader finds the place.
  const name = printable(
    directory === undefined ? (event ?? `delivery ${number}`) : join(directory, bodyFile),
  );
  const lines = outcome === undefined ? [] : writeFindings(outcome, name, colorize, columns).flat();
  if (outcome?.rejection !== undefined) lines.unshift(`  ${printable(outcome.rejection.message)}`);
  if (received.rejection?.code === "signature" && directory !== undefined) {
    const command = `annotation-contracts diagnose ${printable(directory)} ${result.secretOptions}`;
    lines.push(colorize("quiet", `  to find out why: ${command}`));
  }
  return [writeHead(result, colorize), ...lines];
}

function writeHead(result: ListenResult, colorize: Colorize): string {
  const { number, received, event, resource, outcome, directory } = result;
  const { response, rejection, keyId, body } = received;
  const isUnknown = outcome?.status === "unknown";
  const mark = isGood(result) ? colorize("good", "✓") : colorize("bad", isUnknown ? "?" : "✗");
  const title = event === undefined ? "rejected" : printable(event);
  const about = [
    resource && printable(resource),
    isUnknown && "unknown event",
    outcome?.status === "valid" && `edition ${outcome.edition}`,
    rejection?.reason,
    received.isForwarded && `the receiver responded ${JSON.stringify(printable(response.body))}`,
    keyId && `signed with ${printable(keyId)}`,
    body && count(body.length, "byte"),
    directory && `saved in ${printable(directory)}`,
  ]
    .filter(Boolean)
    .join(", ");
  return `${mark} ${colorize("quiet", `#${number}`)} ${response.status} ${colorize("strong", title)}  ${about}`;
}
