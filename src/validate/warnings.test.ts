import { expect, test } from "vitest";
import { warnings as listWarnings, rules } from "./warnings.ts";

type Json = Readonly<Record<string, unknown>>;

const at = (path: string, id: unknown = 5): Json => ({ url: `https://a.example/api/${path}`, id });
const sender = at("users/4", 4);
const dates = (created_date: unknown, updated_date: unknown): Json => ({ created_date, updated_date });

const task = (members: Json): Json => ({
  event: "update:task",
  task: { ...at("tasks/5"), ...members },
  sender,
});
const comment = (members: Json): Json => ({
  event: "create:comment",
  comment: { ...at("comments/5"), ...members },
  sender,
});
const ping = (members: Json, others: Json = {}): Json => ({
  event: "ping",
  webhook: {
    ...at("webhooks/5"),
    owner: null,
    type: "project",
    project: 3,
    organization: null,
    events: ["create:task"],
    ...members,
  },
  sender,
  ...others,
});
const update = (before_update: unknown, members: Json = {}): Json => ({
  event: "update:job",
  job: { ...at("jobs/5"), ...members },
  ...(before_update !== undefined && { before_update }),
  sender,
});
const segment = (start_frame: number, stop_frame: number, ...jobs: readonly unknown[]): Json => ({
  start_frame,
  stop_frame,
  jobs,
});
/** Formats the warning about a URL that does not end in its id. */
const wrongId = (path: string, id: unknown = 5): string =>
  `url-id ${path}: the URL does not end in the id ${id}`;

/** Each row: the delivery, and each warning as "rule path: message". */
const rows: readonly { name: string; delivery: Json; warnings: readonly string[] }[] = [
  { name: "addresses with and without slash", delivery: comment({ url: "/5/" }), warnings: [] },
  { name: "another identifier", delivery: comment(at("comments/6")), warnings: [wrongId("/comment/url")] },
  {
    name: "an address whose number ends alike",
    delivery: comment(at("c/15")),
    warnings: [wrongId("/comment/url")],
  },
  { name: "two slashes behind it", delivery: comment(at("c/5//")), warnings: [wrongId("/comment/url")] },
  { name: "no slash before it", delivery: comment(at("c5")), warnings: [wrongId("/comment/url")] },
  { name: "an identifier below zero", delivery: comment(at("c/-5", -5)), warnings: [] },
  { name: "an identifier that is a text", delivery: comment(at("c/6", "5")), warnings: [] },
  { name: "an address that is none", delivery: comment({ url: null }), warnings: [] },
  {
    name: "a sender's address",
    delivery: { ...comment({}), sender: at("users/44", 4) },
    warnings: [wrongId("/sender/url", 4)],
  },
  ...[
    { place: "sender", shape: "users", delivery: { ...comment({}), sender: at("user/5") } },
    { place: "webhook", shape: "webhooks", delivery: ping(at("w/5")) },
    { place: "webhook/owner", shape: "users", delivery: ping({ owner: at("my-users/5") }) },
    { place: "task", shape: "tasks", delivery: task(at("jobs/5/")) },
    { place: "task/assignee", shape: "users", delivery: task({ assignee: at("v1/users/5") }) },
    {
      place: "task/segments/0/jobs/0",
      shape: "jobs",
      delivery: task({ segments: [segment(0, 9, at("tasks/5"))] }),
    },
    { place: "job", shape: "jobs", delivery: update({ state: "new" }, { ...at("tasks/5"), state: "old" }) },
  ].map(({ place, shape, delivery }) => ({
    name: `an address of another shape: ${place}`,
    delivery,
    warnings: [`url-shape /${place}/url: the URL does not end in /api/${shape}/5`],
  })),
  {
    name: "an address below a path",
    delivery: { ...comment({}), sender: { url: "http://a.example/cvat/api/users/4/", id: 4 } },
    warnings: [],
  },
  { name: "no sender", delivery: { ...comment({}), sender: undefined }, warnings: [] },
  { name: "a sender that is null", delivery: { ...comment({}), sender: null }, warnings: [] },
  {
    name: "a webhook's owner",
    delivery: ping({ owner: at("users/7") }),
    warnings: [wrongId("/webhook/owner/url")],
  },
  {
    name: "an owner of what is not a ping",
    delivery: { event: "update:webhook", webhook: { ...at("webhooks/5"), owner: at("users/7") }, sender },
    warnings: [],
  },
  {
    name: "segments that end before they start",
    delivery: task({ segments: [segment(0, 9), segment(4, 3), segment(3, 3)] }),
    warnings: ["frame-order /task/segments/1/stop_frame: stops at frame 3, before its start frame 4"],
  },
  {
    name: "a task's owner and assignee",
    delivery: task({ owner: at("users/15"), assignee: at("users/25") }),
    warnings: [wrongId("/task/owner/url"), wrongId("/task/assignee/url")],
  },
  {
    name: "owners of a project",
    delivery: {
      event: "create:project",
      project: { ...at("projects/5"), owner: at("users/6"), assignee: at("users/6") },
      sender,
    },
    warnings: [],
  },
  {
    name: "jobs and their assignees",
    delivery: task({
      segments: [
        segment(0, 9, { ...at("jobs/5"), assignee: null }),
        segment(9, 9, { ...at("jobs/5"), assignee: at("users/8") }, { ...at("jobs/6"), assignee: null }),
      ],
    }),
    warnings: [wrongId("/task/segments/1/jobs/0/assignee/url"), wrongId("/task/segments/1/jobs/1/url")],
  },
  ...[
    { name: "a text", segments: "all" },
    { name: "a list of numbers", segments: [segment(4, 3), 4] },
    { name: "a list with null", segments: [segment(4, 3), null] },
    { name: "a list of lists", segments: [segment(4, 3), []] },
    { name: "no jobs", segments: [{ start_frame: 4, stop_frame: 3 }] },
    { name: "jobs that are none", segments: [segment(4, 3, 7)] },
  ].map(({ name, segments }) => ({
    name: `segments of another edition: ${name}`,
    delivery: task({ segments }),
    warnings: [],
  })),
  ...[
    { created: "2024-03-04T07:55:10Z", updated: "2024-03-04T07:55:10Z" },
    { created: "2024-03-04T07:55:10Z", updated: "2024-03-04T07:55:10.000001Z" },
    { created: "2024-03-04T07:55:10.5Z", updated: "2024-03-04T07:55:10.50Z" },
    { created: "2024-03-04T07:55:10.50Z", updated: "2024-03-04T07:55:10.5Z" },
    { created: "2024-03-04T07:55:10.4999999Z", updated: "2024-03-04T07:55:10.5Z" },
    { created: "2024-03-04T07:55:10.9Z", updated: "2024-03-04T07:55:11+00:00" },
    { created: "2024-03-04T07:55:10.9+00:00", updated: "2024-03-04T07:55:10.9Z" },
    { created: "2024-03-04T08:55:10+01:00", updated: "2024-03-04T07:55:10Z" },
    { created: "2024-03-04T07:55:10Z", updated: "2024-03-04T08:55:10+01:00" },
    { created: "2024-03-04T09:55:10+09:00", updated: "2024-03-04T08:55:10-01:00" },
    { created: "2016-12-31T23:59:59.5Z", updated: "2016-12-31T23:59:60Z" },
    { created: "2024-03-04T07:55:10Z", updated: null },
    { created: null, updated: "2024-03-04T07:55:10Z" },
  ].map(({ created, updated }) => ({
    name: `created ${created}, updated ${updated}`,
    delivery: comment(dates(created, updated)),
    warnings: [],
  })),
  ...[
    { created: "2024-03-04T07:55:11Z", updated: "2024-03-04T07:55:10Z" },
    { created: "2024-03-04T07:55:10.1Z", updated: "2024-03-04T07:55:10Z" },
    { created: "2024-03-04T07:55:10.5Z", updated: "2024-03-04T07:55:10.4999999Z" },
    { created: "2024-03-04T07:55:10.000002Z", updated: "2024-03-04T07:55:10.000001+00:00" },
    { created: "2024-03-04T07:55:11+00:00", updated: "2024-03-04T07:55:10.9Z" },
    { created: "2024-03-04T07:55:10Z", updated: "2024-03-04T08:55:10+02:00" },
    { created: "2024-03-04T08:55:10-01:00", updated: "2024-03-04T09:55:09Z" },
    { created: "2016-12-31T23:59:60Z", updated: "2016-12-31T23:59:59Z" },
  ].map(({ created, updated }) => ({
    name: `created ${created}, updated before: ${updated}`,
    delivery: comment(dates(created, updated)),
    warnings: ["date-order /comment/updated_date: updated before it was created"],
  })),
  { name: "a ping that names its webhook", delivery: ping({}, { webhook_id: 5 }), warnings: [] },
  {
    name: "a ping that names another webhook",
    delivery: ping({}, { webhook_id: 6 }),
    warnings: ["ping-webhook /webhook_id: the ping is from webhook 5, but names another"],
  },
  { name: "another event with its webhook", delivery: { ...comment({}), webhook_id: 6 }, warnings: [] },
  {
    name: "events listed again",
    delivery: ping({ events: ["create:task", "update:job", "create:task", "create:task"] }),
    warnings: [2, 3].map((i) => `event-repeated /webhook/events/${i}: "create:task" is listed twice`),
  },
  { name: "events that are not a list", delivery: ping({ events: { "create:task": true } }), warnings: [] },
  {
    name: "a project's webhook without a project",
    delivery: ping({ project: null }),
    warnings: ["scope /webhook/project: a webhook of type project without a project"],
  },
  { name: "a project's webhook of an organization", delivery: ping({ organization: 2 }), warnings: [] },
  {
    name: "an organization's webhook with a project",
    delivery: ping({ type: "organization", organization: 2 }),
    warnings: ["scope /webhook/project: a webhook of type organization with a project"],
  },
  {
    name: "an organization's webhook without an organization",
    delivery: ping({ type: "organization", project: null }),
    warnings: ["scope /webhook/organization: a webhook of type organization without an organization"],
  },
  {
    name: "a webhook of another type",
    delivery: ping({ type: "user", organization: 2 }),
    warnings: [
      "scope /webhook/project: a webhook of type user with a project",
      "scope /webhook/organization: a webhook of type user with an organization",
    ],
  },
  {
    name: "a later edition's webhook without a project",
    delivery: ping({ project: undefined, project_id: null }),
    warnings: ["scope /webhook/project_id: a webhook of type project without a project"],
  },
  { name: "a later edition's webhook", delivery: ping({ project: undefined, project_id: 3 }), warnings: [] },
  {
    name: "no project at all",
    delivery: ping({ type: "organization", organization: 2, project: undefined }),
    warnings: [],
  },
  {
    name: "a secret",
    delivery: ping({ secret: null }),
    warnings: ["secret-leaked /webhook/secret: the delivery contains the webhook's secret"],
  },
  { name: "an update", delivery: update({ state: "new" }, { state: "completed" }), warnings: [] },
  { name: "an update without old values", delivery: update(undefined), warnings: [] },
  { name: "old values that are null", delivery: update(null), warnings: [] },
  { name: "old values that are a list", delivery: update([]), warnings: [] },
  {
    name: "an update of nothing",
    delivery: update({}),
    warnings: ["before-update-empty /before_update: an update that changes nothing"],
  },
  {
    name: "an old value that is the new one",
    delivery: update({ "a/b": { x: 1 }, state: "new" }, { "a/b": { x: 1 }, state: "old" }),
    warnings: ["before-update-equal /before_update/a~1b: the old value equals the new one"],
  },
  {
    name: "an old value of no member",
    delivery: update({ "a/b": 1, toString: 2 }),
    warnings: ["a~1b", "toString"].map(
      (key) => `before-update-foreign /before_update/${key}: the job has no such property`,
    ),
  },
  {
    name: "old values of what is not an update",
    delivery: { ...comment({}), before_update: {} },
    warnings: [],
  },
  {
    name: "a request that ended",
    delivery: { event: "create:export:dataset", sender: at("users/5", 4) },
    warnings: [],
  },
];

test.each(rows)("$name", ({ delivery, warnings }) => {
  const found = listWarnings(delivery as never);
  expect(found.map(({ rule, path, message }) => `${rule} ${path}: ${message}`)).toEqual(warnings);
});

test("each rule is broken by a row, and has its clause", () => {
  const found = rows.flatMap(({ delivery }) => listWarnings(delivery as never));
  const clauses = {
    "url-id": "W2",
    "url-shape": "W2",
    "date-order": "W2",
    "frame-order": "W2.3",
    "ping-webhook": "W6.5",
    "event-repeated": "W6.1",
    scope: "W1.2",
    "secret-leaked": "W2.1",
    "before-update-empty": "W6.3",
    "before-update-equal": "W6.3",
    "before-update-foreign": "W6.3",
  };
  expect(Object.fromEntries(found.map(({ rule, clause }) => [rule, clause]))).toEqual(clauses);
  expect(rules.map(({ id }) => id)).toEqual(Object.keys(clauses));
});
