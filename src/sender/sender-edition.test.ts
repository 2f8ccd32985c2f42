import { expect, test } from "vitest";
import { edition23, hasResourceMember, subscribableIn, webhookIn } from "./sender-edition.ts";
import { edition2_76 as edition } from "./sender-editions.ts";

test.each([
  ["create:task", "task", true],
  ["create:task", "job", false],
  ["create:subtask", "task", false],
  ["create:task[some words]", "task", true],
  ["completed:request[create:task]", "task", false],
  ["create:task[a]b", "task", false],
])("%s holds a %s: %s", (event, resource, holds) => {
  expect(hasResourceMember(event, resource)).toBe(holds);
});

test("a webhook subscribes to every event but the ping", () => {
  const names = edition23.events.map(({ name }) => name);
  expect(subscribableIn(edition23)).toEqual(names.filter((name) => name !== "ping"));
});

test("an edition names the project of a webhook as it does, in its place", () => {
  const webhook = { id: 1, project: 2, organization: 3 };
  expect(JSON.stringify(webhookIn(edition23, webhook))).toBe(JSON.stringify(webhook));
  expect(JSON.stringify(webhookIn(edition, webhook))).toBe('{"id":1,"project_id":2,"organization":3}');
});
