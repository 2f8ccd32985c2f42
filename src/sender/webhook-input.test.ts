import { expect, test } from "vitest";
import { listSubscribable, loadEdition } from "./edition.ts";
import { catchError, user } from "./sender.test.fixtures.ts";
import { parseWebhookChanges, parseWebhookInput } from "./webhook-input.ts";

const edition = await loadEdition("2.3");
const names = listSubscribable(edition);
const date = "2026-01-31T08:30:00.000Z";
const later = "2026-01-31T09:00:00.000Z";
const input = { target_url: "https://a.example/hook", scope: { project: 12 }, events: ["create:task"] };
const created = {
  target_url: "https://a.example/hook",
  description: "",
  type: "project",
  content_type: "application/json",
  is_active: true,
  enable_ssl: true,
  created_date: date,
  updated_date: date,
  owner: user,
  project: 12,
  organization: null,
  events: ["create:task"],
};
const fields = {
  description: "d",
  content_type: "text/json; charset=utf-8",
  enable_ssl: false,
  is_active: false,
};
const ofOrganization = { type: "organization", project: null, organization: 3 };

test.each([
  { name: "the defaults", change: {}, expected: {} },
  { name: "every field", change: { ...fields, secret: "s" }, expected: fields },
  { name: "everything", change: { events: "everything" }, expected: { events: names } },
  { name: "no event", change: { events: [] }, expected: { events: [] } },
  {
    name: "a project of an organization",
    change: { scope: { project: 12, organization: 3 } },
    expected: { organization: 3 },
  },
  { name: "an organization", change: { scope: { organization: 3 } }, expected: ofOrganization },
  {
    name: "a project of null",
    change: { scope: { project: null, organization: 3 } },
    expected: ofOrganization,
  },
  { name: "a scope whose identifier is 0", change: { scope: { project: 0 } }, expected: { project: 0 } },
  { name: "undefined as absent", change: { description: undefined, secret: undefined }, expected: {} },
])("the input takes $name", ({ change, expected }) => {
  const parsed = parseWebhookInput({ ...input, ...change }, user, date, edition);
  expect(JSON.stringify(parsed)).toBe(JSON.stringify({ ...created, ...expected }));
});

/** Input, and what the error says. */
const wrong: readonly (readonly [change: object, message: string])[] = [
  [
    { target_url: "ftp://a.example" },
    '/target_url: expected an absolute http or https URL, found "ftp://a.example"',
  ],
  [{ target_url: "/hook" }, '/target_url: expected an absolute http or https URL, found "/hook"'],
  [
    { target_url: "http://a.example:70000/" },
    '/target_url: no request can be sent to "http://a.example:70000/"',
  ],
  [{ target_url: "http://a.example:0/" }, '/target_url: no request can be sent to "http://a.example:0/"'],
  [
    { target_url: "https://u:hunter2@a.example/" },
    "/target_url: remove the user name and password: every ping would show them; use a secret instead",
  ],
  [{ description: null }, "/description: expected a string, found null"],
  [
    { content_type: "a/b\r\nX: y" },
    '/content_type: expected a media type such as application/json, found "a/b\\r\\nX: y"',
  ],
  [{ content_type: "json" }, '/content_type: expected a media type such as application/json, found "json"'],
  [{ enable_ssl: "yes" }, '/enable_ssl: expected a boolean, found "yes"'],
  [{ is_active: 1 }, "/is_active: expected a boolean, found 1"],
  [{ events: "all" }, '/events: expected "everything" or a list of event names'],
  [{ events: ["create:task", "create:task"] }, '/events/1: "create:task" is listed twice'],
  [{ events: ["create:tasks"] }, '/events/0: unknown name "create:tasks"; did you mean "create:task"?'],
  [{ secret: "" }, "/secret: it is empty; leave it out to send unsigned deliveries"],
  [{ secret: 12345 }, "/secret: expected a string"],
  [{ secret: "a\ud800" }, "/secret: it has a lone surrogate, which UTF-8 cannot encode"],
  [
    { headers: { "X-A": "1" } },
    "/headers: deliveries cannot have custom headers; set a secret, and verify the signature in the receiver",
  ],
  [{ discription: "x" }, '/discription: unknown name "discription"; did you mean "description"?'],
  [{ limits: { ordred: true } }, '/limits/ordred: unknown name "ordred"; did you mean "ordered"?'],
  [{ limits: { maxPerSecond: 0 } }, "/limits/maxPerSecond: expected a number above 0, found 0"],
  [{ limits: { maxPending: 1.5 } }, "/limits/maxPending: expected an integer from 1, found 1.5"],
];

const rejected = (text: string): unknown => ({
  code: "invalid-webhook",
  stack: `SenderError: cannot save webhook: ${text}`,
});

test.each([
  ...wrong,
  [{ events: undefined }, '/events: expected "everything" or a list of event names'],
  [{ scope: undefined }, "/scope: expected a project or an organization"],
  [{ scope: { project: "12" } }, '/scope/project: expected an integer or null, found "12"'],
  [
    { enable_ssl: 1, secret: "", target_url: 1 },
    "/secret: it is empty; leave it out to send unsigned deliveries; /target_url: expected an absolute http or https URL, found 1; /enable_ssl: expected a boolean, found 1",
  ],
] as const)("the input %j is rejected: %s", (change, message) => {
  expect(catchError(() => parseWebhookInput({ ...input, ...change }, user, date, edition))).toEqual(
    rejected(message),
  );
});

test.each([
  [undefined, user, "expected an object, found undefined"],
  [input, { ...user, password: "x" }, 'property "password" is not in the contract'],
])("the input %j of %j is rejected", (given, owner, message) => {
  expect(catchError(() => parseWebhookInput(given, owner, date, edition))).toEqual(rejected(message));
});

const stored = { id: 7, ...parseWebhookInput(input, user, date, edition) };

test.each([
  { name: "nothing but the date", changes: {}, expected: {} },
  { name: "a property", changes: { is_active: false }, expected: { is_active: false } },
  { name: "everything", changes: { events: "everything" }, expected: { events: names } },
  { name: "the secret, which is not in the webhook", changes: { secret: null }, expected: {} },
])("changes give $name", ({ changes, expected }) => {
  expect(parseWebhookChanges(changes, stored, later, edition)).toEqual({ ...expected, updated_date: later });
});

test.each([
  ...wrong,
  [{ scope: { project: 13 } }, "/scope: the scope of a webhook is fixed when it is created"],
] as const)("the changes %j are rejected: %s", (change, message) => {
  expect(catchError(() => parseWebhookChanges(change, stored, later, edition))).toEqual(rejected(message));
});
