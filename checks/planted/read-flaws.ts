import {
  membersIn,
  readSource,
  type Source,
  type SourceTable,
} from "#conformance/proof/source/read-source.ts";
import { readJson, readText } from "#scripts/sources/files.ts";
import type { Flaw } from "./flaw.ts";

/** Where the members of a table are declared: the file, and the models in it. */
const models: Readonly<Record<string, readonly [file: string, ...names: string[]]>> = {
  Webhook: ["spec/resources/webhook.tsp", "Webhook"],
  User: ["spec/resources/user.tsp", "User"],
  Task: ["spec/resources/task.tsp", "TaskHead", "TaskSegmentation", "TaskBody", "TaskData", "TaskTail"],
  Label: ["spec/resources/label.tsp", "Label"],
  Segment: ["spec/resources/segment.tsp", "Segment"],
  JobSummary: ["spec/resources/job-summary.tsp", "JobSummary"],
  Storage: ["spec/resources/storage.tsp", "Storage"],
  PingEvent: ["spec/events/ping.tsp", "PingEvent"],
};

const schemaFile = "schemas/raster-info.2019.schema.json";

/** A flaw and what noticed it when all were last planted. */
export interface Killed extends Pick<Flaw, "clause" | "sentence" | "place" | "flaw" | "equal"> {
  readonly killedBy: readonly string[];
}

/** File with the results of the last whole run. */
export const killedFile = "checks/planted/killed.json";

/** Reads what noticed each flaw when all were last planted. */
export function readKilled(): readonly Killed[] {
  return readJson(killedFile);
}

/** Reads the table of flaws: those of `flaws.json`, and one for each member of the source's tables. */
export function readFlaws(): readonly Flaw[] {
  const written: readonly Flaw[] = readJson("checks/planted/flaws.json");
  return [...written, ...memberFlaws(readSource())];
}

/** Makes a flaw of every member that a table of the source lists: it gets another type in the specification. */
function memberFlaws(source: Source): readonly Flaw[] {
  return Object.entries(source).flatMap(([clause, items]) =>
    items.flatMap((table) =>
      typeof table === "string" || table.of === undefined ? [] : makeFlaws(clause, table, table.of),
    ),
  );
}

function makeFlaws(clause: string, { rows }: SourceTable, of: string): readonly Flaw[] {
  return rows.flatMap(membersIn).flatMap((member) => {
    const patch = clause.startsWith("R") ? inSchema(of, member) : inModel(of, member);
    return patch === undefined
      ? []
      : [
          {
            clause,
            sentence: member,
            place: "spec",
            flaw: `${of}.${member} has another type`,
            proof: clause.startsWith("R") ? "schema" : "spec",
            ...patch,
            title: `${clause}: ${of} has their members`,
          } as const,
        ];
  });
}

type Patch = Pick<Flaw, "file" | "from" | "to">;

/** Gives a member of a model another type: that of the first edition, where later ones have their own. */
function inModel(of: string, member: string): Patch | undefined {
  const [file, ...names] = models[of] ?? [];
  if (file === undefined) return undefined;
  const text = readText(file);
  const bodies = names.map((name) => new RegExp(`\nmodel ${name} \\{[\\s\\S]*?\n\\}`).exec(text)?.[0] ?? "");
  for (const body of bodies) {
    const [found, head = "", changed] =
      new RegExp(
        `(?<=\n)((?:  (?:@\\w+\\(Edition[^\n]*\\)|\\/\\*\\*[^\n]*)\n)*)  ${member}\\??: ([^\n;]+);`,
      ).exec(body) ?? [];
    if (found === undefined || changed === undefined) continue;
    const first = /@typeChangedFrom\(Edition\.v2_4, ([^\n]+)\)\n/.exec(head)?.[1];
    const type = first ?? changed;
    const to =
      first === undefined
        ? found.replace(/: [^:]+;$/, `: ${otherThan(type)};`)
        : found.replace(`v2_4, ${first})`, `v2_4, ${otherThan(type)})`);
    return { file, from: found, to };
  }
  throw new Error(`cannot plant a flaw: ${file} has no ${of}.${member}`);
}

function otherThan(type: string): string {
  return type === "boolean" ? "string" : "boolean";
}

/** Gives a property of a definition another type, where the text of the property occurs only once. */
function inSchema(of: string, member: string): Patch | undefined {
  const text = readText(schemaFile);
  const { definitions } = JSON.parse(text);
  const key = Object.keys(definitions).find((name) => (definitions[name].title ?? name) === of);
  const schema = definitions[key ?? ""]?.properties?.[member];
  if (key === undefined || schema === undefined)
    throw new Error(`cannot plant a flaw: ${schemaFile} has no ${of}.${member}`);
  const start = text.indexOf(`\n    "${key}": {`);
  const end = text.indexOf("\n    }", start);
  const from = text.slice(start, end);
  const line = from.search(new RegExp(`\n {8}"${member}": \\{`));
  const rest = from.slice(line);
  const whole = /^\n {8}"\w+": \{(?: [^\n]* \}|[\s\S]*?\n {8}\})/.exec(rest)?.[0] ?? "";
  const to = from.replace(whole, () => `\n        "${member}": { "type": "boolean" }`);
  if (line < 0 || whole === "" || to === from)
    throw new Error(`cannot plant a flaw: no text of ${of}.${member}`);
  return { file: schemaFile, from, to };
}
