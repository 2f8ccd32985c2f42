import { describe, expect, test } from "vitest";
import { readText } from "#scripts/files.ts";
import { refName, type Schema } from "#src/model/schema.ts";
import { contracts } from "../../contracts.config.ts";

/** A vocabulary of an edition, as its JSON Schema has it. */
interface Vocabulary {
  readonly at: string;
  readonly description: string;
  readonly values: readonly string[];
  readonly isClosed: boolean;
}

const editions = contracts
  .filter(({ name }) => name === "webhook")
  .flatMap((contract) => contract.editions.map(({ edition }) => edition));

function readDefinitions(edition: string): Readonly<Record<string, Schema>> {
  const path = `generated/webhook/${edition}/schema.union.json`;
  return JSON.parse(readText(path)).$defs;
}

function valuesIn({ enum: all, const: only, anyOf = [] }: Schema): readonly unknown[] {
  return [...(all ?? []), ...(only === undefined ? [] : [only]), ...anyOf.flatMap(valuesIn)];
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}

const vocabularies: readonly Vocabulary[] = editions.flatMap((edition) =>
  Object.entries(readDefinitions(edition)).flatMap(([name, schema]) => {
    const values = valuesIn(schema);
    if (schema.properties !== undefined || values.length === 0) return [];
    const isClosed = !schema.anyOf?.some(
      (branch) => branch.type === "string" && valuesIn(branch).length === 0,
    );
    const description = String(schema.description);
    return [{ at: `${edition}: ${name}`, description, values: values.filter(isString), isClosed }];
  }),
);

describe("descriptions of vocabularies", () => {
  test.each(vocabularies)("$at lists its values, and says whether others may appear", (vocabulary) => {
    const { description, values, isClosed } = vocabulary;
    const [, kind, listed = ""] = /(Closed vocabulary|Known): ([^;(]*)/.exec(description) ?? [];
    expect(kind).toBe(isClosed ? "Closed vocabulary" : "Known");
    expect(description.includes("others may appear")).toBe(!isClosed);
    const quoted = [...listed.matchAll(/`([^`]*)`/g)].map(([, word = ""]) => (word === '""' ? "" : word));
    expect(/^\d+ names/.test(listed) ? Number.parseInt(listed, 10) : quoted).toEqual(
      /^\d+ names/.test(listed) ? values.length : values,
    );
  });

  test.each(editions)("%s: a text that names one value of a closed vocabulary names all", (edition) => {
    const definitions = readDefinitions(edition);
    const closed = new Map(
      vocabularies
        .filter(({ at, isClosed }) => isClosed && at.startsWith(`${edition}: `))
        .map(({ at, values }) => [at.slice(edition.length + 2), values]),
    );
    expect(closed.size).toBeGreaterThan(0);
    const said = Object.entries(definitions).flatMap(([name, { description, properties = {} }]) => [
      { place: name, description, vocabulary: closed.get(name) },
      ...Object.entries(properties).map(([key, member]) => ({
        place: `${name}.${key}`,
        description: member.description,
        vocabulary: member.$ref === undefined ? undefined : closed.get(refName(member.$ref)),
      })),
    ]);
    const partly = said.filter(({ description, vocabulary = [] }) => {
      const text = String(description).replace(/Closed vocabulary: [^(]*/, "");
      const named = vocabulary.filter((value) => new RegExp(`(?<![\\w:])${value}(?![\\w:])`).test(text));
      return named.length > 0 && named.length < vocabulary.length;
    });
    expect(partly.map(({ place, description }) => `${place}: ${description}`)).toEqual([]);
  });
});
