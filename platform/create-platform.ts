import { readFileSync } from "node:fs";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { packageDirectory } from "#conformance/suite/data-directory.ts";
import { listSubscribable, loadEdition, type WebhookEdition } from "#src/sender/edition.ts";
import { type CloseOptions, createSender, type NewAttempt, type Sender, SenderError } from "#src/sender.ts";
import { printable } from "#src/util/display.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { addActions } from "./pages/actions.ts";
import { addPages } from "./pages/pages.ts";
import { createWebhookApi, type PlatformParts, showError, type User } from "./webhook-api.ts";
import { kindRows } from "./world/kinds.ts";
import { openWorldStore } from "./world/open-world-store.ts";
import type { Templates } from "./world/templates.ts";
import {
  createWorld,
  findSender,
  type Happening,
  isOfServer,
  type World,
  WorldError,
  type WorldStore,
} from "./world/world.ts";

/** Settings of a platform. */
export interface PlatformOptions {
  readonly edition: WebhookEdition;
  readonly templates: Templates;
  /** SQLite file that stores everything, or `":memory:"`. */
  readonly database: string;
  readonly baseUrl: string;
  readonly allowTargets: readonly string[];
  /** Called with each attempt once it is recorded. */
  readonly onAttempt?: (attempt: NewAttempt) => void;
}

/** A platform that responds to requests. */
export interface Platform {
  readonly handle: (request: Request) => Response | Promise<Response>;
  readonly sender: Sender;
  readonly world: World;
  /** Creates webhooks that send all events of the world's organizations to a target, unless they already exist. */
  readonly addWebhook: (target: string, secret?: string) => Promise<void>;
  /** Resolves when everything that happened is stored. */
  readonly settled: () => Promise<void>;
  /** Closes it; `abort` cancels running deliveries. */
  readonly close: (options?: CloseOptions) => Promise<void>;
}

/** The pages only use their own scripts and styles, and cannot be framed. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Maximum number of bytes in the body of a request. A form sends a few thousand bytes. */
const MAX_BODY = 1_048_576;

const files: Readonly<Record<string, string>> = {
  "/style.css": "text/css; charset=utf-8",
  "/script.js": "text/javascript; charset=utf-8",
};

/**
 * Creates a platform with webhooks and deliveries, a world of changing resources, and pages that show both.
 *
 * @throws WorldError if the file has resources of another edition; SenderError if the file cannot be used.
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { baseUrl, templates, database, allowTargets, onAttempt } = options;
  const edition = await loadEdition(options.edition);
  const eventNames = listSubscribable(edition);
  const created = await createSender({
    baseUrl,
    database,
    edition: options.edition,
    allowTargets,
    ...(onAttempt !== undefined && { onAttempt }),
  });
  // The world creates resources like those in the edition's samples; the sender validates them.
  const sender = created as unknown as Sender;
  let store: WorldStore | undefined;
  const close = (how?: CloseOptions): Promise<void> => sender.close(how).finally(() => store?.close());
  try {
    const opened = openWorldStore(database, options.edition);
    store = opened;
    const findUser = (): User => findSender({ store: opened, templates });
    const { happened, settled } = createEmitter(sender, templates, eventNames, findUser);
    const world = createWorld({ templates, baseUrl, store, happened });
    const parts = { sender, edition, world, findCaller: createCallers(findUser, world) };
    const addWebhook = createWebhookAdder(parts, eventNames, findUser);
    return { handle: createApp(parts, baseUrl).fetch, sender, world, addWebhook, settled, close };
  } catch (cause) {
    await Promise.allSettled([close({ abort: true })]);
    throw cause;
  }
}

function createApp(parts: PlatformParts, baseUrl: string): Hono {
  const app = new Hono();
  const { host, port } = new URL(baseUrl);
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof WorldError) return context.json({ detail: error.message }, 400);
    if (error instanceof SenderError) return showError(error, context);
    // An unexpected error is logged as one line, without its stack.
    const { message } = readErrorDetails(error);
    const detail = printable(`cannot ${context.req.method} ${context.req.path}: ${message}`);
    console.error(detail);
    return context.json({ detail }, 500);
  });
  app.use(guardRequests([host, `localhost:${port}`]));
  app.use(bodyLimit({ maxSize: MAX_BODY }));
  app.use(async (context, next) => {
    await next();
    context.header("Content-Security-Policy", policy);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "same-origin");
  });
  app.route("/api/webhooks", createWebhookApi(parts));
  app.get("/api/:plural/:id{\\d+}", ({ req, json, notFound }) => {
    const kind = parts.world.kinds.find((one) => kindRows[one].plural === req.param("plural"));
    const found = kind && parts.world.list(kind).find(({ id }) => id === Number(req.param("id")));
    return found === undefined ? notFound() : json(found.value);
  });
  for (const [path, type] of Object.entries(files)) {
    const text = readFileSync(new URL(`platform/pages${path}`, packageDirectory), "utf8");
    app.get(path, (context) => context.body(text, 200, { "Content-Type": type }));
  }
  addPages(app, parts);
  addActions(app, parts);
  return app;
}

/**
 * Only accepts requests that name this machine as their host and come from the platform's own pages.
 *
 * Pages of other sites can neither read nor write: their `Origin` differs, and DNS rebinding shows in `Host`.
 */
function guardRequests(hosts: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header("host") ?? "";
    if (!hosts.includes(host)) return context.text(`host "${host}" is not this platform`, 421);
    const origin = context.req.header("origin");
    if (origin !== undefined && !hosts.some((own) => origin === `http://${own}`))
      return context.text(`pages of "${origin}" are not allowed`, 403);
    return next();
  };
}

/**
 * Creates the function that returns the user of a request. It takes the name from Basic credentials and accepts any
 * password, because the platform is local. Without credentials, it returns the default user. An unknown name becomes a
 * new user.
 */
function createCallers(usual: () => User, { list }: World): (request: Request) => User {
  const guests = new Map<string, User>();
  return (request) => {
    const user = usual();
    const [, credentials = ""] = /^Basic (\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
    const [username = ""] = Buffer.from(credentials, "base64").toString("utf8").split(":");
    if (username === "" || username === user.username) return user;
    const users = list("user");
    const known = users.find(({ value }) => value.username === username) ?? guests.get(username);
    const id = known?.id ?? Math.max(user.id, ...users.map((one) => one.id)) + guests.size + 1;
    const guest = { ...user, id, username, url: user.url.replace(/\d+(\/?)$/, `${id}$1`) };
    guests.set(username, guest);
    return guest;
  };
}

function createEmitter(
  sender: Sender,
  { requestsHaveSender }: Templates,
  eventNames: readonly string[],
  findUser: () => User,
): Pick<Platform, "settled"> & { readonly happened: (happening: Happening) => void } {
  let emitting: Promise<unknown> = Promise.resolve();
  return {
    happened: ({ event, property, resource, before, scope }) => {
      if (!eventNames.includes(event)) return;
      const by = property !== "request" || requestsHaveSender ? { sender: findUser() } : {};
      const input = { event, resource, scope, ...by, ...(before && { before }) };
      const stored = sender.emit(input as unknown as Parameters<Sender["emit"]>[0]).then(
        () => undefined,
        (error: unknown) => console.error(printable(String(error))),
      );
      // Drops the results, because otherwise each event would nest the promises deeper.
      emitting = Promise.all([emitting, stored]).then(() => undefined);
    },
    settled: async () => void (await emitting),
  };
}

/** Creates webhooks for a target, one per scope. It reuses a webhook that is already in the file. */
function createWebhookAdder(
  { sender, world }: PlatformParts,
  eventNames: readonly string[],
  findUser: () => User,
): Platform["addWebhook"] {
  const added = new Set<string>();
  const serverEvents = eventNames.filter(isOfServer) as never[];
  // Server webhooks only exist if the edition has server events.
  const hasServer = serverEvents.some((name) => name === "create:user");
  const server = hasServer ? [{ scope: { server: true as const }, events: serverEvents }] : [];
  return async (target_url, secret) => {
    const scopes = world.list("organization").map(({ id }) => ({ organization: id }));
    const all = scopes.map((scope) => ({ scope, events: "everything" as const }));
    for (const wanted of [...all, ...server]) {
      const key = JSON.stringify([target_url, wanted.scope]);
      if (added.has(key)) continue;
      added.add(key);
      const before = (await sender.listWebhooks(wanted.scope)).find((one) => one.target_url === target_url);
      const changes = { secret: secret ?? null, events: wanted.events, is_active: true };
      const input = { target_url, ...wanted, ...(secret !== undefined && { secret }) };
      if (before === undefined) await sender.createWebhook(input, findUser());
      else await sender.updateWebhook(before.id, changes);
    }
  };
}
