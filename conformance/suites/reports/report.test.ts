import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { createColorize } from "#src/util/colorize.ts";
import { printable } from "#src/util/display.ts";
import type { CaseResult, Outcome, RunReport } from "../runner/outcome.ts";
import { type ReportFormat, reporters, writeReport } from "./reporter.ts";
import { compareReports, TrendError } from "./trend.ts";

/** What no format may interpret: markup, quotes, controls, halves of pairs, other scripts. */
const hostile = `<b>&amp;"'|\`*_#]]> \u001b[31m\u0000 \ud800 Ж 😀\nsecond line`;

function makeResult(id: string, outcome: Outcome, rest: Partial<CaseResult> = {}): CaseResult {
  return {
    case: { id, description: `the case ${id}`, clause: "W5.1", level: "document" },
    outcome,
    milliseconds: 4,
    wire: [],
    ...rest,
  };
}

const report: RunReport = {
  suite: "library",
  testee: hostile,
  seed: 7,
  results: [
    makeResult("right", "passed", {
      case: { id: "right", description: "the case right", clause: "W10.1", level: "document" },
    }),
    makeResult("wrong", "failed", {
      expected: hostile,
      received: hostile,
      wire: [
        { direction: "sent", text: hostile },
        { direction: "received", text: "bye" },
      ],
    }),
    makeResult("mended", "unexpected-pass", { reason: hostile }),
    makeResult("known", "known-failing", { expected: "this", received: "that", reason: hostile }),
    makeResult("absent", "skipped", { reason: hostile }),
  ],
  unmatched: ["gone/*"],
  milliseconds: 1_234,
};

function write(format: ReportFormat, of: RunReport = report, trace = true): string {
  return writeReport(format, of, { colorize: createColorize(false), trace });
}

const formats = Object.keys(reporters) as readonly ReportFormat[];

test.each(formats)("%s is the same on every run, and ends in a newline", (format) => {
  expect(write(format)).toBe(write(format));
  expect(write(format)).toMatch(/\S\n$/);
});

test.each(["pretty", "tap", "markdown"] as const)("%s gives a terminal nothing to obey", (format) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must not be there
  expect(write(format).match(/[\u0000-\u0009\u000b-\u001f\u007f]/g) ?? []).toEqual([]);
});

test("pretty shows the verdict, then failures by kind and cause, then what was not run", () => {
  const lines = write("pretty", { ...report, testee: "a fake" }, false).split("\n");
  expect(lines.slice(0, 6)).toEqual([
    "✗ library suite, a fake does not conform",
    "  5 cases: 1 passed, 1 failed, 1 passed though known to fail, 1 failed as known, 1 skipped, in 1.2 s (seed 7)",
    "  passed: document 1 of 4",
    "  1 broke, hung or gave something wrong",
    '  ✗ "gone/*" in the list of known failures matches no case',
    "",
  ]);
  expect(lines.filter((line) => /^ {4}[✗!] /.test(line))).toEqual([
    expect.stringMatching(/^ {4}✗ wrong {2}the case wrong \(W5\.1 Signature of deliveries; document\)$/),
    expect.stringMatching(/^ {4}✗ mended/),
    expect.stringMatching(/^ {4}! known/),
  ]);
});

test("pretty says once what all cases of a group expected and received", () => {
  const fail = (id: string): CaseResult => makeResult(id, "failed", { expected: "403", received: "200" });
  const lines = write(
    "pretty",
    { ...report, results: [fail("one"), fail("two")], unmatched: [] },
    false,
  ).split("\n");
  expect(lines.filter((line) => /expected|received/.test(line))).toEqual([
    "  2 cases (broke, hung or gave something wrong): expected 403, received 200",
  ]);
});

describe("a run with findings alone conforms, and no format says only that", () => {
  const finding = makeResult("hole", "failed", {
    case: { id: "hole", description: "the case hole", clause: "W8", level: "robustness" },
    expected: "413",
    received: "200",
  });
  const found = { ...report, testee: "a fake", results: [report.results[0]!, finding], unmatched: [] };
  const verdict = "conforms, with 1 robustness finding";

  test.each([
    {
      format: "pretty",
      says: `! library suite, a fake ${verdict}\n  2 cases: 1 passed, 1 finding, in 1.2 s`,
    },
    {
      format: "markdown",
      says: `## ⚠️ library suite: a fake\n\n**${verdict}**: 2 cases: 1 passed, 1 finding`,
    },
    { format: "junit", says: 'tests="2" failures="0" errors="0" skipped="1"' },
    { format: "junit", says: '<skipped message="robustness finding: expected 413; received 200"/>' },
    { format: "tap", says: "not ok 2 - hole: the case hole # TODO robustness finding" },
    { format: "json", says: '"good": true' },
    { format: "ndjson", says: '"failOn":"reading","findings":["hole"]' },
    { format: "html", says: `<span class="known-failing">${verdict}</span>` },
  ] as const)("$format: $says", ({ format, says }) => {
    expect(write(format, found)).toContain(says);
  });

  test.each([
    { format: "pretty", says: "✗ library suite, a fake does not conform\n  2 cases: 1 passed, 1 failed" },
    { format: "junit", says: 'tests="2" failures="1"' },
    { format: "markdown", says: "## ❌ library suite" },
    { format: "json", says: '"good": false' },
  ] as const)("$format, where robustness counts: $says", ({ format, says }) => {
    expect(write(format, { ...found, failOn: "robustness" })).toContain(says);
  });
});

test("the heading of a cause names each kind of failure with its number", () => {
  const kinds = ["took", "refused", "refused"] as const;
  const results = kinds.map((kind, i) =>
    makeResult(`c${i}`, "failed", { kind, expected: "200", received: "500" }),
  );
  const heading = "(1 took what must be refused; 2 refused what must be taken)";
  expect(write("pretty", { ...report, results, unmatched: [] })).toContain(`3 cases ${heading}:`);
});

test("pretty shows the wire of each failure where it is asked for", () => {
  expect(
    write("pretty")
      .split("\n")
      .filter((line) => /^ +[→←]/.test(line)).length,
  ).toBe(3);
});

test("json holds totals, clauses in their order and every result", () => {
  const { good, totals, clauses, results, unmatched } = JSON.parse(write("json"));
  expect({
    good,
    totals,
    unmatched,
    clauses: clauses.map(({ clause }: { clause: string }) => clause),
  }).toEqual({
    good: false,
    totals: { passed: 1, failed: 1, "unexpected-pass": 1, "known-failing": 1, skipped: 1 },
    unmatched: ["gone/*"],
    clauses: ["W5.1", "W10.1"],
  });
  expect(results[1]).toEqual({
    id: "wrong",
    description: "the case wrong",
    clause: "W5.1",
    level: "document",
    outcome: "failed",
    expected: hostile,
    received: hostile,
    milliseconds: 4,
    wire: report.results[1]?.wire,
  });
});

test("ndjson has a line for each result, and one for the whole", () => {
  const lines = write("ndjson")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ id, good }) => id ?? good)).toEqual([
    "right",
    "wrong",
    "mended",
    "known",
    "absent",
    false,
  ]);
});

test("junit is well-formed XML that counts what it holds", () => {
  const xml = write("junit");
  const document = new DOMParserOfTests(xml);
  expect(document.attributes("testsuite")).toMatchObject({
    tests: "6",
    failures: "3",
    errors: "0",
    skipped: "2",
  });
  expect([document.count("testcase"), document.count("failure"), document.count("skipped")]).toEqual([
    6, 3, 2,
  ]);
  expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u);
});

test("tap counts its points, and its details are YAML", () => {
  const lines = write("tap").trimEnd().split("\n");
  expect(lines.slice(0, 2)).toEqual(["TAP version 14", "1..6"]);
  expect(
    lines.filter((line) => /^(not )?ok/.test(line)).map((line) => line.replace(/ # (SKIP|TODO) .*/, " # $1")),
  ).toEqual([
    "ok 1 - right: the case right",
    "not ok 2 - wrong: the case wrong",
    "not ok 3 - mended: the case mended",
    "not ok 4 - known: the case known # TODO",
    "ok 5 - absent: the case absent # SKIP",
    'not ok 6 - "gone/*" in the list of known failures matches no case',
  ]);
  const block = lines.slice(lines.indexOf("  ---") + 1, lines.indexOf("  ...")).join("\n");
  expect(parse(block)).toMatchObject({ expected: printable(hostile), clause: "W5.1" });
});

test("markdown keeps each table row in one line, with the cells of its head", () => {
  const tables = write("markdown")
    .split("\n")
    .filter((line) => line.startsWith("|"));
  expect(tables.map((line) => line.split("|").length)).toEqual([6, 6, 6, 6, 8, 8, 8, 8, 5, 5, 5, 5]);
});

test("html escapes everything, needs no script and nothing from elsewhere", () => {
  const html = write("html");
  expect(html).not.toContain("<b>");
  expect(html.match(/<script|src=|href=|url\(/g) ?? []).toEqual([]);
  expect(html).toContain("&lt;b&gt;&amp;amp;&quot;");
});

describe("a good run", () => {
  const good: RunReport = { ...report, results: report.results.slice(0, 1), unmatched: [] };

  test.each([
    ["pretty", /^✓ library suite/],
    ["json", /"good": true/],
    ["ndjson", /"good":true/],
    ["junit", /failures="0"/],
    ["tap", /^TAP version 14\n1\.\.1\nok 1 - right: the case right\n$/],
    ["markdown", /^## ✅ library suite/],
    ["html", /<span class="passed">conforms<\/span>/],
  ] as const)("%s says so", (format, expected) => {
    expect(write(format, good)).toMatch(expected);
  });
});

/** Reads XML as far as these tests need, and rejects what is not well-formed. */
class DOMParserOfTests {
  readonly #tags: readonly (readonly [name: string, attributes: string])[];

  constructor(xml: string) {
    const open: string[] = [];
    const tags: (readonly [string, string])[] = [];
    const pattern = /<\?xml[^>]*\?>|<\/(\w+)>|<(\w+)((?: \w+="[^"<]*")*)(\/?)>|([^<]+)/y;
    let end = 0;
    for (let match = pattern.exec(xml); match !== null; match = pattern.exec(xml)) {
      end = pattern.lastIndex;
      const [, closed, opened, attributes = "", isEmpty] = match;
      if (opened !== undefined) tags.push([opened, attributes]);
      if (opened !== undefined && isEmpty === "") open.push(opened);
      if (closed !== undefined && open.pop() !== closed) throw new Error(`</${closed}> closes nothing`);
    }
    if (end !== xml.length || open.length > 0)
      throw new Error(`not well-formed at ${xml.slice(end, end + 80)}`);
    if (/&(?!(?:amp|lt|gt|quot|apos|#x?[\da-f]+);)/i.test(xml)) throw new Error("a bare ampersand");
    this.#tags = tags;
  }

  count(name: string): number {
    return this.#tags.filter(([tag]) => tag === name).length;
  }

  attributes(name: string): Record<string, string> {
    const [, attributes = ""] = this.#tags.find(([tag]) => tag === name) ?? [];
    return Object.fromEntries(
      [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
  }
}

test("JUnit, TAP, Markdown, HTML and JSON of one run agree on every count", () => {
  const stopped = { ...report, stopped: "nothing listens any more", testee: "a fake" };
  const { totals, levels: byLevel } = JSON.parse(write("json", stopped));
  const faults = stopped.unmatched.length + 1;
  const failed = totals.failed + totals["unexpected-pass"];
  const junit = write("junit", stopped);
  const tap = write("tap", stopped);
  const html = write("html", stopped);
  const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;
  expect(
    Object.values(byLevel as Record<string, typeof totals>).reduce((sum, one) => sum + one.passed, 0),
  ).toBe(totals.passed);
  expect(
    /<testsuites tests="(\d+)" failures="(\d+)" errors="0" skipped="(\d+)"/.exec(junit)?.slice(1),
  ).toEqual([
    String(stopped.results.length + faults),
    String(failed + faults),
    String(totals.skipped + totals["known-failing"]),
  ]);
  expect([count(junit, /<failure/g), count(junit, /<skipped/g)]).toEqual([
    failed + faults,
    totals.skipped + totals["known-failing"],
  ]);
  expect([count(tap, /^ok /gm), count(tap, /^not ok /gm)]).toEqual([
    totals.passed + totals.skipped,
    failed + faults + totals["known-failing"],
  ]);
  expect([count(html, /data-outcome="failed"/g), count(html, /data-outcome="passed"/g)]).toEqual([
    failed,
    totals.passed,
  ]);
  const summary = "5 cases: 1 passed, 1 failed, 1 passed though known to fail, 1 failed as known, 1 skipped";
  expect([write("markdown", stopped).includes(summary), html.includes(summary)]).toEqual([true, true]);
});

test("a trend names what fails now and what fails no more", () => {
  const earlier = JSON.parse(write("json"));
  earlier.results = earlier.results.map((one: { id: string }) =>
    one.id === "right" ? { ...one, outcome: "failed" } : { ...one, outcome: "passed" },
  );
  expect(compareReports(JSON.stringify(earlier), report)).toEqual({ broken: ["wrong"], mended: ["right"] });
  expect(() => compareReports("{}", report)).toThrow(new TrendError("it is no JSON report of a run"));
});
