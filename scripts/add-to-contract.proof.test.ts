import { beforeAll, describe, expect, test } from "vitest";
import type { ContractSettings } from "#src/model/contract.ts";
import { contracts } from "../contracts.config.ts";
import { generate } from "./generate.ts";
import { readSources } from "./sources/files.ts";
import type { Sources } from "./sources/sources.ts";

/** Only the default edition of the webhook contract. */
const settings: readonly ContractSettings[] = contracts
  .filter(({ name }) => name === "webhook")
  .map((contract) => ({ ...contract, editions: contract.editions.slice(0, 1) }));

/** A change of a source file: text to put before another text, or a new file. */
type Change = readonly [path: string, before: string, text: string];

/** The places that the walk through an event in CONTRIBUTING.md names. */
const event: Readonly<Record<"envelope" | "subscription" | "sample", Change>> = {
  envelope: [
    "spec/events/task.tsp",
    "/** A task was deleted",
    `/** A task was archived (W6.2). */
    model ArchiveTaskEvent is ResourceEnvelope<
      "archive:task",
      {
        /** The archived task, in full (W6.2). */
        task: Task;
      }
    >;

    `,
  ],
  subscription: ["spec/resources/webhook.tsp", "  `delete:task`,", "  `archive:task`,\n"],
  sample: ["conformance/samples/archive-task.json", "", '{ "event": "archive:task" }'],
};

let sources: Sources;

beforeAll(async () => {
  sources = await readSources(contracts);
});

async function generateWith(
  changes: readonly Change[],
  chosen: readonly ContractSettings[] = settings,
): ReturnType<typeof generate> {
  const changed = new Map(sources);
  for (const [path, before, text] of changes)
    changed.set(path, (sources.get(path) ?? "").replace(before, `${text}${before}`));
  return generate({ contracts: chosen, sources: changed });
}

describe("an event", () => {
  test("needs its envelope, its subscription and a sample; all else follows", async () => {
    const files = await generateWith(Object.values(event));
    const of = (path: string): string => files.find((file) => file.path === path)?.text ?? "";
    expect(of("generated/validators/webhook-2.3/strict/archive-task.js")).toContain(
      "validateArchiveTaskEvent",
    );
    expect(of("generated/json-schema/webhook-2.3/strict/archive-task.schema.json")).toContain("archive:task");
    expect(of("generated/types/webhook-2.3.d.ts")).toContain("ArchiveTaskEvent");
    expect(of("generated/facts/webhook-2.3/events.js")).toContain("archive-task");
    expect(of("generated/facts/webhook-2.3/places.js")).toContain("The archived task, in full.");
    expect(of("generated/README.md")).toContain(
      "| `archive:task` | `ArchiveTaskEvent` | A task was archived (W6.2). |",
    );
    expect(JSON.parse(of("generated/openapi/webhook-2.3.openapi.json")).webhooks).toHaveProperty([
      "archive:task",
    ]);
  });

  const envelope = '  spec/events/: an envelope of "archive:task", a value of EventName';
  const subscription = '  spec/resources/webhook.tsp: "archive:task" among the values of EventName';
  const sample = '  conformance/samples/: a sample of "archive:task"';

  test("of a later edition needs a sample in the folder of that edition", async () => {
    const later = settings.map((contract, i) => ({
      ...contract,
      editions: contracts[i]?.editions.slice(-1) ?? [],
    }));
    const given = generateWith([event.envelope, event.subscription], later);
    await expect(given).rejects.toThrow('conformance/samples/2.76/: a sample of "archive:task"');
  });

  test.each([
    { given: ["envelope"], missing: [subscription, sample] },
    { given: ["subscription"], missing: [envelope] },
    { given: ["envelope", "sample"], missing: [subscription] },
    { given: ["envelope", "subscription"], missing: [sample] },
  ] as const)("with $given alone is refused with all that is missing", async ({ given, missing }) => {
    const count = missing.length === 1 ? "one thing is" : `${missing.length} things are`;
    const message = [`spec/main.tsp: cannot finish OpenAPI: ${count} missing`, ...missing].join("\n");
    await expect(generateWith(given.map((name) => event[name]))).rejects.toThrow(new Error(message));
  });
});

test("an optional field needs one place", async () => {
  const files = await generateWith([
    ["spec/resources/label.tsp", "  /** Label name", "  /** Key to press (W2.3). */\n  hotkey?: string;\n\n"],
  ]);
  const showing = files.filter(({ text }) => text.includes("hotkey")).map(({ path }) => path);
  expect(showing).toEqual(
    expect.arrayContaining([
      "generated/openapi/webhook-2.3.openapi.json",
      "generated/json-schema/webhook-2.3/strict/update-task.schema.json",
      "generated/types/webhook-2.3.d.ts",
      "generated/validators/webhook-2.3/strict/delivery.js",
      "generated/facts/webhook-2.3/places.js",
    ]),
  );
});
