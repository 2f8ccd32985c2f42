import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#scripts/sources/files.ts";
import { tableOf } from "#src/text/markdown.ts";
import type { PayloadCase } from "../../suites/cases/read-case-files.ts";
import { type Covered, readCovered } from "../cover/coverage-table.ts";
import { type Decision, sourceTexts } from "../cover/read-ledger.ts";
import { type Described, readDescribed } from "./read-described.ts";
import { membersIn, readSource, type SourceTable } from "./read-source.ts";
import { readStatements, type Statement } from "./read-statements.ts";

/** A sentence of ours, and where it stands. */
interface Said extends Statement {
  readonly place: string;
  /** The clause that the description cites first: an explanation belongs to it. */
  readonly clause: string;
}

/** A flaw that was planted in a sentence, and what noticed it (checks/planted/killed.json). */
interface Planted {
  readonly clause: string;
  readonly sentence: string;
  readonly place: string;
  readonly flaw: string;
  readonly killedBy: readonly string[];
  /** Why it cannot be told apart. */
  readonly equal?: string;
}

/** What the list is made of. */
interface Found {
  readonly said: readonly Said[];
  readonly covered: readonly Covered[];
  readonly decisions: readonly Decision[];
  readonly files: ReadonlyMap<string, string>;
  readonly planted: readonly Planted[];
  /** Why a clause has no cases. */
  readonly reasons: ReadonlyMap<string, string>;
}

const path = "spec/README.md";

/** What stands before the first clause of each document, and the sources that belong to it: no source can cite a letter. */
const introductions: Readonly<Record<string, readonly string[]>> = {
  W: ["spec/main.tsp"],
  R: ["schemas/raster-info.2019.schema.json"],
};

/**
 * Writes the list of clauses: each sentence of the two source documents, the sources that cite it, the cases that hold
 * implementations to it, and what we add.
 */
export function fillClauses(): { readonly path: string; readonly text: string } {
  const found = readFound();
  const titles = readJson<Readonly<Record<string, string>>>("spec/clauses.json");
  const sections = Object.entries(readSource()).map(([clause, items]) =>
    [
      `### ${clause}${titles[clause] === undefined ? "" : `: ${titles[clause]}`}`,
      ...items.map((item) =>
        typeof item === "string" ? `> ${asCell(item)}` : tableOfMembers(clause, item, found),
      ),
      summaryOf(clause, found),
    ].join("\n\n"),
  );
  const text = readFileSync(join(projectRoot, path), "utf8");
  const [head = ""] = text.split("<!-- clauses -->");
  return { path, text: `${head}<!-- clauses -->\n${sections.join("\n\n")}\n<!-- /clauses -->\n` };
}

function readFound(): Found {
  const oneSided = readJson<
    readonly { subjects: readonly string[]; lacks: readonly string[]; reason: string }[]
  >("conformance/cases/one-sided.json");
  return {
    said: readDescribed().flatMap(saidBy),
    covered: readCovered(),
    decisions: readJson<readonly Decision[]>("spec/decisions.json"),
    files: sourceTexts(),
    planted: readJson<readonly Planted[]>("checks/planted/killed.json"),
    reasons: new Map(
      oneSided
        .filter(({ lacks }) => lacks.length === 2)
        .flatMap(({ subjects, reason }) => subjects.map((subject) => [subject, reason] as const)),
    ),
  };
}

function saidBy({ place, description }: Described): readonly Said[] {
  const statements = readStatements(description) ?? [];
  const clause = statements.flatMap(({ by }) => by).find((mark) => !mark.includes("-")) ?? "";
  return statements.map((statement) => ({ ...statement, place, clause }));
}

/** Writes a table of the source; where it lists the members of a definition of ours, with what became of each. */
function tableOfMembers(clause: string, { of, columns, rows }: SourceTable, found: Found): string {
  if (of === undefined)
    return tableOf(
      columns,
      rows.map((row) => row.map(asCell)),
    );
  const own = rows.map((row) => {
    const members = membersIn(row).map((member) => (member === "<resource>" ? "task" : member));
    const name =
      { "create:": "CreateTaskEvent", "update:": "UpdateTaskEvent", "delete:": "DeleteTaskEvent" }[of] ?? of;
    const places = members.map((member) => `${name}.${member}`);
    const said = found.said.filter(({ place }) => places.includes(place));
    return [
      ...row.map(asCell),
      places.map((place) => `\`${place}\``).join(", "),
      countOf(
        found.covered.filter(
          (one) => one.one.clause === clause && members.some((member) => isAbout(one, member)),
        ),
      ),
      killersOf(
        found.planted.filter((one) => one.clause === clause && membersIn(row).includes(one.sentence)),
      ),
      addedIn(said, clause),
    ];
  });
  return tableOf([...columns, "Cited in", "Cases", "Killed by", "What we add"], own);
}

/** Tells whether a case changes, lacks or refuses a member of some name. */
function isAbout({ one }: Covered, member: string): boolean {
  const { set = {}, remove = [], errors = [], document } = one as PayloadCase;
  const pointers = [...Object.keys(set), ...remove, ...errors.map(({ path: pointer }) => pointer)];
  return (
    pointers.some((pointer) => pointer.split("/").includes(member)) ||
    (document !== undefined && JSON.stringify(document).includes(`"${member}":`))
  );
}

/** Says what noticed the flaws planted in a row of a table. */
function killersOf(planted: readonly Planted[]): string {
  return planted.map(({ place, killedBy }) => `${place}: ${asCell(shortened(killedBy))}`).join("; ");
}

/** Names the first that noticed a flaw: a test by its last words, a case by its identifier. */
function shortened([first = "nothing"]: readonly string[]): string {
  // Markdown makes a link of an address.
  const name = first.replace(/^tables of the source documents /, "").replaceAll(/https?:\/\/[^/"]+/g, "");
  return name.length > 90 ? `${name.slice(0, 89)}…` : name;
}

function countOf(covered: readonly Covered[]): string {
  if (covered.length === 0) return "";
  const count = (outcome: string): number => covered.filter((one) => one.outcome === outcome).length;
  return `${count("accepted")} / ${count("refused")}`;
}

/** Joins what our sentences on a place say beside a clause: decisions by their id, explanations as such. */
function addedIn(said: readonly Said[], clause: string): string {
  const ours = said
    .filter((one) => one.clause === clause && one.by.every((mark) => mark.includes("-")))
    .map(
      ({ text, by }) =>
        `${by.length === 0 ? "explanation: " : ""}${text.replace(/\.$/, "")}${by.length === 0 ? "" : ` (${by.join(", ")})`}`,
    );
  return [...new Set(ours)].map(asCell).join("; ");
}

/** Says of a whole clause which sources cite it, by which cases it is held, and what we add. */
function summaryOf(clause: string, found: Found): string {
  const { said, covered, decisions, files, reasons, planted } = found;
  const cites = new RegExp(`(?<![\\w.])${clause.replaceAll(".", "\\.")}(?![\\w.]*\\d)`);
  const introduced = introductions[clause];
  const citing = introduced ?? [...files].filter(([, text]) => cites.test(text)).map(([file]) => file);
  const realised = citing.map((file) => `\`${file}\``);
  const own = covered.filter(({ one }) => one.clause === clause);
  const kinds = [...Map.groupBy(own, ({ kind }) => kind)].map(([kind, all]) => `${kind} ${countOf(all)}`);
  const decided = decisions
    .filter((row) => row.clause.includes(clause))
    .map(({ id, question }) => `${id} (${question})`);
  const explained = addedIn(
    said.filter(({ place }) => !place.includes(".")),
    clause,
  );
  const reason = reasons.get(`clause ${clause}`) ?? (introduced && "it introduces the document");
  if (realised.length + own.length === 0 && reason === undefined) {
    throw new Error(
      `cannot list ${clause}: no source and no case names it, and one-sided.json does not say why`,
    );
  }
  const flaws = planted.filter((one) => one.clause === clause && !one.flaw.endsWith("has another type"));
  const killed = flaws.map(
    (one) =>
      `${one.place}, ${one.flaw}: ${one.equal === undefined ? shortened(one.killedBy) : `alive, ${one.equal}`}`,
  );
  return [
    `- Cited in: ${realised.length === 0 ? `nothing: ${reason}` : realised.join(", ")}`,
    `- Cases, accepting / refusing: ${kinds.length === 0 ? `none: ${reason}` : kinds.join("; ")}`,
    `- We add: ${[...decided.map(asCell), ...(explained === "" ? [] : [explained])].join("; ") || "nothing"}`,
    ...(killed.length === 0 ? [] : ["- Killed by:", ...killed.map((one) => `  - ${asCell(one)}`)]),
  ].join("\n");
}

/** Keeps a text from being read as Markdown: no bar ends a cell, and no angle bracket begins a tag outside code. */
function asCell(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replaceAll("<", "&lt;")))
    .join("")
    .replaceAll("|", "\\|");
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(projectRoot, file), "utf8"));
}
