import { renderTable } from "../util/markdown.ts";
import { type Audience, audiences, type Change, type Diff, type Effect } from "./change.ts";
import { listSome } from "./list-some.ts";
import { groupChanges } from "./order-changes.ts";

/** Names of the audiences in reports. */
export const audienceNames: Readonly<Record<Audience, string>> = {
  "strict-receiver": "strict receiver",
  "tolerant-receiver": "tolerant receiver",
  handler: "typed handler",
  sender: "sender",
};

/** Names of the effects in reports. */
const effectNames: Readonly<Record<Effect, string>> = {
  none: "–",
  notices: "notices",
  unknown: "unknown",
  breaks: "**breaks**",
};

/**
 * Writes a difference as Markdown: a table of changes for each event, most harmful first, with the reason of a proof.
 * One column per audience says what a change does to it. Default: all audiences.
 */
export function writeMarkdown(
  { from, to, verdict, effects, changes }: Diff,
  asked: readonly Audience[] = audiences,
): string {
  const title = `## ${from} → ${to}: ${verdict}`;
  if (changes.length === 0) return `${title}\n\nNo document distinguishes the two.\n`;
  const head = ["change", "place", ...asked.map((audience) => audienceNames[audience]), "proof"];
  const groups = groupChanges(changes);
  const tables = groups.map(({ title, changes }, i) => {
    const total = i === groups.length - 1 ? [writeTotal(effects, asked)] : [];
    const rows = [...changes.map((change) => writeRow(change, asked)), ...total];
    const name = title === "" ? "" : `### ${escapeCell(title)}\n\n`;
    return name + renderTable(head, rows);
  });
  return `${[title, ...tables].join("\n\n")}\n`;
}

function writeRow(change: Change, asked: readonly Audience[]): string[] {
  const { what, places, effects, proofs, tried = "" } = change;
  const [proof] = proofs;
  const reason = proof === undefined ? tried : `${code(proof.reason)} in a document of ${proof.validIn}`;
  return [
    escapeCell(what),
    listSome(places.map(code)),
    ...asked.map((audience) => effectNames[effects[audience]]),
    reason,
  ];
}

function writeTotal(effects: Diff["effects"], asked: readonly Audience[]): string[] {
  return ["all", "", ...asked.map((audience) => effectNames[effects[audience]]), ""];
}

function code(text: string): string {
  return `\`${escapeCell(text).replaceAll("`", "'")}\``;
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
