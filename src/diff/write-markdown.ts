import { type Audience, audiences, type Change, type Diff, type Effect } from "./change.ts";
import { listSome } from "./list-some.ts";

/** What the reports call an audience. */
export const audienceNames: Readonly<Record<Audience, string>> = {
  "strict-receiver": "strict receiver",
  "tolerant-receiver": "tolerant receiver",
  handler: "typed handler",
  sender: "sender",
};

/** What the reports call an effect. */
export const effectNames: Readonly<Record<Effect, string>> = {
  none: "–",
  notices: "notices",
  unknown: "unknown",
  breaks: "**breaks**",
};

/** Writes a difference as Markdown: a table of changes, each with the reason of its first proof. */
export function writeMarkdown({ from, to, verdict, effects, changes }: Diff): string {
  const title = `## ${from} → ${to}: ${verdict}`;
  if (changes.length === 0) return `${title}\n\nNo document tells the two apart.\n`;
  const head = ["change", "place", ...audiences.map((audience) => audienceNames[audience]), "proof"];
  const rows = [head, head.map(() => "---"), ...changes.map(rowOf), totalOf(effects)];
  return `${title}\n\n${rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
}

function rowOf({ what, places, effects, proofs, kind }: Change): string[] {
  const [proof] = proofs;
  const reason = proof === undefined ? "" : `${code(proof.reason)} in a document of ${proof.validIn}`;
  const words = what === `event ${kind}` ? what : escapeCell(what);
  return [
    words,
    listSome(places.map(code)),
    ...audiences.map((audience) => effectNames[effects[audience]]),
    reason,
  ];
}

function totalOf(effects: Diff["effects"]): string[] {
  return ["all", "", ...audiences.map((audience) => effectNames[effects[audience]]), ""];
}

function code(text: string): string {
  return `\`${escapeCell(text).replaceAll("`", "'")}\``;
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
