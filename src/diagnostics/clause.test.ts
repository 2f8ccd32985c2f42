import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { ContractName } from "#generated/internal/types.d.ts";
import { findClause } from "./clause.ts";
import { createExamine } from "./examine.ts";
import { loadEdition, loadEditions } from "./load-editions.ts";

const samples = new URL("../../conformance/samples/", import.meta.url);

function readSample(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`${name}.json`, samples), "utf8"));
}

const task = readSample("update-task");
const ping = readSample("ping");
const places = {
  webhook: (await loadEdition("webhook", "2.3")).places,
  "raster-info": (await loadEdition("raster-info", "2019")).places,
};
const array = { type: "array", datatype: "Float32", scale: "NaN", arrays: 1 };
const group = { groups: { __proto__x: { arrays: { "a/b": array } } }, attributes: [{ datatype: 7 }] };

test.each<{ contract: ContractName; value: unknown; pointer: string; clause: string; about: string }>([
  {
    contract: "webhook",
    value: task,
    pointer: "/task/size",
    clause: "W2.3",
    about: "Size of the task; update only (the number of frames).",
  },
  {
    contract: "webhook",
    value: task,
    pointer: "/task/labels/0/color",
    clause: "W2.3",
    about: "Hex colour.",
  },
  {
    contract: "webhook",
    value: task,
    pointer: "/sender",
    clause: "W6.3",
    about: "User who triggered the event.",
  },
  {
    contract: "webhook",
    value: task,
    pointer: "/task/asignee",
    clause: "W2.3",
    about: "A task, given in full for update events.",
  },
  {
    contract: "webhook",
    value: ping,
    pointer: "/webhook/events/3",
    clause: "W6.1",
    about: "Name of an event a webhook can subscribe to.",
  },
  {
    contract: "webhook",
    value: { event: "nope" },
    pointer: "/event",
    clause: "W6.1",
    about: "Name of the event.",
  },
  {
    contract: "webhook",
    value: [],
    pointer: "",
    clause: "W4.3.1",
    about: "Body of any delivery: the payload for the event (`event` names the envelope).",
  },
  {
    contract: "raster-info",
    value: array,
    pointer: "/scale",
    clause: "R2.3",
    about: "Scale (the factor from stored to real values).",
  },
  {
    contract: "raster-info",
    value: group,
    pointer: "/groups/__proto__x/arrays/a~1b/arrays",
    clause: "R2.3",
    about: "An array: its datatype, dimensions, attributes and values.",
  },
  {
    contract: "raster-info",
    value: group,
    pointer: "/groups/__proto__",
    clause: "R2.2",
    about: "A group of dimensions, arrays, attributes and groups.",
  },
])("findClause names $clause for $contract at $pointer", ({ contract, value, pointer, clause, about }) => {
  expect(findClause(places[contract], value, pointer)).toEqual({ clause, about });
});

test("findClause follows a path of 10,000 steps", () => {
  const steps = 5000;
  const text = `${'{"groups":{"g":'.repeat(steps)}{"zzz":1}${"}}".repeat(steps)}`;
  const pointer = `${"/groups/g".repeat(steps)}/zzz`;
  expect(findClause(places["raster-info"], JSON.parse(text), pointer)).toEqual({
    clause: "R2.2",
    about: "A group of dimensions, arrays, attributes and groups.",
  });
});

/** Lists the pointers of all properties and items of a value. */
function listPointers(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, member]) => listPointers(member, `${path}/${key}`))];
}

const editions = await loadEditions("webhook");

describe.each(editions)("every path in the samples of $facts.edition has a clause", ({ facts, places }) => {
  const directory = facts.default ? "" : `${facts.edition}/`;
  const names = readdirSync(new URL(directory, samples)).filter((name) => name.endsWith(".json"));
  test.each(names)("%s", (name) => {
    const value = readSample(`${directory}${name.replace(/\.json$/, "")}`);
    const without = listPointers(value).filter((pointer) => findClause(places, value, pointer) === undefined);
    expect(without).toEqual([]);
  });
});

test.each([
  ["2.3", { event: "update:job", job: 5 }, "/job", "W6.3"],
  ["2.4", { event: "update:job", job: { labels: 5 } }, "/job/labels", "since 2.4.0"],
  ["2.4", { event: "create:job", job: { issues: 5 } }, "/job/issues", "since 2.4.0"],
  ["2.65", { event: "create:export", rq_id: 5 }, "/rq_id", "since 2.65.0"],
  ["2.65", { event: "create:task", task: { media_type: 5 } }, "/task/media_type", "since 2.65.0"],
  [
    "2.73",
    { event: "completed:request[merge:job]", request: { operation: { target: 5 } } },
    "/request/operation/target",
    "since 2.73.0",
  ],
  ["2.76", { event: "create:user", user: 5 }, "/user", "since 2.76.0"],
])("an error of edition %s in %j at %s cites %s", (edition, document, path, clause) => {
  const examine = createExamine({ contract: { name: "webhook", mode: "strict", edition }, editions });
  const { errors } = examine(new TextEncoder().encode(JSON.stringify(document)));
  expect(errors.find((error) => error.path === path)?.clause).toBe(clause);
});
