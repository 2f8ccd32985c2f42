import { expect, test } from "vitest";
import { dataDirectory } from "#conformance/suite/data-directory.ts";
import { events } from "#generated/internal/webhook-2.3.js";
import { loadEdition } from "#src/sender/edition.ts";
import everyEvent from "../scenarios/every-event.json" with { type: "json" };
import lifecycle from "../scenarios/task-lifecycle.json" with { type: "json" };
import { createCheck } from "./create-check.ts";
import { openWorldStore } from "./open-world-store.ts";
import { playScenario, type Scenario } from "./play-scenario.ts";
import { readTemplates } from "./templates.ts";
import { createWorld, type Happening, type World } from "./world.ts";

const edition = await loadEdition("2.3");
const templates = readTemplates(new URL("samples/", dataDirectory));

function openWorld(): { world: World; happenings: Happening[] } {
  const happenings: Happening[] = [];
  const world = createWorld({
    templates,
    baseUrl: "http://127.0.0.1:8700",
    store: openWorldStore(":memory:"),
    now: () => Date.parse("2026-11-21T12:00:00Z"),
    check: createCheck(edition, templates),
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
  const project = world.create("project", 1);
  const task = world.create("task", project.id);
  const [job] = world.list("job");
  expect(happenings.map(({ event, scope }) => [event, scope])).toEqual([
    ["create:project", { project: 1, organization: 1 }],
    ["create:task", { project: 1, organization: 1 }],
    ["create:job", { project: 1, organization: 1 }],
  ]);
  expect([task.value.project_id, task.value.url, job?.value.task_id]).toEqual([
    1,
    "http://127.0.0.1:8700/api/tasks/1",
    1,
  ]);
});

test("an update shows the resource before and after it", () => {
  const { world, happenings } = openWorld();
  const { id } = world.create("project", 1);
  world.create("task", id);
  world.update("task", 1, { status: "completed", assignee: 2 });
  const { before, resource } = happenings.at(-1)!;
  expect([before?.status, resource.status, before?.assignee]).toEqual(["annotation", "completed", null]);
  expect(resource.assignee).toMatchObject({ id: 2, username: "jiri2" });
});

test("what is deleted takes its children along, children first", () => {
  const { world, happenings } = openWorld();
  world.create("project", 1);
  world.create("task", 1);
  world.create("issue", 1);
  happenings.length = 0;
  world.remove("project", 1);
  expect(happenings.map(({ event }) => event)).toEqual([
    "delete:issue",
    "delete:job",
    "delete:task",
    "delete:project",
  ]);
});

test.each([
  [
    "a parent that is missing",
    (world: World) => world.create("task", 9),
    "cannot find project 9: there is none",
  ],
  [
    "a resource that belongs nowhere",
    (world: World) => world.create("task"),
    'cannot create task: its "parent" must be the id of its project',
  ],
  [
    "a property that is missing",
    (world: World) => world.update("organization", 1, { colour: "red" }),
    'cannot change organization 1: it has no property "colour"',
  ],
  [
    "another identifier",
    (world: World) => world.update("organization", 1, { id: 2 }),
    'cannot change organization 1: its "id" stays',
  ],
  [
    "a user who is missing",
    (world: World) => world.update("project", world.create("project", 1).id, { assignee: 9 }),
    "cannot find user 9: there is none",
  ],
  [
    "an assignee who is not a user",
    (world: World) =>
      world.update("task", world.create("task", world.create("project", 1).id).id, { assignee: "mara" }),
    'cannot change task 1: /assignee: expected null or an object, found "mara"',
  ],
  [
    "a resource that is missing",
    (world: World) => world.remove("job", 3),
    "cannot find job 3: there is none",
  ],
])("the world refuses %s", (_name, wish, message) => {
  expect(() => wish(openWorld().world)).toThrow(message);
});

test.each<Scenario>([everyEvent, lifecycle])("the scenario $title plays to its end", async (scenario) => {
  const { world, happenings } = openWorld();
  const played = await playScenario(world, scenario, async () => undefined);
  expect(played).toBeGreaterThan(10);
  expect(world.list("project")).toEqual([]);
  expect(happenings.length).toBeGreaterThanOrEqual(played);
});

test("the scenario of every event leaves none out", async () => {
  const { world, happenings } = openWorld();
  await playScenario(world, everyEvent, async () => undefined);
  const told = new Set(happenings.map(({ event }) => event));
  expect(events.filter(({ name, subscribable }) => subscribable && !told.has(name))).toEqual([]);
});
