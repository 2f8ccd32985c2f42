import type { Audience, Change, Diff } from "#src/diff/change.ts";
import { listSome } from "#src/diff/list-some.ts";
import { groupChanges } from "#src/diff/order-changes.ts";
import { audienceNames } from "#src/diff/write-markdown.ts";
import { escapeXml } from "#src/util/escape-xml.ts";

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #8884;padding:.3rem .6rem;text-align:left;vertical-align:top}
.breaks{color:#c00;font-weight:600}.unknown{color:#b60}.none{opacity:.5}pre{overflow:auto;max-height:20rem}`;

/** Writes differences as a page: a table for each event, with the example that shows each change. */
export function writeHtml(diffs: readonly Diff[], audiences: readonly Audience[]): string {
  const title = diffs.map(({ from, to }) => `${from} → ${to}`).join(", ");
  const head = `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${escapeXml(title)}</title>\n<style>${style}</style>`;
  return `${head}\n${diffs.map((diff) => writeDiff(diff, audiences)).join("\n")}</html>\n`;
}

function writeDiff({ from, to, verdict, changes }: Diff, audiences: readonly Audience[]): string {
  const title = `<h1>${escapeXml(`${from} → ${to}`)}: ${verdict}</h1>\n`;
  if (changes.length === 0) return `${title}<p>No document distinguishes the two.</p>\n`;
  const names = ["change", "place", ...audiences.map((one) => audienceNames[one]), "proof"];
  const head = `<tr>${names.map((name) => `<th>${name}</th>`).join("")}</tr>`;
  const groups = groupChanges(changes).map((group) => {
    const rows = group.changes.map((change) => writeRow(change, audiences)).join("\n");
    const name = group.title === "" ? "" : `<h2>${escapeXml(group.title)}</h2>\n`;
    return `${name}<table>\n${head}\n${rows}\n</table>\n`;
  });
  return title + groups.join("");
}

function writeRow(change: Change, audiences: readonly Audience[]): string {
  const {
    what,
    places,
    reach,
    events,
    effects,
    proofs: [proof],
    tried = "",
  } = change;
  const shown = events.length > 1 ? `<br>${reach} places in ${events.length} events` : "";
  const reason =
    proof === undefined
      ? escapeXml(tried)
      : `<details><summary>${escapeXml(proof.reason)}</summary><pre>${escapeXml(JSON.stringify(proof.document, null, 2))}</pre></details>`;
  const cells = audiences.map((one) => `<td class="${effects[one]}">${effects[one]}</td>`).join("");
  return `<tr><td>${escapeXml(what)}</td><td>${escapeXml(listSome(places))}${shown}</td>${cells}<td>${reason}</td></tr>`;
}
