import type { EventName, User } from "#generated/contracts/delivery.types.d.ts";
import type { EmitStep, PingStep, ReadStep } from "#generated/types/conformance/cases-sender.d.ts";
import { sameJson } from "#src/json/same-json.ts";
import { isObject } from "#src/util/is-object.ts";
import { shorten } from "#src/util/shorten.ts";
import { makeDocument } from "../runner/make-document.ts";
import type { SceneWebhook } from "./scene.ts";
import type { Happening } from "./sender-protocol.ts";
import { documentEdition, type SuiteEdition } from "./suite-edition.ts";

// Facts of the contract: the envelope that a scene expects.

/** What a webhook resource must show, and what it must not. */
export type Showing = Pick<ReadStep, "shows" | "lacks">;

/** A fault: what was expected and what was received. */
export interface Fault {
  readonly expected: string;
  readonly received: string;
}

/** A JSON object. */
type Members = Readonly<Record<string, unknown>>;

/** What happens in a step: resource, old values and sender, from the sample and the case's changes. */
export function makeHappening(
  step: EmitStep,
  edition: SuiteEdition = documentEdition,
): Omit<Happening, "project" | "organization" | "server"> {
  const sample = readSample(step.sample);
  const event = sample.event as EventName;
  const noun = nameResource(event, edition);
  const resource = noun === undefined ? withoutHead(sample) : (sample[noun] as Members);
  const before = event.startsWith("update:") ? { before: oldResource(resource, sample) } : {};
  const repeated = Object.entries(step.repeat ?? {}).map(([at, { repeat, times }]) => [
    at,
    repeat.repeat(times),
  ]);
  const set = { ...step.set, ...Object.fromEntries(repeated) };
  const sender = Object.hasOwn(sample, "sender") ? { sender: sample.sender as User | null } : {};
  const document = { resource, ...before, ...sender };
  return { event, ...(makeDocument({ document, set, remove: step.remove }) as typeof document) };
}

/** Returns what a resource was before its update: if the sample has no old values, its first member differs. */
function oldResource(resource: Members, { before_update }: Members): Members {
  const [first = ""] = Object.keys(resource);
  return { ...resource, ...(before_update ?? { [first]: null }) };
}

/** The members of a flat event, which are in the envelope itself. */
function withoutHead({ event: _, webhook_id: __, sender: ___, ...members }: Members): Members {
  return members;
}

/** The members that the envelope of an event must have. */
export function expectedEnvelope(
  step: EmitStep,
  { event, resource, sender }: ReturnType<typeof makeHappening>,
  { id, edition }: SceneWebhook,
): Members {
  const { hidden = [], before_update = readSample(step.sample).before_update } = step;
  const shown = Object.fromEntries(Object.entries(resource).filter(([key]) => !hidden.includes(key)));
  const noun = nameResource(event, edition);
  return {
    event,
    ...(noun === undefined ? shown : { [noun]: shown }),
    ...(event.startsWith("update:") && { before_update }),
    webhook_id: id,
    sender,
  };
}

/** Compares the body of a delivery with the members that it must have. Returns the first that differs. */
export function findDifference(body: Members, expected: Members): Fault | undefined {
  const name = Object.keys(expected).find((key) => !sameJson(body[key], expected[key]));
  if (name === undefined) return undefined;
  return { expected: `${name}: ${write(expected[name])}`, received: `${name}: ${write(body[name])}` };
}

/** Compares a webhook resource with what was asked for, and with what it must and must not show. */
export function findShown(
  shown: unknown,
  { id, settings, edition }: SceneWebhook,
  { shows = {}, lacks = [] }: Showing,
): Fault | undefined {
  if (!isObject(shown)) return { expected: "a webhook resource", received: write(shown) };
  const extra = lacks.find((name) => Object.hasOwn(shown, name));
  if (extra !== undefined) return { expected: `no ${extra}`, received: extra };
  const { secret: _, events, ...same } = settings;
  const names = edition.events.filter(({ subscribable }) => subscribable).map(({ name }) => name);
  const all = events === "everything" ? names : events;
  const sorted = Array.isArray(shown.events) ? { ...shown, events: [...shown.events].sort() } : shown;
  const wanted = { id, ...same, owner, events: [...all].sort(), ...shows };
  return findDifference(sorted, wanted) ?? findAddress(shown, id);
}

/** Finds a moment that is not later than in the webhook as last seen, or a member that has changed since. */
export function findUnmoved(
  shown: Members,
  { seen = {} }: SceneWebhook,
  { moves = [], keeps = [] }: Pick<ReadStep, "moves" | "keeps">,
): Fault | undefined {
  const still = moves.find((name) => !(Date.parse(String(shown[name])) > Date.parse(String(seen[name]))));
  if (still !== undefined)
    return {
      expected: `${still}: later than ${String(seen[still])}`,
      received: `${still}: ${write(shown[still])}`,
    };
  return findDifference(shown, Object.fromEntries(keeps.map((name) => [name, seen[name]])));
}

/** Finds an address that is not `{base_url}/api/webhooks/<webhook_id>` (W2.1, W9). */
function findAddress({ url }: Members, id: number): Fault | undefined {
  const wanted = `/api/webhooks/${id}`;
  const isRight = typeof url === "string" && /^https?:\/\/[^/?#]/.test(url) && url.endsWith(wanted);
  return isRight ? undefined : { expected: `url: {base_url}${wanted}`, received: `url: ${write(url)}` };
}

/** The user who owns the webhooks of the suite. */
export const owner: User = (readSample("ping").webhook as { owner: User }).owner;

/** Makes the user who pings, from the sample of a ping and the step. */
export function makePinger({ sender = {} }: PingStep): User {
  return { ...(readSample("ping").sender as User), ...sender };
}

/** Names the member that contains the resource of an event; a flat event has none. */
function nameResource(event: string, { events }: SuiteEdition): string | undefined {
  const noun = events.find(({ name }) => name === event)?.resource ?? "";
  return event.replace(/\[.*\]$/, "").endsWith(`:${noun}`) ? noun : undefined;
}

/** Reads the webhook in a ping, with its project under the name that the default edition uses. */
export function readWebhook({ webhook }: Members, { projectMember }: SuiteEdition): unknown {
  if (!isObject(webhook) || projectMember === "project") return webhook;
  const { [projectMember]: project, ...others } = webhook;
  return { ...others, project };
}

function readSample(name: string): Members {
  return makeDocument({ sample: name }) as Members;
}

function write(value: unknown): string {
  return shorten(JSON.stringify(value) ?? "none", 300);
}
