import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listEditions } from "../../src/diagnostics/editions.ts";
import { readDefinitions, type Schema } from "../../src/model/schema.ts";
import { type Facts, models, readClient, readSchema, withWheel } from "./read-upstream.ts";

const required = / is required$/;

const readJson = (path: string): Schema => JSON.parse(readFileSync(path, "utf8"));

/** Lists what upstream says and the contract does not, one fact per row, with the file to edit. */
function listNews(upstream: Facts, ours: Facts, edit: string): string[] {
  return [...upstream].filter((fact) => !ours.has(fact)).map((fact) => `${fact}: edit ${edit}`);
}

test("the platform's newest client has nothing that the newest webhook edition lacks", () => {
  const newest = listEditions("webhook").at(-1);
  const definitions = readDefinitions(readJson(`generated/webhook/${newest}/schema.json`));
  const ours = readSchema({ ...definitions, event: definitions.EventName ?? {} }, definitions);
  withWheel("cvat-sdk", (directory, version) => {
    const upstream = readClient(directory, models);
    expect(upstream.size, `facts of release ${version}`).toBeGreaterThan(200);
    expect(listNews(upstream, ours, "spec/"), `release ${version}`).toEqual([]);
  });
});

test("the utility's newest published schema has nothing that raster info 2026 lacks, and requires no less", () => {
  const schema = readJson("schemas/raster-info.2026.schema.json");
  const ours = readSchema({ document: schema }, readDefinitions(schema));
  withWheel("pyogrio", (directory, version) => {
    const published = readJson(join(directory, "pyogrio/gdal_data/gdalmdiminfo_output.schema.json"));
    const upstream = readSchema({ document: published }, readDefinitions(published));
    expect(upstream.size, `facts of release ${version}`).toBeGreaterThan(200);
    const looser = [...ours].filter((fact) => required.test(fact) && !upstream.has(fact));
    expect(listNews(upstream, ours, "schemas/"), `release ${version}`).toEqual([]);
    expect(looser, `release ${version} does not require it`).toEqual([]);
  });
});
