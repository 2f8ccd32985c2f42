import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { editions } from "#generated/internal/editions.js";
import { loadEdition } from "#src/diagnostics/load-editions.ts";
import { schemaPath, unionSchemaPath } from "#src/model/paths.ts";
import type { Schema } from "#src/model/schema.ts";
import { projectRoot, readJson } from "./files.ts";

const webhooks = editions.filter(({ name }) => name === "webhook");

/** Compiles a published schema as its users do: in Ajv's strict mode, with every error. */
function compile(path: string) {
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
  addFormats.default(ajv);
  return ajv.compile(readJson(path));
}

describe.each(webhooks)("schema.json of edition $edition", async (facts) => {
  const validate = compile(schemaPath(facts));
  const { events } = await loadEdition("webhook", facts.edition);
  const directory = facts.default ? "conformance/samples" : `conformance/samples/${facts.edition}`;
  const samples = events.map(({ name, file, resource }) => ({
    name,
    resource,
    sample: JSON.parse(readFileSync(join(projectRoot, directory, `${file}.json`), "utf8")),
  }));

  const readErrors = (document: unknown): readonly ErrorObject[] =>
    validate(document) ? [] : (validate.errors ?? []);

  test.each(samples)(
    "$name without its $resource has that error first, and one more",
    ({ sample, resource }) => {
      const { [resource]: _, ...missing } = sample;
      expect(readErrors(sample)).toEqual([]);
      expect(readErrors(missing)).toMatchObject([
        { keyword: "required", params: { missingProperty: resource } },
        { keyword: "if" },
      ]);
    },
  );

  const objects = samples.filter(({ sample, resource }) => typeof sample[resource] === "object");
  test.each(objects)(
    "$name with a wrong $resource has that error first, and one more",
    ({ sample, resource }) => {
      expect(readErrors({ ...sample, [resource]: 1 })).toMatchObject([
        { keyword: "type", instancePath: `/${resource}` },
        { keyword: "if" },
      ]);
    },
  );

  test("an unknown event and a missing one have one error", () => {
    validate({ event: "create:planet" });
    expect(validate.errors).toMatchObject([{ keyword: "enum", instancePath: "/event" }]);
    validate({});
    expect(validate.errors).toMatchObject([{ keyword: "required" }]);
  });
});

test.each(webhooks)(
  "schema.union.json of edition $edition says which envelope, and has no name of a scalar",
  (facts) => {
    const { oneOf, discriminator, $defs } = readJson(unionSchemaPath(facts));
    expect(Object.keys(discriminator.mapping)).toHaveLength(facts.events);
    expect(oneOf.map(({ $ref }: { $ref: string }) => $ref)).toEqual(Object.values(discriminator.mapping));
    const scalars = Object.entries<Schema>($defs).filter(
      ([, { type, enum: values, anyOf = [] }]) =>
        [type, ...anyOf.map((one) => one.type)].some((one) => one === "string" || one === "integer") &&
        values === undefined,
    );
    expect(scalars.map(([name]) => name)).toEqual([]);
  },
);
