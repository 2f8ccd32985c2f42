import { buildPing } from "../payloads/build-ping.ts";
import { drop, type Edit } from "./edit.ts";
import { editsAt } from "./edits-at.ts";
import { notIntegers, notTimestamps, notUrls, timestamps, urls } from "./formats.ts";

/** Is the valid document that every edit starts from. */
export const base: unknown = buildPing(3);

const optional = ["last_status", "last_delivery_date"];
const members = Object.keys(buildPing(3).webhook as object);
const required = members.filter((key) => !optional.includes(key));

/** Lists edits that keep the document valid. */
export const valid: readonly Edit[] = [
  ["never delivered: no last_status", "webhook.last_status", drop],
  ["never delivered: no last_delivery_date", "webhook.last_delivery_date", drop],
  ["project null", "webhook.project", null],
  ["organization number", "webhook.organization", 7],
  ["type organization", "webhook.type", "organization"],
  ["other content type", "webhook.content_type", "application/cloudevents+json"],
  ["empty description", "webhook.description", ""],
  ["no events", "webhook.events", []],
  ["all comment events", "webhook.events", ["create:comment", "update:comment", "delete:comment"]],
  ["inactive", "webhook.is_active", false],
  ...editsAt("webhook.last_delivery_date", timestamps),
  ...editsAt("webhook.target_url", urls),
];

/** Lists edits that break the contract, each in one place. */
export const refused: readonly Edit[] = [
  ...[null, 1, "text", true, [], {}].map((value): Edit => [`root ${JSON.stringify(value)}`, "", value]),
  ["webhook_id", "webhook_id", 7],
  ["unknown member in webhook", "webhook.extra", 1],
  ["secret in webhook", "webhook.secret", "mykey"],
  ["unknown member in sender", "sender.extra", 1],
  ...["event", "webhook", "sender"].map((key): Edit => [`no ${key}`, key, drop]),
  ...["event", "webhook", "sender"].map((key): Edit => [`${key} null`, key, null]),
  ...required.map((key): Edit => [`no webhook.${key}`, `webhook.${key}`, drop]),
  ["no sender.username", "sender.username", drop],
  ...optional.map((key): Edit => [`webhook.${key} null`, `webhook.${key}`, null]),
  ["owner null", "webhook.owner", null],
  ["other event", "event", "pong"],
  ["other type", "webhook.type", "team"],
  ["is_active text", "webhook.is_active", "true"],
  ["events text", "webhook.events", "update:task"],
  ["event number", "webhook.events", [1]],
  ["event that does not exist", "webhook.events", ["create:task", "create:job"]],
  ["event of no resource", "webhook.events", ["update:cat"]],
  ["project text", "webhook.project", "7"],
  ...editsAt("webhook.created_date", notTimestamps),
  ...editsAt("webhook.last_delivery_date", notTimestamps),
  ...editsAt("webhook.target_url", notUrls),
  ...editsAt("webhook.last_status", notIntegers),
];
