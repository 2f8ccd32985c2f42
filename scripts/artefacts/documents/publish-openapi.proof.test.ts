import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { makeDocument } from "#conformance/suites/runner/make-document.ts";
import { readPayloadCases } from "#conformance/suites/runner/read-case-files.ts";
import { type EnvelopeSettings, listEditions, makeSlug } from "#src/model/contract.ts";
import { mapValues, omit } from "#src/model/schema.ts";
import { contracts } from "../../../contracts.config.ts";
import type { OpenApiDocument } from "../../hub/openapi-document.ts";
import { filesUnder, projectRoot } from "../../sources/files.ts";
import { publishOpenApi } from "./publish-openapi.ts";

const webhooks = listEditions(contracts).filter(({ name }) => name === "webhook");
const read = (path: string): string => readFileSync(join(projectRoot, path), "utf8");
const document = (name: string): OpenApiDocument =>
  JSON.parse(read(`generated/openapi/${name}.openapi.json`));

/** Makes a validator of the bodies that the receiver's document of an edition takes. */
function createTakes(slug: string): (body: unknown) => boolean {
  const { components } = document(`${slug}.receiver`);
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  const schemas = mapValues(components.schemas, (schema) => omit(schema, "discriminator"));
  return ajv.compile({ $ref: "#/components/schemas/Delivery", components: { schemas } });
}

describe("the receiver's document", () => {
  test.each(webhooks)("of edition $edition takes every sample", async (edition) => {
    const takes = createTakes(makeSlug(edition));
    const paths = (await filesUnder(edition.samples!.slice(0, -1))).filter((path) => path.endsWith(".json"));
    const own = paths.filter((path) => !path.slice(edition.samples!.length).includes("/"));
    expect(own.filter((path) => !takes(JSON.parse(read(path))))).toEqual([]);
    expect(own.length).toBeGreaterThan(18);
  });

  test("takes whatever the strict schema takes, and refuses most of what it refuses", () => {
    const takes = createTakes("webhook-2.3");
    const cases = readPayloadCases("webhook").filter(({ mode }) => mode !== "tolerant");
    const { valid = [], invalid = [] } = Object.groupBy(cases, ({ status }) => status);
    expect(valid.filter((one) => !takes(makeDocument(one))).map(({ id }) => id)).toEqual([]);
    const refused = invalid.filter((one) => !takes(makeDocument(one)));
    expect(refused.length / invalid.length).toBeGreaterThan(0.8);
  });

  test("takes a signature, and any delivery at one path", () => {
    const { paths, components } = document("webhook-2.3.receiver");
    expect(Object.keys(paths)).toEqual(["/"]);
    expect(paths["/"]?.post?.parameters).toMatchObject([{ name: "X-Signature-256", in: "header" }]);
    expect(components.schemas.Delivery).toMatchObject({ discriminator: { propertyName: "event" } });
  });

  test("is refused where deliveries differ in how they are sent", () => {
    const openapi = document("webhook-2.3");
    const odd = { put: openapi.webhooks.ping!.post! };
    const envelope = { root: "Delivery" } as EnvelopeSettings;
    expect(() =>
      publishOpenApi({ ...openapi, webhooks: { ...openapi.webhooks, ping: odd } }, envelope),
    ).toThrow("cannot write the receiver's OpenAPI: the deliveries are sent in different ways");
  });
});

const names = webhooks.map(makeSlug).flatMap((slug) => [slug, `${slug}.receiver`]);

test.each(names)("%s says nothing that generators stumble over", (name) => {
  const found: string[] = [];
  JSON.stringify(document(name), (key, value) => {
    if (value?.format === "int64" || (value?.format !== undefined && value.pattern !== undefined))
      found.push(key);
    if (Array.isArray(value?.anyOf) && value.anyOf.some((one: object) => "const" in one || "enum" in one))
      found.push(key);
    return value;
  });
  expect(found).toEqual([]);
});
