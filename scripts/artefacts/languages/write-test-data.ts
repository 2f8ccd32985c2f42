import { parsePointer } from "#src/json/pointer.ts";
import { type Contract, pickDefaults } from "#src/model/contract.ts";
import { isObject } from "#src/util/is-object.ts";
import { readMember, writeMember } from "#src/util/read-member.ts";
import { parseSource, type Sources, samplesIn } from "../../sources/sources.ts";

/** Folder of the signatures. */
const signatures = "conformance/cases/signature/";

/** Most characters of a case: longer ones test limits, which differ between readers. */
const LONGEST = 8_192;

type Row = Readonly<Record<string, unknown>>;

/** A case as its file has it. */
interface Case extends Row {
  readonly sample?: string;
  readonly document?: unknown;
  readonly set?: Row;
  readonly remove?: readonly string[];
}

/**
 * Writes what the package of a language carries for tests of other repositories, as JSON: the samples of each edition,
 * what a tolerant reader of the default edition must make of other documents, and signatures with the verdict that is right; lists are empty if the sources have none. Bodies of signatures are in
 * hexadecimal digits, others are texts; moments are milliseconds since 1970.
 */
export function writeTestData(sources: Sources, contracts: readonly Contract[]): string {
  const deliveries = contracts.flatMap((contract) =>
    (samplesIn(contract, sources) ?? []).map(({ name, value }) => {
      const { name: family, edition } = contract;
      return { contract: family, edition, name, body: JSON.stringify(value) };
    }),
  );
  const cases = pickDefaults(contracts).flatMap((contract) => {
    const { name, edition, cases: path } = contract;
    const known = new Map((samplesIn(contract, sources) ?? []).map((one) => [one.name, one.value]));
    return (path === undefined ? [] : casesIn(sources, path))
      .filter(({ mode, repeat }) => mode !== "strict" && repeat === undefined)
      .map((one) => toCase({ contract: name, edition }, one, known));
  });
  const vectors = [...sources.keys()]
    .filter((path) => path.startsWith(signatures))
    .sort()
    .flatMap((path) => casesIn(sources, path))
    .map(toVector);
  const short = (one: unknown): boolean => JSON.stringify(one).length <= LONGEST;
  const data = {
    deliveries,
    cases: cases.filter(short),
    signatures: vectors.filter((one) => one !== undefined),
  };
  const lists = Object.entries(data).map(([key, rows]) => {
    const lines = rows.map((row) => `\n    ${JSON.stringify(row)}`);
    return `  ${JSON.stringify(key)}: [${lines.join(",")}\n  ]`;
  });
  return `{\n${lists.join(",\n")}\n}\n`;
}

function casesIn(sources: Sources, path: string): readonly Case[] {
  return (parseSource(sources, path) as { readonly cases: readonly Case[] }).cases;
}

function toCase(of: Row, one: Case, known: ReadonlyMap<string, unknown>): Row {
  let document = structuredClone(one.sample === undefined ? one.document : known.get(one.sample));
  for (const [pointer, value] of Object.entries(one.set ?? {})) document = put(document, pointer, value);
  for (const pointer of one.remove ?? []) document = put(document, pointer, undefined);
  const { id, description, status, errors = [] } = one;
  return { id, description, ...of, body: JSON.stringify(document), status, errors };
}

/** Sets or, with `undefined`, removes what a JSON Pointer names. */
function put(document: unknown, pointer: string, value: unknown): unknown {
  const steps = parsePointer(pointer) ?? [];
  const last = steps.pop();
  if (last === undefined) return value;
  const parent = steps.reduce(readMember, document);
  if (!isObject(parent)) throw new Error(`cannot follow "${pointer}": nothing has such a member`);
  writeMember(parent, last, value);
  return document;
}

/** Makes a vector of a case; undefined if it repeats a text, which tests limits. */
function toVector(one: Case): Row | undefined {
  const { id, description, secrets, body, header, options = {}, verdict, either } = one;
  const isPlain = typeof body === "string" && !JSON.stringify(secrets).includes('"repeat":');
  if (!isPlain || either === true) return undefined;
  const held = (secrets as readonly Row[]).map(({ notAfter, ...secret }) => ({
    ...secret,
    ...moment({ notAfter }),
  }));
  const { now, ...others } = options as Row;
  const answer = verdict === "accepted" ? { keyId: one.keyId ?? "default" } : { reason: one.reason };
  const hex = Buffer.from(body, "base64").toString("hex");
  return { id, description, secrets: held, body: hex, header, ...others, ...moment({ now }), ...answer };
}

/** Writes a moment as milliseconds since 1970, which every language reads by itself. */
function moment(member: Row): Row {
  return Object.fromEntries(
    Object.entries(member).flatMap(([key, text]) =>
      text === undefined ? [] : [[key, Date.parse(String(text))]],
    ),
  );
}
