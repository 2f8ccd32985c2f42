import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectral, { type RulesetDefinition } from "@stoplight/spectral-core";
import rulesets from "@stoplight/spectral-rulesets";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { readSamples } from "../../conformance/suite/samples.ts";
import { listEditions } from "../../src/diagnostics/editions.ts";
import { readDefinitions } from "../../src/model/schema.ts";
import { dist, generators, installGenerators, shell } from "./generators.ts";
import { models } from "./read-upstream.ts";

const root = join(import.meta.dirname, "../..");

/** Both documents of the source document's edition; in the nightly run, also those of the newest edition. */
const all = listEditions("webhook");
const editions = process.env.NIGHTLY === undefined ? all.slice(0, 1) : [all[0]!, all.at(-1)!];
const documents = editions.flatMap((edition) =>
  ["receiver.openapi.json", "openapi.json"].map((file) => ({ edition, file })),
);

beforeAll(installGenerators, 600_000);

test.each(
  generators.flatMap((generator) =>
    documents
      .filter(({ file, edition }) => [undefined, file, edition].includes(generator.only))
      .map((one) => ({ ...one, ...generator })),
  ),
)("$name accepts $file of edition $edition", ({ name, generate, read, same, edition, file }) => {
  const directory = join(dist, `${name.replaceAll(/\W+/g, "-")}-${edition}-${file}`);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  cpSync(join(root, "generated/webhook", edition, file), join(directory, "openapi.json"));
  shell(generate, directory);
  if (read === undefined || file !== "receiver.openapi.json") return;
  cpSync(join(import.meta.dirname, "programs", read.program), join(directory, read.program));
  const samples = readSamples(edition);
  const lines = samples.map(({ text }) => `${JSON.stringify(JSON.parse(text))}\n`).join("");
  const written = shell(read.command, directory, lines).trimEnd().split("\n");
  const compared = (text: string): unknown => {
    const canonical = JSON.stringify(JSON.parse(text));
    return JSON.parse(same === undefined ? canonical : canonical.replace(...same));
  };
  expect(written).toHaveLength(samples.length);
  for (const [index, { name: sample, text }] of samples.entries())
    expect(compared(written[index] ?? ""), sample).toEqual(compared(text));
});

const redocly = await createConfig(parse(readFileSync(join(root, "spec/redocly.yaml"), "utf8")));

/** Spectral rules against what the source omits: a contact, and the response to a ping (W4.1). */
const meant = new Set(["info-contact", "operation-success-response"]);

const published = readdirSync(join(root, "generated/webhook")).flatMap((edition) =>
  ["openapi.json", "receiver.openapi.json"].map((file) => join(root, "generated/webhook", edition, file)),
);

async function lint(source: string): Promise<string[]> {
  const judge = new spectral.Spectral();
  // The two packages disagree about the type of an alias.
  judge.setRuleset({ extends: [rulesets.oas as RulesetDefinition] });
  const ofRedocly = await lintFromString({ source, absoluteRef: "openapi.json", config: redocly });
  const ofSpectral = (await judge.run(source)).filter(({ code }) => !meant.has(String(code)));
  return [...ofRedocly, ...ofSpectral].map(({ message }) => message);
}

test.each(published)("Redocly and Spectral find nothing in %s", async (path) => {
  expect(await lint(readFileSync(path, "utf8"))).toEqual([]);
});

test("Redocly and Spectral find a missing title", async () => {
  const { info: _, ...rest } = JSON.parse(readFileSync(published[0] ?? "", "utf8"));
  expect(await lint(JSON.stringify({ ...rest, info: { version: "1" } }))).not.toEqual([]);
});

test("the newest edition defines what the nightly check compares with the platform's client", () => {
  const schema = readFileSync(join(root, `generated/webhook/${all.at(-1)}/schema.json`), "utf8");
  expect(Object.keys(readDefinitions(JSON.parse(schema)))).toEqual(
    expect.arrayContaining(Object.keys(models)),
  );
});
