import { expect, test, vi } from "vitest";
import { dataFolder } from "#conformance/suites/runner/data-folder.ts";
import { createMemoryStore, edition23, type SenderEdition, subscribableIn } from "#src/delivery.ts";
import {
  edition2_4 as edition24,
  edition2_65 as edition265,
  edition2_73 as edition273,
  edition2_76 as edition276,
} from "#src/sender/sender-editions.ts";
import everyEvent from "../scenarios/every-event.json" with { type: "json" };
import { createMemoryWorld } from "../world/create-memory-world.ts";
import { playScenario } from "../world/play-scenario.ts";
import { readTemplates } from "../world/templates.ts";
import { type Entity, WorldError } from "../world/world.ts";
import { createPlatform, type Platform } from "./create-platform.ts";

const later = [edition24, edition265, edition273, edition276];

/** Opens a platform of an edition. */
function openPlatform(edition: SenderEdition): Platform {
  const samples = edition === edition23 ? "samples/" : `samples/${edition.edition}/`;
  return createPlatform({
    edition,
    templates: readTemplates(new URL(samples, dataFolder)),
    store: createMemoryStore(),
    worldStore: createMemoryWorld(),
    baseUrl: "http://127.0.0.1:8700",
    // Nothing may leave this machine: the target is rejected before a connection is made.
    allowTargets: [],
    console: new Map(),
  });
}

test.each([edition23, ...later])(
  "every event of edition $edition is stored for a webhook",
  async (edition) => {
    const platform = openPlatform(edition);
    const queued = new Set<string>();
    platform.service.subscribe((event) => event.type === "queued" && queued.add(event.event));
    await playScenario(platform.world, everyEvent, () => platform.addWebhook("http://127.0.0.1:1/", "mykey"));
    await platform.settled();
    expect([...queued].sort()).toEqual([...subscribableIn(edition)].sort());
    await platform.service.close({ abort: true });
  },
);

test.each([edition23, ...later])(
  "whatever a resource of edition $edition is changed to, its deliveries are valid",
  async (edition) => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    const { world, settled, close } = openPlatform(edition);
    const find = ({ kind, id }: Entity): Entity | undefined => world.list(kind).find((one) => one.id === id);
    for (const kind of world.kinds) world.create(kind, 1);
    let refused = 0;
    for (const entity of world.kinds.flatMap(world.list)) {
      for (const member of Object.keys(entity.value)) {
        for (const value of [null, 5, "x", "", {}, [], [{}]]) {
          const before = find(entity);
          try {
            world.update(entity.kind, entity.id, { [member]: value });
          } catch (cause) {
            expect(cause).toBeInstanceOf(WorldError);
            expect(find(entity)).toEqual(before);
            refused++;
          }
        }
      }
    }
    for (const kind of world.kinds) world.create(kind, 1);
    for (const { kind, id } of world.list("project")) world.remove(kind, id);
    await settled();
    expect(refused).toBeGreaterThan(200);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
    await close({ abort: true });
  },
);
