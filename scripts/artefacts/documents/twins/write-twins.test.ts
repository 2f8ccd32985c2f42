import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listEditions, makeSlug } from "#src/model/contract.ts";
import { contracts } from "../../../../contracts.config.ts";
import type { OpenApiDocument } from "../../../hub/openapi-document.ts";

const slugs = listEditions(contracts)
  .filter(({ name }) => name === "webhook")
  .map(makeSlug);
const read = (path: string): string =>
  readFileSync(new URL(`../../../../generated/${path}`, import.meta.url), "utf8");

/** Lists the bodies of the examples that an OpenAPI document shows, by name. */
function examplesIn(slug: string): Readonly<Record<string, unknown>> {
  const { webhooks } = JSON.parse(read(`openapi/${slug}.openapi.json`)) as OpenApiDocument;
  const media = Object.values(webhooks).map(
    ({ post }) =>
      (post!.requestBody as { content: Record<string, { examples: object }> }).content["application/json"],
  );
  const examples = media.flatMap((one) => Object.entries(one?.examples ?? {}));
  return Object.fromEntries(examples.map(([name, { value }]) => [name, value]));
}

describe.each(slugs)("%s", (slug) => {
  test("has a message for each event in AsyncAPI, with its examples", () => {
    const { components, operations } = JSON.parse(read(`asyncapi/${slug}.asyncapi.json`));
    const messages: readonly {
      name: string;
      payload: { $ref: string };
      examples: { name: string; payload: unknown }[];
    }[] = Object.values(components.messages);
    const { webhooks } = JSON.parse(read(`openapi/${slug}.openapi.json`)) as OpenApiDocument;
    expect(messages.map(({ name }) => name)).toEqual(Object.keys(webhooks));
    expect(operations.sendDelivery.messages).toHaveLength(messages.length);
    const shown = messages.flatMap(({ examples }) => examples.map(({ name, payload }) => [name, payload]));
    expect(Object.fromEntries(shown)).toEqual(examplesIn(slug));
  });

  test("sends every sample as a Postman collection and as an HTTP file", () => {
    const { item } = JSON.parse(read(`postman/${slug}.postman_collection.json`));
    const bodies = item.map(({ name, request }: { name: string; request: { body: { raw: string } } }) => [
      name,
      JSON.parse(request.body.raw),
    ]);
    const { "a forged signature": forged, ...sent } = Object.fromEntries(bodies);
    expect(sent).toEqual(examplesIn(slug));
    expect(forged).toEqual(bodies[0]?.[1]);
    const requests = read(`http/${slug}.http`).split("### ").slice(1);
    const texts = requests.map((text) => [text.split("\n")[0], JSON.parse(text.slice(text.indexOf("\n\n")))]);
    expect(Object.fromEntries(texts)).toEqual(examplesIn(slug));
  });
});
