import { readFileSync } from "node:fs";
import type { EmitStep, ReadStep } from "#generated/types/conformance/cases-sender.d.ts";
import type { EventName, User } from "#generated/types/webhook-2.3.d.ts";
import { sameJson } from "#src/json/same-json.ts";
import { eventNames } from "#src/validate/event-names.ts";
import { dataFolder } from "../cases/data-folder.ts";
import { patch } from "./patch.ts";
import type { SceneWebhook } from "./scene.ts";
import type { Happening } from "./sender-protocol.ts";

/** What a webhook resource must show and must not. */
export type Showing = Pick<ReadStep, "shows" | "lacks">;

/** What is wrong, as what was expected and what came. */
export interface Fault {
  readonly expected: string;
  readonly received: string;
}

/** A JSON object. */
type Members = Readonly<Record<string, unknown>>;

/** What happens in a step: resource, old values and sender, as the sample and the case's changes have them. */
export function makeHappening(step: EmitStep): Omit<Happening, "project" | "organization"> {
  const sample = readSample(step.sample);
  const event = sample.event as EventName;
  const resource = sample[nounOf(event)] as Members;
  const before = event.startsWith("update:")
    ? { before: { ...resource, ...(sample.before_update as Members) } }
    : {};
  const repeated = Object.entries(step.repeat ?? {}).map(([at, { repeat, times }]) => [
    at,
    repeat.repeat(times),
  ]);
  const set = { ...step.set, ...Object.fromEntries(repeated) };
  const document = { resource, ...before, sender: sample.sender as User };
  return { event, ...patch(document, { set, ...(step.remove && { remove: step.remove }) }) };
}

/** The members that the envelope of an event must have. */
export function expectedEnvelope(
  step: EmitStep,
  { event, resource, sender }: ReturnType<typeof makeHappening>,
  { id }: SceneWebhook,
): Members {
  const { hidden = [], before_update = readSample(step.sample).before_update } = step;
  const shown = Object.fromEntries(Object.entries(resource).filter(([key]) => !hidden.includes(key)));
  return {
    event,
    [nounOf(event)]: shown,
    ...(event.startsWith("update:") && { before_update }),
    webhook_id: id,
    sender,
  };
}

/** Compares the body of a delivery with the members that it must have; tells of the first that differs. */
export function findDifference(body: Members, expected: Members): Fault | undefined {
  const name = Object.keys(expected).find((key) => !sameJson(body[key], expected[key]));
  if (name === undefined) return undefined;
  return { expected: `${name}: ${write(expected[name])}`, received: `${name}: ${write(body[name])}` };
}

/** Compares a webhook resource with what was asked for, and with what it must show and lack. */
export function findShown(
  shown: unknown,
  { id, settings }: SceneWebhook,
  { shows = {}, lacks = [] }: Showing,
): Fault | undefined {
  if (!isObject(shown)) return { expected: "a webhook resource", received: write(shown) };
  const extra = lacks.find((name) => Object.hasOwn(shown, name));
  if (extra !== undefined) return { expected: `no ${extra}`, received: extra };
  const { secret: _, events, ...same } = settings;
  const all = events === "everything" ? eventNames : events;
  const listed = Array.isArray(shown.events) ? { ...shown, events: [...shown.events].sort() } : shown;
  return findDifference(listed, { id, ...same, owner, events: [...all].sort(), ...shows });
}

/** The user who owns the webhooks of the suite. */
export const owner: User = (readSample("ping").webhook as { owner: User }).owner;

/** The user who pings. */
export const pinger: User = readSample("ping").sender as User;

/** Takes a JSON object for what it is. */
export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function nounOf(event: string): string {
  return event.slice(event.indexOf(":") + 1);
}

function readSample(name: string): Members {
  return JSON.parse(readFileSync(new URL(`samples/${name}.json`, dataFolder), "utf8"));
}

const SHOWN = 300;

function write(value: unknown): string {
  const text = JSON.stringify(value) ?? "none";
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
