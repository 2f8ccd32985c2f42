import { expect, test } from "vitest";
import { dataFolder } from "#conformance/suites/cases/data-folder.ts";
import { edition as edition276 } from "#src/delivery/edition-2.76.ts";
import { createMemoryStore, edition23, type SenderEdition, subscribableIn } from "#src/delivery.ts";
import everyEvent from "../scenarios/every-event.json" with { type: "json" };
import { createMemoryWorld } from "../world/memory-world.ts";
import { playScenario } from "../world/play.ts";
import { readTemplates } from "../world/templates.ts";
import { createPlatform } from "./create-platform.ts";

test.each<{ edition: SenderEdition; samples: string }>([
  { edition: edition23, samples: "samples/" },
  { edition: edition276, samples: "samples/2.76/" },
])("every event of edition $edition.edition is stored for a webhook", async ({ edition, samples }) => {
  const store = createMemoryStore();
  const platform = createPlatform({
    edition,
    templates: readTemplates(new URL(samples, dataFolder)),
    store,
    worldStore: createMemoryWorld(),
    baseUrl: "http://127.0.0.1:8700",
    // Nothing may leave this machine: the target is refused before a connection is made.
    allowTargets: [],
    console: new Map(),
  });
  const queued = new Set<string>();
  platform.service.subscribe((event) => event.type === "queued" && queued.add(event.event));
  await platform.addWebhook("http://127.0.0.1:1/", "mykey");
  await playScenario(platform.world, everyEvent, async () => undefined);
  await platform.settled();
  expect([...queued].sort()).toEqual([...subscribableIn(edition)].sort());
  await platform.service.close({ abort: true });
});
