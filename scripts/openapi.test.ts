import { beforeAll, describe, expect, test } from "vitest";
import { listEditions } from "#src/diagnostics/editions.ts";
import { findDeclaration } from "#src/model/model.ts";
import { readModel } from "#src/model/read-model.ts";
import { contracts } from "../contracts.config.ts";
import { citationPattern } from "./citation.ts";
import { readJson, readSources } from "./files.ts";
import type { OpenApiDocument } from "./hub/openapi-document.ts";
import { type ReadContract, readContracts } from "./hub/read-contracts.ts";
import { describePlainly, readProse } from "./plain-prose.ts";
import { publishOpenApi } from "./publish-openapi.ts";
import { publishSchema, publishUnion } from "./publish-schema.ts";

let read: readonly ReadContract[];

beforeAll(async () => {
  read = await readContracts(contracts, await readSources());
});

/** What descriptions of the sources have and published ones lack. */
const code = new RegExp(`\\b${citationPattern}\\b|Explanation:`);

/** Lists the descriptions of a document, those of samples left out. */
function listDescriptions(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === "examples") return [];
    return key === "description" && typeof value === "string" ? [value] : listDescriptions(value);
  });
}

describe.each(listEditions("webhook"))("OpenAPI of edition %s", (edition) => {
  const find = (): ReadContract & { openapi: NonNullable<ReadContract["openapi"]> } =>
    read.find(({ contract }) => contract.edition === edition) as never;
  const publish = (): Readonly<Record<"platform" | "receiver", OpenApiDocument>> => {
    const { platform, receiver } = find().openapi;
    return { platform: publishOpenApi(platform), receiver: publishOpenApi(receiver) };
  };

  test("each event is a webhook with a tag of its resource, samples, an optional signature and every response", () => {
    const { platform, receiver } = publish();
    const { contract } = find();
    const { webhooks = {} } = platform;
    expect(Object.keys(webhooks)).toEqual(contract.envelopes.map(({ event }) => event));
    const tags = platform.tags.map(({ name }) => name);
    const operations = [...Object.values(webhooks), receiver.paths["/"]!].map((item) => item.post!);
    for (const {
      tags: [tag] = [],
      parameters,
      responses,
      requestBody,
    } of operations as never as Operation[]) {
      expect([...tags, "Deliveries"]).toContain(tag);
      expect(parameters.map(({ name, required }) => [name, required])).toEqual(
        edition === "2.3"
          ? [["X-Signature-256", false]]
          : [
              ["X-Signature-256", false],
              ["User-Agent", false],
            ],
      );
      expect(parameters[0]?.schema).not.toHaveProperty("pattern");
      expect(Object.keys(responses)).toEqual(["200", "403", "default"]);
      expect(Object.keys(requestBody.content["application/json"]?.examples ?? {})).not.toEqual([]);
    }
  });

  test("only the ping is served, below the path of the API (W4.1, W-base)", () => {
    const { platform } = publish();
    expect(Object.keys(platform.paths)).toEqual(["/webhooks/{webhook_id}/ping"]);
    expect(platform.servers.map(({ url }) => url)).toEqual(["{base_url}/api"]);
    expect(platform).not.toHaveProperty("security");
  });

  test("every property of the model is there, required where it is", () => {
    const model = readModel(find().contract);
    for (const { components } of Object.values(publish())) {
      const records = Object.entries(components.schemas).filter(
        ([, { properties }]) => properties !== undefined,
      );
      expect(records.length).toBeGreaterThan(find().contract.envelopes.length);
      for (const [name, { properties = {}, required = [] }] of records) {
        const one = findDeclaration(model, name);
        const rows = one.kind === "record" ? one.properties.map((row) => [row.name, !row.optional]) : [];
        expect([name, Object.keys(properties).map((key) => [key, required.includes(key)])]).toEqual([
          name,
          rows,
        ]);
      }
    }
  });

  test("what is published is plain prose, without marks of the pipeline", () => {
    const contract = describePlainly(find().contract);
    const { platform, receiver } = publish();
    for (const document of [platform, receiver, publishSchema(contract), publishUnion(contract)]) {
      expect(listDescriptions(document).filter((text) => code.test(text))).toEqual([]);
      expect(JSON.stringify(document)).not.toContain("x-before-update-of");
    }
    expect(platform.info.description).toContain("## Verify a signature");
  });
});

test("every clause and decision is lifted from prose, alone or beside a release", () => {
  const decisions: readonly { readonly id: string }[] = readJson("spec/decisions.json");
  const ids = [...Object.keys(readJson("spec/clauses.json")), ...decisions.map(({ id }) => id)];
  const read = ids.flatMap((id) => [readProse(`A size (${id}).`), readProse(`A size (${id}, until 2.4).`)]);
  const expected = ids.flatMap((id) =>
    ["A size.", "A size (until 2.4)."].map((text) => ({ text, clauses: [id] })),
  );
  expect(read).toEqual(expected);
});

/** The parts of an operation that these tests read. */
interface Operation {
  readonly tags?: readonly string[];
  readonly parameters: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly schema: object;
  }[];
  readonly responses: object;
  readonly requestBody: { readonly content: Readonly<Record<string, { readonly examples?: object }>> };
}
