import Builder from "fast-xml-builder";
import { audiences, type Change, type Diff, type Effect, effects as mildestFirst } from "#src/diff/change.ts";
import { listSome } from "#src/diff/list-some.ts";
import { audienceNames, writeMarkdown } from "#src/diff/write-markdown.ts";
import { count, printable } from "#src/text/display.ts";
import type { Paint, Tone } from "#src/text/paint.ts";

/** What a report is written from. */
export interface Report {
  readonly diffs: readonly Diff[];
  /** Whether a change fails the run. */
  readonly fails: (change: Change) => boolean;
  readonly paint: Paint;
}

/** Name of a format. */
export type ReportName = "pretty" | "json" | "ndjson" | "markdown" | "junit" | "github";

/** Every format, and how it writes a report. */
export const reports: Readonly<Record<ReportName, (report: Report) => string>> = {
  pretty: ({ diffs, paint }: Report): string => diffs.map((diff) => writePretty(diff, paint)).join("\n"),
  json: ({ diffs }: Report): string => `${JSON.stringify({ diffs })}\n`,
  ndjson: ({ diffs }: Report): string =>
    diffs
      .flatMap(({ from, to, changes }) =>
        changes.map((change) => `${JSON.stringify({ from, to, ...change })}\n`),
      )
      .join(""),
  markdown: ({ diffs }: Report): string => diffs.map(writeMarkdown).join("\n"),
  junit: writeJunit,
  github: writeGithub,
};

const marks: Readonly<Record<Effect, readonly [Tone, string]>> = {
  none: ["quiet", "·"],
  notices: ["doubtful", "!"],
  unknown: ["doubtful", "?"],
  breaks: ["bad", "✗"],
};

function writePretty({ from, to, verdict, effects, changes }: Diff, paint: Paint): string {
  const title = `${paint("strong", printable(`${from} → ${to}`))}  ${verdict}, ${count(changes.length, "change")}`;
  const audience = audiences.map((one) => `${audienceNames[one]}: ${effects[one]}`).join(" · ");
  return [title, `  ${audience}`, ...changes.flatMap((change) => writeChange(change, paint)), ""].join("\n");
}

function writeChange(change: Change, paint: Paint): string[] {
  const { places, what, events, proofs } = change;
  const [tone, mark] = marks[worstOf(change)];
  const [proof] = proofs;
  const shown =
    events.length > 0 && !what.startsWith("event ") ? ` · in ${count(events.length, "event")}` : "";
  const reason = proof && `${proof.reason} (valid in ${proof.validIn}; refused by ${proof.refusedBy})`;
  return [
    `${paint(tone, mark)} ${paint("place", printable(listSome(places)))}  ${printable(what)}`,
    `    ${writeEffects(change)}${paint("quiet", shown)}`,
    ...(reason === undefined ? [] : [paint("quiet", `    proof: ${printable(reason)}`)]),
  ];
}

/** Names an effect with those whom it concerns, such as `breaks: sender, typed handler`. */
function writeEffects({ effects }: Change): string {
  const parts = (["breaks", "unknown", "notices"] as const).flatMap((effect) => {
    const concerned = audiences.filter((audience) => effects[audience] === effect);
    return concerned.length === 0
      ? []
      : `${effect}: ${concerned.map((one) => audienceNames[one]).join(", ")}`;
  });
  return parts.length === 0 ? "concerns nobody" : parts.join(" · ");
}

function worstOf({ effects }: Change): Effect {
  return mildestFirst.findLast((one) => Object.values(effects).includes(one)) ?? "none";
}

function sentenceOf(change: Change): string {
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
          "@message": sentenceOf(change),
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
      diff.changes.map((change) => {
        const level = fails(change) ? "error" : levels[worstOf(change)];
        return `::${level} title=${title(diff)}::${encode(sentenceOf(change))}\n`;
      }),
    )
    .join("");
}
