import { createHmac } from "node:crypto";
import { request as http } from "node:http";
import { request as https } from "node:https";
import { createInterface } from "node:readline";
import { isDeepStrictEqual } from "node:util";

/** A JSON object. */
export type Json = Record<string, unknown>;

/** The webhook resource, as the protocol page describes it. */
export interface Resource extends Json {
  readonly id: number;
  target_url: string;
  type: "project" | "organization";
  project: number | null;
  organization: number | null;
  content_type: string;
  enable_ssl: boolean;
  is_active: boolean;
  events: readonly string[];
}

/** One webhook of the platform, with its secret apart. */
export interface Stored {
  readonly resource: Resource;
  secret: string | null;
}

/** What a user sets: the fields of the resource, and the secret. */
export type Settings = Omit<Resource, "id" | "events"> & {
  readonly events: "everything" | readonly string[];
  readonly secret?: string | null;
};

/** A change of a resource, as it is emitted. */
interface Change {
  event: string;
  resource: Json;
  before?: Json;
  project: number | null;
  organization: number | null;
  sender: Json;
}

/** A request with a delivery. */
export interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer;
  verifyTls: boolean;
}

/** The behaviour of the sender, in parts that a flaw replaces. */
export interface Behaviour {
  /** Checks whether a webhook gets an event. */
  listens: (webhook: Stored, change: Change) => boolean;
  /** Lists the webhooks that a ping goes to. */
  pinged: (webhook: Stored, all: readonly Stored[]) => readonly Stored[];
  /** Fills in a new webhook. */
  create: (settings: Settings, owner: Json, id: number) => Stored;
  /** Changes a webhook. */
  update: (webhook: Stored, changes: Partial<Settings>) => void;
  /** Forgets a webhook. */
  remove: (webhooks: Map<number, Stored>, id: number) => void;
  /** Returns what the API shows of a webhook. */
  shown: (webhook: Stored, op: string) => Json;
  /** Returns the old values; nothing if nothing changed. */
  beforeUpdate: (before: Json, after: Json) => Json | undefined;
  /** Makes the envelope of an event. */
  envelope: (change: Change, webhook: Stored, before: Json | undefined) => Json;
  /** Makes the envelope of a ping. */
  ping: (webhook: Stored, sender: Json) => Json;
  /** Makes the bytes of an envelope. */
  encode: (envelope: Json) => Buffer;
  /** Makes the bytes that are signed. */
  signed: (body: Buffer, envelope: Json) => Buffer;
  /** Makes the headers of a signature. */
  signature: (secret: string | null, signed: Buffer) => Record<string, string>;
  /** Makes the request of a delivery. */
  outgoing: (webhook: Stored, body: Buffer, signature: Record<string, string>) => Outgoing;
  /** Sends a delivery. Returns the status, or nothing if no answer came. */
  post: (outgoing: Outgoing, timeLimit?: number) => Promise<number | undefined>;
  /** Records the outcome of a delivery. */
  note: (webhook: Stored, status: number | undefined) => void;
}

const EVENTS = [
  ["organization", "update"],
  ["membership", "update delete"],
  ["invitation", "create delete"],
  ["project", "create update delete"],
  ["task", "create update delete"],
  ["job", "update"],
  ["issue", "create update delete"],
  ["comment", "create update delete"],
].flatMap(([noun, actions]) => actions!.split(" ").map((action) => `${action}:${noun}`));

const UPDATE_ONLY = [
  "data_chunk_size",
  "data_compressed_chunk_type",
  "data_original_chunk_type",
  "size",
  "image_quality",
  "data",
];

/** The right behaviour. */
export const right: Behaviour = {
  listens: ({ resource: { is_active, events, type, project, organization } }, change) =>
    is_active &&
    events.includes(change.event) &&
    (type === "project" ? project === change.project : organization === change.organization),
  pinged: (webhook) => (webhook.resource.is_active ? [webhook] : []),
  create: ({ secret = null, ...input }, owner, id) => {
    const now = new Date().toISOString();
    const given = {
      ...input,
      events: listNames(input.events),
      url: `https://platform.example/api/webhooks/${id}`,
      created_date: now,
      updated_date: now,
    };
    return { resource: { ...(given as unknown as Resource), id, owner }, secret };
  },
  update: (webhook, { secret, ...changes }) => {
    if (secret !== undefined) webhook.secret = secret;
    const events = changes.events === undefined ? {} : { events: listNames(changes.events) };
    Object.assign(webhook.resource, changes, events, { updated_date: new Date().toISOString() });
  },
  remove: (webhooks, id) => void webhooks.delete(id),
  shown: ({ resource }) => resource,
  beforeUpdate: (before, after) => {
    if (isDeepStrictEqual(before, after)) return undefined;
    const changed = Object.keys(after).filter((key) => Object.hasOwn(before, key));
    return Object.fromEntries(
      changed.filter((key) => !isDeepStrictEqual(before[key], after[key])).map((key) => [key, before[key]]),
    );
  },
  envelope: ({ event, resource, sender }, webhook, before) => {
    const [action, noun] = event.split(":") as [string, string];
    const hidden = noun === "task" && action !== "update" ? UPDATE_ONLY : [];
    const shown = Object.fromEntries(Object.entries(resource).filter(([key]) => !hidden.includes(key)));
    const old = before === undefined ? {} : { before_update: before };
    return { event, [noun]: shown, ...old, webhook_id: webhook.resource.id, sender };
  },
  ping: ({ resource }, sender) => ({ event: "ping", webhook: resource, sender }),
  encode: (envelope) => Buffer.from(JSON.stringify(envelope)),
  signed: (body) => body,
  signature: (secret, signed) =>
    secret === null
      ? {}
      : { "X-Signature-256": `sha256=${createHmac("sha256", secret).update(signed).digest("hex")}` },
  outgoing: ({ resource }, body, signature) => ({
    method: "POST",
    url: resource.target_url,
    headers: { "Content-Type": resource.content_type, "Content-Length": String(body.length), ...signature },
    body,
    verifyTls: resource.enable_ssl,
  }),
  post: ({ url, body, verifyTls, ...options }, timeLimit = 10_000) =>
    new Promise((resolve) => {
      const send = url.startsWith("https:") ? https : http;
      const signal = AbortSignal.timeout(timeLimit);
      const request = send(url, { agent: false, ...options, rejectUnauthorized: verifyTls, signal });
      request.on("error", () => resolve(undefined));
      request.on("response", (response) => {
        const done = (): void => resolve(response.statusCode);
        response.on("end", done).on("error", done).resume();
      });
      request.end(body);
    }),
  note: ({ resource }, status) => {
    resource.last_delivery_date = new Date().toISOString();
    if (status === undefined) delete resource.last_status;
    else resource.last_status = status;
  },
};

function listNames(events: Settings["events"]): readonly string[] {
  return events === "everything" ? EVENTS : events;
}

const OPERATIONS = [
  "create-webhook",
  "update-webhook",
  "delete-webhook",
  "read-webhook",
  "emit",
  "ping",
] as const;

/** A request of the protocol. */
export type Request =
  | { readonly op: "describe" }
  | { readonly op: "create-webhook"; readonly webhook: Settings; readonly owner: Json }
  | { readonly op: "update-webhook"; readonly webhook_id: number; readonly changes: Partial<Settings> }
  | { readonly op: "delete-webhook" | "read-webhook"; readonly webhook_id: number }
  | { readonly op: "ping"; readonly webhook_id: number; readonly sender: Json }
  | ({ readonly op: "emit" } & Change);

/** Creates a sender that answers requests of the protocol; a flaw replaces parts of its behaviour. */
export function createSender(flaw: Partial<Behaviour> = {}): (request: Request) => Promise<Json> {
  const act = { ...right, ...flaw };
  const webhooks = new Map<number, Stored>();
  let lastId = 0;

  async function deliver(webhook: Stored, envelope: Json): Promise<void> {
    const body = act.encode(envelope);
    const signature = act.signature(webhook.secret, act.signed(body, envelope));
    act.note(webhook, await act.post(act.outgoing(webhook, body, signature)));
  }

  async function emit(change: Change): Promise<Json> {
    const { before: old, resource } = change;
    const before = old === undefined ? undefined : act.beforeUpdate(old, resource);
    if (old !== undefined && before === undefined) return { refused: "nothing has changed" };
    const reached = [...webhooks.values()].filter((webhook) => act.listens(webhook, change));
    await Promise.all(reached.map((webhook) => deliver(webhook, act.envelope(change, webhook, before))));
    return {};
  }

  async function ping(webhook: Stored, sender: Json): Promise<Json> {
    const pinged = act.pinged(webhook, [...webhooks.values()]);
    await Promise.all(pinged.map((one) => deliver(one, act.ping(one, sender))));
    return pinged.length === 0 ? { refused: "the webhook is not active" } : {};
  }

  return async (request) => {
    const { op } = request;
    if (op === "describe") return { name: "independent sender", operations: OPERATIONS };
    if (op === "emit") return emit(request);
    if (op === "create-webhook") {
      lastId += 1;
      const created = act.create(request.webhook, request.owner, lastId);
      webhooks.set(lastId, created);
      return { webhook: act.shown(created, op) };
    }
    const webhook = webhooks.get(request.webhook_id);
    if (webhook === undefined) return { refused: "no such webhook" };
    if (op === "ping") return ping(webhook, request.sender);
    if (op === "update-webhook") act.update(webhook, request.changes);
    if (op === "delete-webhook") act.remove(webhooks, request.webhook_id);
    return { webhook: act.shown(webhook, op) };
  };
}

if (import.meta.main) {
  const answer = createSender();
  for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    process.stdout.write(`${JSON.stringify({ id: request.id, ...(await answer(request)) })}\n`);
  }
}
