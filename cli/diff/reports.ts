import Builder from "fast-xml-builder";
import type { Audience, Change, Diff, Effect } from "#src/diff/change.ts";
import { listSome } from "#src/diff/list-some.ts";
import { groupChanges } from "#src/diff/order-changes.ts";
import { writeMarkdown } from "#src/diff/write-markdown.ts";
import type { Colorize } from "#src/util/colorize.ts";
import { printable } from "#src/util/display.ts";
import { writeHtml } from "./write-html.ts";
import { findWorst, writeEffects, writePretty } from "./write-pretty.ts";

/** What a report is written from. */
interface Report {
  readonly diffs: readonly Diff[];
  /** Audiences of the report. */
  readonly audiences: readonly Audience[];
  /** Whether a change fails the run. */
  readonly fails: (change: Change) => boolean;
  readonly colorize: Colorize;
}

/** Name of a format. */
type ReportName = "pretty" | "json" | "ndjson" | "markdown" | "html" | "junit" | "github";

/** Every format, and how it writes a report. */
export const reports: Readonly<Record<ReportName, (report: Report) => string>> = {
  pretty: ({ diffs, audiences, colorize }: Report): string =>
    diffs.map((diff) => writePretty(diff, audiences, colorize)).join("\n"),
  json: ({ diffs }: Report): string => `${JSON.stringify({ diffs })}\n`,
  ndjson: ({ diffs }: Report): string =>
    diffs
      .flatMap(({ from, to, changes }) =>
        changes.map((change) => `${JSON.stringify({ from, to, ...change })}\n`),
      )
      .join(""),
  markdown: ({ diffs, audiences }: Report): string =>
    diffs.map((diff) => writeMarkdown(diff, audiences)).join("\n"),
  html: ({ diffs, audiences }: Report): string => writeHtml(diffs, audiences),
  junit: writeJunit,
  github: writeGithub,
};

function writeSentence(change: Change): string {
  const [proof] = change.proofs;
  const reason = proof === undefined ? "" : `; ${proof.reason}`;
  return printable(`${listSome(change.places)}: ${change.what} (${writeEffects(change)}${reason})`);
}

const builder = new Builder({
  ignoreAttributes: false,
  format: true,
  attributeNamePrefix: "@",
  suppressEmptyNode: true,
});

function writeJunit({ diffs, fails }: Report): string {
  const testsuite = diffs.map((diff) => ({
    "@name": printable(`${diff.from} → ${diff.to}`),
    "@tests": diff.changes.length,
    "@failures": diff.changes.filter(fails).length,
    testcase: diff.changes.map((change) => ({
      "@classname": printable(`${diff.from} → ${diff.to}`),
      "@name": printable(`${change.places[0]}: ${change.what}`),
      ...(fails(change) && {
        failure: {
          "@message": writeSentence(change),
          "#text": JSON.stringify(change.proofs[0]?.document) ?? "",
        },
      }),
    })),
  }));
  return builder.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    testsuites: { "@name": "annotation-contracts diff", testsuite },
  });
}

/** Level of a workflow command for an effect that does not fail the run. */
const levels: Readonly<Record<Effect, string>> = {
  none: "notice",
  notices: "notice",
  unknown: "warning",
  breaks: "warning",
};

/** Writes workflow commands; a line break or percent sign would end or change one. */
function writeGithub({ diffs, fails }: Report): string {
  const encode = (text: string): string =>
    text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const title = ({ from, to }: Diff): string =>
    encode(`${from} → ${to}`).replaceAll(":", "%3A").replaceAll(",", "%2C");
  return diffs
    .flatMap((diff) =>
      groupChanges(diff.changes).flatMap(({ changes }) =>
        changes.map((change) => {
          const level = fails(change) ? "error" : levels[findWorst(change)];
          return `::${level} title=${title(diff)}::${encode(writeSentence(change))}\n`;
        }),
      ),
    )
    .join("");
}
