import type { Diagnosis, Finding } from "#src/doctor/diagnose.ts";
import type { Outcome } from "#src/explain/outcome.ts";
import { reasons } from "#src/signature/signature.ts";
import { capitalize } from "../../prose.ts";
import { element, placeButton } from "../element.ts";
import type { SignatureState } from "./check-signature.ts";
import { findOffset } from "./mark.ts";

/** Shows the place of a finding in the text. */
type Show = (offset: number) => void;

/** A line of a result: what is wrong, and where. */
interface Line {
  readonly kind: "bad" | "warn";
  readonly message: string;
  readonly name: string;
  readonly line?: number;
  readonly column?: number;
  readonly clause?: string;
  readonly about?: string;
  readonly suggestion?: string;
}

const words: Readonly<Record<Outcome["status"], string>> = {
  valid: "Valid",
  invalid: "Invalid",
  unknown: "Unknown event",
  unreadable: "Cannot be read",
};

/** Checks whether both modes have the same result for a document. */
export function agree(strict: Outcome, tolerant: Outcome): boolean {
  const told = ({ status, errors, warnings, refusal }: Outcome): string =>
    JSON.stringify([status, errors, warnings, refusal]);
  return told(strict) === told(tolerant);
}

/** Writes the result of a mode. */
export function showOutcome(target: HTMLElement, text: string, outcome: Outcome, show: Show): void {
  const { status, refusal, errors, warnings, edition } = outcome;
  const lines: readonly Line[] = [
    ...(refusal === undefined ? [] : [{ ...refusal, kind: "bad" as const, name: refusal.reason }]),
    ...errors.map((error) => ({ ...error, kind: "bad" as const, name: error.code })),
    ...warnings.map((warning) => ({ ...warning, kind: "warn" as const, name: warning.rule })),
  ];
  const count = errors.length > 1 ? `: ${errors.length} errors` : "";
  const where = edition === undefined || status === "unreadable" ? "" : ` in edition ${edition}`;
  const kind = status === "valid" ? "good" : status === "unknown" ? "warn" : "bad";
  target.replaceChildren(
    element(`p.status ${kind}`, `${words[status]}${where}${count}`),
    element("ol.findings rows", ...lines.map((line) => writeLine(line, text, show))),
  );
}

function writeLine(given: Line, text: string, show: Show): HTMLElement {
  const { kind, message, name, line, column = 1, clause, about = "", suggestion } = given;
  const item = element(`li.${kind}`);
  if (line !== undefined) {
    const place = `${line}:${column}`;
    item.append(
      placeButton(place, () => show(findOffset(text, line, column)), `Go to ${place}`),
      " ",
    );
  }
  const hint = suggestion === undefined ? "" : `; did you mean "${suggestion}"?`;
  item.append(`${message}${hint} `, element("code.quiet tiny", name));
  if (clause !== undefined) item.append(element("p.note", `${clause} ${about}`.trim()));
  return item;
}

const states: Readonly<
  Record<Exclude<SignatureState["state"], "refused">, readonly [kind: string, text: string]>
> = {
  accepted: ["good", "The signature matches"],
  absent: ["small", "Give the value of the header, or sign the document."],
  "no-secret": ["small", "Give the webhook's secret to verify the signature."],
  "no-crypto": ["warn", "This browser computes signatures on pages from https, localhost or a disk only."],
};

/** Writes whether the signature matches and, if not, why. */
export function showSignature(target: HTMLElement, signature: SignatureState): void {
  if (signature.state !== "refused") {
    const [kind, text] = states[signature.state];
    target.replaceChildren(element(`p.status ${kind}`, text));
    return;
  }
  const { diagnosis } = signature;
  target.replaceChildren(
    element("p.status bad", "The signature does not match"),
    ...writeDiagnosis(diagnosis),
  );
}

function writeDiagnosis(diagnosis: Diagnosis): readonly HTMLElement[] {
  if (diagnosis.cause === "matches") return [];
  const notes = diagnosis.skipped.map((note) => element("p.note", `Not tried: ${note}.`));
  if (diagnosis.cause === "unknown") {
    const text = `${capitalize(reasons[diagnosis.reason])}; no known cause fits.`;
    return [element("p", text), ...notes];
  }
  const { also } = diagnosis;
  return [...writeFinding(diagnosis), ...(also === undefined ? [] : writeFinding(also)), ...notes];
}

function writeFinding({ cause, meaning, remedy, proven }: Finding): readonly HTMLElement[] {
  const proof = proven ? "Once this is undone, the signature fits." : "Told by the look alone.";
  return [
    element("p", element("strong", capitalize(meaning)), " ", element("code.quiet tiny", cause)),
    element("p", `Remedy: ${remedy}.`),
    element("p.note", proof),
  ];
}
