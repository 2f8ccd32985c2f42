import { readJson, readText } from "#scripts/sources/files.ts";
import { renderTable } from "#src/text/markdown.ts";
import { shorten } from "#src/text/shorten.ts";
import { type Covered, countCases, readCovered } from "../cover/coverage-table.ts";
import { listMembers } from "../cover/list-members.ts";
import { type Decision, sourceTexts } from "../cover/read-ledger.ts";
import { type Described, listSubjects, nameMembers, readDescribed, type Subject } from "./read-described.ts";
import { membersIn, readSource, type SourceTable } from "./read-source.ts";
import { readStatements, type Statement } from "./read-statements.ts";

/** A sentence of ours, and its place. */
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
  /** Why nothing can distinguish it. */
  readonly equal?: string;
}

/** Everything that the list is made from. */
interface Found {
  readonly said: readonly Said[];
  readonly covered: readonly Covered[];
  /** Cases about each member that a table lists. */
  readonly about: ReadonlyMap<string, readonly Covered[]>;
  readonly decisions: readonly Decision[];
  readonly files: ReadonlyMap<string, string>;
  readonly planted: readonly Planted[];
  /** Why a clause has no cases. */
  readonly reasons: ReadonlyMap<string, string>;
}

const path = "spec/README.md";

/** End of the name of a flaw in one member of a table, such as `Task.id has another type`. */
const oneMember = " has another type";

/** The introduction of each document, before its first clause, and the sources that belong to it: no source can cite a letter. */
const introductions: Readonly<Record<string, readonly string[]>> = {
  W: ["spec/main.tsp"],
  R: ["schemas/raster-info.2019.schema.json"],
};

/**
 * Writes the list of clauses: each sentence of the two source documents, the sources that cite it, the cases that test it in
 * implementations, and what we add.
 */
export function fillClauses(): { readonly path: string; readonly text: string } {
  const found = readFound();
  const titles: Readonly<Record<string, string>> = readJson("spec/clauses.json");
  const sections = Object.entries(readSource()).map(([clause, items]) =>
    [
      `### ${clause}${titles[clause] === undefined ? "" : `: ${titles[clause]}`}`,
      ...items.map((item) =>
        typeof item === "string" ? `> ${asCell(item)}` : tableOfMembers(clause, item, found),
      ),
      summarizeClause(clause, found),
    ].join("\n\n"),
  );
  const text = readText(path);
  const [head = ""] = text.split("<!-- clauses -->");
  const links = [...new Set(found.covered.map(({ file }) => file))]
    .map((file) => `[${file}]: ../conformance/cases/${file}.json`)
    .join("\n");
  const list = [...sections, links].join("\n\n");
  return { path, text: `${head}<!-- clauses -->\n${list}\n<!-- /clauses -->\n` };
}

function readFound(): Found {
  const oneSided: readonly { subjects: readonly string[]; lacks: readonly string[]; reason: string }[] =
    readJson("conformance/cases/one-sided.json");
  const covered = readCovered();
  return {
    said: readDescribed().flatMap(saidBy),
    covered,
    about: groupByMember(covered),
    decisions: readJson("spec/decisions.json"),
    files: sourceTexts(),
    planted: readJson("checks/planted/killed.json"),
    reasons: new Map(
      oneSided
        .filter(({ lacks }) => lacks.length === 2)
        .flatMap(({ subjects, reason }) => subjects.map((subject) => [subject, reason] as const)),
    ),
  };
}

/** Groups cases by the members of our definitions that a table of a source document lists. */
function groupByMember(covered: readonly Covered[]): Found["about"] {
  const listed = new Set(
    Object.entries(readSource()).flatMap(([clause, items]) =>
      items.flatMap((item) =>
        typeof item === "string"
          ? []
          : listSubjects(clause, item).flatMap((one) => item.rows.flatMap((row) => listPlaces(one, row))),
      ),
    ),
  );
  const pairs = covered.flatMap((one) => [...listMembers(one, listed)].map((member) => ({ member, one })));
  return new Map(
    [...Map.groupBy(pairs, ({ member }) => member)].map(([member, all]) => [
      member,
      all.map(({ one }) => one),
    ]),
  );
}

function saidBy({ place, description }: Described): readonly Said[] {
  const statements = readStatements(description) ?? [];
  const clause = statements.flatMap(({ by }) => by).find((mark) => !mark.includes("-")) ?? "";
  return statements.map((statement) => ({ ...statement, place, clause }));
}

/** Writes a table of the source; if it lists the members of a definition of ours, with the outcome of each. */
function tableOfMembers(clause: string, table: SourceTable, found: Found): string {
  const { of, columns, rows } = table;
  if (of === undefined)
    return renderTable(
      columns,
      rows.map((row) => row.map(asCell)),
    );
  const subjects = listSubjects(clause, table);
  const own = rows.map((row) => {
    const [first = [], ...others] = subjects.map((subject) => listPlaces(subject, row));
    const places = [first, ...others].flat();
    const like = others.flat().length === 0 ? "" : ` and ${others.length} like it`;
    const isHere = ({ flaw }: Planted): boolean =>
      !flaw.endsWith(oneMember) || places.includes(flaw.slice(0, -oneMember.length));
    return [
      ...row.map(asCell),
      `${first.map((place) => `\`${place}\``).join(", ")}${like}`,
      countAt(clause, places, found),
      nameKillers(
        found.planted.filter(
          (one) => one.clause === clause && membersIn(row).includes(one.sentence) && isHere(one),
        ),
      ),
      addedIn(
        found.said.filter(({ place }) => places.includes(place)),
        clause,
      ),
    ];
  });
  return renderTable([...columns, "Cited in", "Cases", "Killed by", "What we add"], own);
}

/** Lists the members of a definition that a row of a table is about, such as `Task.id`. */
function listPlaces(subject: Subject, row: readonly string[]): readonly string[] {
  return nameMembers(subject, row)
    .filter((member) => Object.hasOwn(subject.schema.properties ?? {}, member))
    .map((member) => `${subject.name}.${member}`);
}

/** Counts the cases about some members; where none rejects anything, the ledger says why. */
function countAt(clause: string, places: readonly string[], { about, decisions }: Found): string {
  const own = new Set(places.flatMap((place) => about.get(place) ?? []));
  const counts = countByFile([...own]);
  if ([...own].some(({ outcome }) => outcome === "refused")) return counts;
  const reasons = decisions.filter((row) => row.clause.includes(clause)).map(({ id }) => id);
  return [...(counts === "" ? [] : [counts]), `none refuses: ${reasons.join(", ")}`].join("; ");
}

/** Names what noticed the flaws planted in a row of a table. */
function nameKillers(planted: readonly Planted[]): string {
  return [...new Set(planted.map(({ place, killedBy }) => `${place}: ${asCell(shortened(killedBy))}`))].join(
    "; ",
  );
}

/** Names the first test or case that noticed a flaw: a test by its last words, a case by its identifier. */
function shortened([first = "nothing"]: readonly string[]): string {
  // Markdown turns an address into a link.
  const name = first.replace(/^tables of the source documents /, "").replaceAll(/https?:\/\/[^/"]+/g, "");
  return shorten(name, 89);
}

/** Counts cases by their file, with a link to it. */
function countByFile(covered: readonly Covered[]): string {
  return [...Map.groupBy(covered, ({ file }) => file)]
    .sort(([one], [other]) => one.localeCompare(other, "en"))
    .map(([file, own]) => `[${file}] ${countCases(own)}`)
    .join(", ");
}

/** Joins what our sentences about a place say beside a clause: decisions by their id, explanations as such. */
function addedIn(said: readonly Said[], clause: string): string {
  const ours = said
    .filter((one) => one.clause === clause && one.by.every((mark) => mark.includes("-")))
    .map(
      ({ text, by }) =>
        `${by.length === 0 ? "explanation: " : ""}${text.replace(/\.$/, "")}${by.length === 0 ? "" : ` (${by.join(", ")})`}`,
    );
  return [...new Set(ours)].map(asCell).join("; ");
}

/** Describes a whole clause: the sources that cite it, the cases that test it, and what we add. */
function summarizeClause(clause: string, found: Found): string {
  const { said, covered, decisions, files, reasons, planted } = found;
  const cites = new RegExp(`(?<![\\w.])${clause.replaceAll(".", "\\.")}(?![\\w.]*\\d)`);
  const introduced = introductions[clause];
  const citing = introduced ?? [...files].filter(([, text]) => cites.test(text)).map(([file]) => file);
  const realised = citing.map((file) => `\`${file}\``);
  const own = covered.filter(({ one }) => one.clause === clause);
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
  const flaws = planted.filter((one) => one.clause === clause && !one.flaw.endsWith(oneMember));
  const killed = flaws.map(
    (one) =>
      `${one.place}, ${one.flaw}: ${one.equal === undefined ? shortened(one.killedBy) : `alive, ${one.equal}`}`,
  );
  return [
    `- Cited in: ${realised.length === 0 ? `nothing: ${reason}` : realised.join(", ")}`,
    `- Cases, accepting / rejecting: ${countByFile(own) || `none: ${reason}`}`,
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
