import { expect, test } from "vitest";
import type { DeliveryError } from "./delivery-error.ts";
import { eventNames } from "./event-names.ts";
import { user } from "./fixtures/emissions.ts";
import { parseWebhookChanges, parseWebhookInput, type WebhookInput } from "./webhook-input.ts";

const date = "2026-01-31T08:30:00.000Z";
const later = "2026-01-31T09:00:00.000Z";
const input: WebhookInput = {
  target_url: "https://a.example/hook",
  scope: { project: 12 },
  events: ["create:task"],
};
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

test.each([
  { name: "the defaults", change: {}, expected: {} },
  {
    name: "every field",
    change: {
      description: "d",
      content_type: "text/json; charset=utf-8",
      secret: "s",
      enable_ssl: false,
      is_active: false,
    },
    expected: {
      description: "d",
      content_type: "text/json; charset=utf-8",
      enable_ssl: false,
      is_active: false,
    },
  },
  { name: "everything", change: { events: "everything" }, expected: { events: eventNames } },
  { name: "no event", change: { events: [] }, expected: { events: [] } },
  {
    name: "a project of an organization",
    change: { scope: { project: 12, organization: 3 } },
    expected: { organization: 3 },
  },
  {
    name: "an organization",
    change: { scope: { organization: 3 } },
    expected: { type: "organization", project: null, organization: 3 },
  },
  {
    name: "an organization without project",
    change: { scope: { project: null, organization: 3 } },
    expected: { type: "organization", project: null, organization: 3 },
  },
  { name: "a scope whose identifier is 0", change: { scope: { project: 0 } }, expected: { project: 0 } },
  { name: "undefined as absent", change: { description: undefined, secret: undefined }, expected: {} },
])("parseWebhookInput takes $name", ({ change, expected }) => {
  const fields = parseWebhookInput({ ...input, ...change } as WebhookInput, user, { date });
  expect(JSON.stringify(fields)).toBe(JSON.stringify({ ...created, ...expected }));
});

const mistakes = [
  {
    name: "no target",
    change: { target_url: undefined },
    message: 'member "target_url" is missing, expected an absolute http or https URL',
  },
  {
    name: "another protocol",
    change: { target_url: "ftp://a.example" },
    message: '/target_url: expected an absolute http or https URL, found "ftp://a.example"',
  },
  {
    name: "a relative address",
    change: { target_url: "/hook" },
    message: '/target_url: expected an absolute http or https URL, found "/hook"',
  },
  {
    name: "a port that is none",
    change: { target_url: "http://a.example:70000/" },
    message: '/target_url: no request can be sent to "http://a.example:70000/"',
  },
  {
    name: "port 0 (W-address)",
    change: { target_url: "http://a.example:0/" },
    message: '/target_url: no request can be sent to "http://a.example:0/"',
  },
  {
    name: "a password in the address (W-address)",
    change: { target_url: "https://u:hunter2@a.example/" },
    message: "/target_url: it holds a user name or password",
  },
  {
    name: "a description that is no text",
    change: { description: null },
    message: "/description: expected a string, found null",
  },
  {
    name: "a content type with a line break",
    change: { content_type: "a/b\r\nX: y" },
    message: '/content_type: expected a media type such as application/json, found "a/b\\r\\nX: y"',
  },
  {
    name: "a content type without subtype",
    change: { content_type: "json" },
    message: '/content_type: expected a media type such as application/json, found "json"',
  },
  {
    name: "a content type of 60 characters",
    change: { content_type: "j".repeat(60) },
    message: `/content_type: expected a media type such as application/json, found "${"j".repeat(60)}"`,
  },
  {
    name: "a content type of 61 characters",
    change: { content_type: "j".repeat(61) },
    message: `/content_type: expected a media type such as application/json, found "${"j".repeat(60)}…"`,
  },
  {
    name: "SSL in words",
    change: { enable_ssl: "yes" },
    message: '/enable_ssl: expected a boolean, found "yes"',
  },
  {
    name: "active as a number",
    change: { is_active: 1 },
    message: "/is_active: expected a boolean, found 1",
  },
  {
    name: "a misspelt everything",
    change: { events: "all" },
    message: '/events: expected "everything" or a list of event names',
  },
  {
    name: "an event listed twice",
    change: { events: ["create:task", "create:task"] },
    message: '/events/1: "create:task" is listed twice',
  },
  {
    name: "an empty secret (W-key)",
    change: { secret: "" },
    message: "/secret: it is empty; leave it out to send unsigned deliveries",
  },
  { name: "a secret that is no text", change: { secret: 12345 }, message: "/secret: expected a string" },
  {
    name: "a secret that UTF-8 cannot carry",
    change: { secret: "a\ud800" },
    message: "/secret: it has a lone surrogate, which UTF-8 cannot carry",
  },
  {
    name: "a member of the resource",
    change: { last_status: 200 },
    message:
      "/last_status: expected one of target_url, description, content_type, secret, enable_ssl, is_active, events, limits",
  },
] as const;

const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    const { name, code, message, stack } = error as DeliveryError;
    return { name, code, message, stack };
  }
};

const refused = (text: string): unknown => {
  const message = `cannot save webhook: ${text}`;
  return { name: "DeliveryError", code: "invalid-webhook", message, stack: `DeliveryError: ${message}` };
};

test.each([
  ...mistakes.slice(0, -1),
  {
    name: "a member of the resource",
    change: { last_status: 200 },
    message:
      "/last_status: expected one of target_url, description, content_type, secret, enable_ssl, is_active, events, limits, scope",
  },
  {
    name: "no events",
    change: { events: undefined },
    message: '/events: expected "everything" or a list of event names',
  },
  {
    name: "no scope",
    change: { scope: undefined },
    message: "/scope: expected a project or an organization",
  },
  { name: "an empty scope", change: { scope: {} }, message: "/scope: expected a project or an organization" },
  {
    name: "a project in words",
    change: { scope: { project: "12" } },
    message: '/scope/project: expected an integer or null, found "12"',
  },
  {
    name: "an organization in words",
    change: { scope: { project: 1, organization: "3" } },
    message: '/scope/organization: expected an integer or null, found "3"',
  },
  {
    name: "an invalid event",
    change: { events: ["create:job"] },
    message: `/events/0: expected one of ${eventNames.map((name) => `"${name}"`).join(", ")}, found "create:job"`,
  },
  {
    name: "four mistakes at once",
    change: { enable_ssl: 1, secret: "", is_active: 0, target_url: 1 },
    message:
      "/secret: it is empty; leave it out to send unsigned deliveries; /target_url: expected an absolute http or https URL, found 1; /is_active: expected a boolean, found 0; /enable_ssl: expected a boolean, found 1",
  },
])("parseWebhookInput refuses $name", ({ change, message }) => {
  const given = { ...input, ...change } as unknown as WebhookInput;
  expect(refusal(() => parseWebhookInput(given, user, { date }))).toEqual(refused(message));
});

test("parseWebhookInput refuses an invalid owner", () => {
  const owner = { ...user, password: "x" };
  const message = 'member "password" is not in the contract';
  expect(refusal(() => parseWebhookInput(input, owner, { date }))).toEqual(refused(message));
});

const stored = {
  id: 7,
  ...parseWebhookInput(input, user, { date }),
  last_status: 200,
  last_delivery_date: date,
};

test.each([
  { name: "nothing but the date", changes: {}, expected: {} },
  { name: "a member", changes: { is_active: false }, expected: { is_active: false } },
  { name: "everything", changes: { events: "everything" }, expected: { events: eventNames } },
  { name: "the secret, which is not in the webhook", changes: { secret: null }, expected: {} },
] as const)("parseWebhookChanges gives $name", ({ changes, expected }) => {
  expect(parseWebhookChanges(changes, stored, { date: later })).toEqual({ ...expected, updated_date: later });
});

test.each([
  ...mistakes.slice(1),
  {
    name: "another scope (W-fixed)",
    change: { scope: { project: 13 } },
    message: "/scope: the scope of a webhook is fixed when it is created",
  },
])("parseWebhookChanges refuses $name", ({ change, message }) => {
  expect(refusal(() => parseWebhookChanges(change as never, stored, { date: later }))).toEqual(
    refused(message),
  );
});
