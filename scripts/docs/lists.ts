import { causes, generalHint } from "#src/diagnose/causes.ts";
import { audiences, type ContractDocument, type Effects } from "#src/diff/change.ts";
import { diffContracts } from "#src/diff/diff-contracts.ts";
import type { Contract } from "#src/model/contract.ts";
import { rejectionResponses } from "#src/receiver/rejection.ts";
import { renderTable } from "#src/util/markdown.ts";
import type { ValidationErrorCode } from "#src/validate/result.ts";
import { publishSchema } from "../publish-schema.ts";
import { cell, stacked } from "./markdown.ts";

/** A decision of `spec/decisions.json`. */
export interface Decision {
  readonly id: string;
  readonly clause: readonly string[];
  readonly question: string;
  readonly decision: string;
}

/** Writes the page that lists the decisions on unclear clauses. */
export function decisionsPage(decisions: readonly Decision[]): string {
  const parts = Object.entries({ W: "Webhook", R: "Raster info", E: "Editions" }).map(([letter, title]) => {
    const own = decisions.filter(({ id }) => id.startsWith(letter));
    const texts = own.map(({ id, clause, question, decision }) => {
      const clauses = clause.length === 0 ? "" : ` (${clause.join(", ")})`;
      return `### ${id}: ${cell(question)}\n\n${cell(decision)}${clauses}.`;
    });
    return [`## ${title}`, ...texts].join("\n\n");
  });
  return `---
outline: 2
---

# Decisions

If a source document is silent or ambiguous, one of these decisions applies. Clauses that begin with W are in the webhook document; those that begin with R are in the raster-info document.

${parts.join("\n\n")}`;
}

/** The meaning of each code of a validation error. */
const validationErrors: Readonly<Record<ValidationErrorCode, string>> = {
  type: "The value has a JSON type that the contract does not allow.",
  required: "A required property is missing; `path` names the property.",
  unexpected: "The contract does not list the property; `path` names it. Only in `strict` mode.",
  value: "The value is not in a closed vocabulary.",
  format: "The string is not a valid timestamp, URL or colour. Only in `strict` mode.",
  range: "The integer is outside ±(2^53 − 1).",
  "unknown-event": "The edition does not contain the event.",
  "too-deep": "Values are nested more than 10,000 levels deep.",
};

/** Writes the page of error codes: for validation, a receiver's rejections (with statuses), and signatures. */
export function errorsPage(): string {
  const codes = Object.entries(validationErrors).map(([code, text]) => [`\`${code}\``, text]);
  const statuses = Object.entries(rejectionResponses).map(([code, [status, text]]) => [
    `\`${code}\``,
    String(status),
    text,
  ]);
  const signatures = Object.entries(causes).map(([code, { meaning, hint = generalHint }]) => [
    `\`${code}\``,
    cell(meaning),
    cell(hint),
  ]);
  return `${stacked}# Errors

## Validation errors

Each error has a \`code\`, a \`path\` (JSON Pointer), what was \`expected\`, and what was \`received\`.

${renderTable(["Code", "Meaning"], codes)}

## Rejections of a receiver

\`onRejected\` gets the code; the sender gets the status and the text.

${renderTable(["Code", "Status", "Text"], statuses)}

## Signatures that do not match

\`diagnose\` tries each cause. "Here" is your side; the platform created the signature.

${renderTable(["Cause", "Meaning", "What to do"], signatures)}`;
}

/** Writes the page that lists all editions and the changes between them. */
export function editionsPage(editions: readonly Contract[]): string {
  const rows = editions.map(({ name, edition, releases, envelopes }) => [
    name,
    `[${edition}](${name}/${edition}${envelopes.length === 0 ? ".md" : "/index.md"})`,
    releases,
    envelopes.length === 0 ? "" : String(envelopes.length),
  ]);
  const steps = editions.flatMap((edition, i) => {
    const before = editions[i - 1];
    return before?.name === edition.name ? [describeStep(before, edition)] : [];
  });
  return `${stacked}# Editions and their changes

${renderTable(["Contract", "Edition", "Releases", "Events"], rows)}

The tables below show what each edition changed, and who is affected: receivers in either mode, handlers written for these types, and senders. \`annotation-contracts diff webhook@2.73 webhook@2.76\` also prints a document that proves each breaking change.

${steps.join("\n\n")}`;
}

function describeStep(before: Contract, after: Contract): string {
  const [from, to] = [before, after].map((contract) => ({
    name: `${contract.name} ${contract.edition}`,
    document: publishSchema(contract),
  })) as [ContractDocument, ContractDocument];
  const rows = diffContracts(from, to).changes.map(({ places, what, effects }) => {
    const shown = places.slice(0, 2).map((place) => `\`${place}\``);
    const more = places.length > shown.length ? ` and ${places.length - shown.length} more` : "";
    return [`${shown.join(", ")}${more}`, cell(what), describeEffects(effects)];
  });
  return `## ${from.name} to ${after.edition}\n\n${renderTable(["Where", "Change", "For whom"], rows)}`;
}

function describeEffects(all: Effects): string {
  const parts = (["breaks", "notices", "unknown"] as const).flatMap((effect) => {
    const found = audiences
      .filter((one) => all[one] === effect)
      .join(", ")
      .replaceAll("-", " ");
    const words = found.replace("strict receiver, tolerant receiver", "every receiver");
    return words === "" ? [] : [`${effect}: ${words}`];
  });
  return parts.join("; ") || "nobody";
}
