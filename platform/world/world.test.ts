import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dataDirectory } from "#conformance/suite/data-directory.ts";
import { events } from "#generated/internal/webhook-2.3.js";
import everyEvent from "../scenarios/every-event.json" with { type: "json" };
import lifecycle from "../scenarios/task-lifecycle.json" with { type: "json" };
import { openWorldStore } from "./open-world-store.ts";
import { playScenario, type Scenario } from "./play-scenario.ts";
import { readTemplates } from "./templates.ts";
import { createWorld, type Happening, type World } from "./world.ts";

const templates = readTemplates(new URL("samples/", dataDirectory));

function openWorld(): { world: World; happenings: Happening[] } {
  const happenings: Happening[] = [];
  const world = createWorld({
    templates,
    baseUrl: "http://127.0.0.1:8700",
    store: openWorldStore(":memory:", "2.3"),
    happened: (happening) => happenings.push(happening),
  });
  return { world, happenings };
}

test("a new world has an organization and users, without an event", () => {
  const { world, happenings } = openWorld();
  expect([world.list("organization").length, world.list("user").length, happenings]).toEqual([1, 3, []]);
});

test("a task comes with a job, and both point to their ancestors", () => {
  const { world, happenings } = openWorld();
  world.act("organization", 1, "Create project");
  expect(world.act("project", 1, "Create task")).toBe("task 1 is created.");
  expect(happenings.map(({ event, scope }) => [event, scope])).toEqual([
    ["create:project", { project: 1, organization: 1 }],
    ["create:task", { project: 1, organization: 1 }],
    ["create:job", { project: 1, organization: 1 }],
  ]);
  const [task, job] = [world.list("task")[0]?.value, world.list("job")[0]?.value];
  expect([task?.project_id, task?.url, job?.task_id]).toEqual([1, "http://127.0.0.1:8700/api/tasks/1", 1]);
});

test("an update shows the resource before and after it", () => {
  const { world, happenings } = openWorld();
  world.act("organization", 1, "Create project");
  world.act("project", 1, "Create task");
  world.act("task", 1, "Assign");
  const { before, resource } = happenings.at(-1)!;
  expect([before?.assignee, resource.assignee]).toMatchObject([null, { id: 2, username: "jiri2" }]);
});

test("deleting a resource deletes its children first", () => {
  const { world, happenings } = openWorld();
  world.act("organization", 1, "Create project");
  world.act("project", 1, "Create task");
  world.act("job", 1, "Create issue");
  happenings.length = 0;
  world.act("project", 1, "Delete");
  expect(happenings.map(({ event }) => event)).toEqual([
    "delete:issue",
    "delete:job",
    "delete:task",
    "delete:project",
  ]);
});

test.each([
  ["job", 3, "Delete", "cannot find job 3: it does not exist"],
  ["task", 1, "Paint", 'cannot change task by "Paint": unknown change'],
  ["__proto__", 1, "Delete", 'cannot change __proto__ by "Delete": unknown change'],
])("the world rejects %s %d: %s", (kind, id, action, message) => {
  expect(() => openWorld().world.act(kind, id, action)).toThrow(message);
});

test("a file keeps the world of one edition and rejects others", () => {
  const directory = mkdtempSync(join(tmpdir(), "world-"));
  const file = join(directory, "world.db");
  openWorldStore(file, "2.3").close();
  openWorldStore(file, "2.3").close();
  expect(() => openWorldStore(file, "2.76")).toThrow("the file has resources of edition 2.3");
  rmSync(directory, { recursive: true });
});

test.each<Scenario>([everyEvent, lifecycle])("the scenario $title plays to its end", async (scenario) => {
  const { world, happenings } = openWorld();
  const played = await playScenario(world, scenario, async () => undefined);
  expect(played).toBeGreaterThan(10);
  expect(world.list("project")).toEqual([]);
  expect(happenings.length).toBeGreaterThanOrEqual(played);
});

test("the scenario of every event omits none", async () => {
  const { world, happenings } = openWorld();
  await playScenario(world, everyEvent, async () => undefined);
  const told = new Set(happenings.map(({ event }) => event));
  expect(events.filter(({ name, subscribable }) => subscribable && !told.has(name))).toEqual([]);
});
