import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { streamSSE } from "hono/streaming";
import {
  type CloseOptions,
  createDeliveryService,
  type DeliveryService,
  type DeliveryStore,
  type Emission,
  type SenderEdition,
  subscribableIn,
} from "#src/delivery.ts";
import type { User } from "#src/index.ts";
import { printable } from "#src/util/display.ts";
import { checkStore, createCheck } from "../world/create-check.ts";
import type { Templates } from "../world/templates.ts";
import {
  createWorld,
  findSender,
  type Happening,
  isOfServer,
  type World,
  type WorldStore,
} from "../world/world.ts";
import { answerError } from "./answer-error.ts";
import { createCallers } from "./create-callers.ts";
import { createDeliveryApi } from "./create-delivery-api.ts";
import { createGuard } from "./create-guard.ts";
import { createManagementApi } from "./create-management-api.ts";
import { createWorldApi } from "./create-world-api.ts";
import type { ConsoleFile } from "./read-console.ts";
import { showAttempt } from "./show-attempt.ts";

/** Parts and settings of a platform. */
interface PlatformOptions {
  readonly edition: SenderEdition;
  readonly templates: Templates;
  readonly store: DeliveryStore;
  readonly worldStore: WorldStore;
  /** Address of the platform, such as `http://127.0.0.1:8700`. */
  readonly baseUrl: string;
  /** Targets besides public addresses. */
  readonly allowTargets: readonly string[];
  /** Files of the console by path. */
  readonly console: ReadonlyMap<string, ConsoleFile>;
  /** Default: `Date.now`. */
  readonly now?: () => number;
}

/** A platform that answers requests. */
export interface Platform {
  readonly handle: (request: Request) => Response | Promise<Response>;
  readonly service: DeliveryService;
  readonly world: World;
  /** Creates the webhooks of a target for every event of the world's organizations, unless it has them already. */
  readonly addWebhook: (target: string, secret?: string) => Promise<void>;
  /** Fulfils when all that happened is stored. */
  readonly settled: () => Promise<void>;
  /** Ends it; `abort` cancels running deliveries. */
  readonly close: (options?: CloseOptions) => Promise<void>;
}

/** The console uses no foreign script, frame or address. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Most bytes in the body of a request; a form sends a few thousand. */
const MAX_BODY = 1_048_576;

/** Milliseconds between two lines of the news: thousands of deliveries in a second become one line. */
const NEWS = 250;

/** Intervals after which a line is sent in any case, so that no proxy closes the connection as dead. */
const ROUNDS = 60;

/**
 * Creates a platform: webhooks and deliveries, a world in which things happen, and the console that shows both.
 *
 * @throws WorldError if the store of the world has a resource that the edition's contract does not accept.
 */
export function createPlatform(options: PlatformOptions): Platform {
  const { baseUrl, store, worldStore, templates, edition, now = Date.now } = options;
  const eventNames = subscribableIn(edition);
  const caller = (): User => findSender({ store: worldStore, templates });
  const check = createCheck(edition, templates);
  // Before the service delivers what is waiting.
  checkStore(worldStore, check);
  const service = createDeliveryService({ baseUrl, store, allowTargets: options.allowTargets, now, edition });
  const emitter = createEmitter({ service, templates, eventNames, caller });
  const world = createWorld({
    templates,
    baseUrl,
    store: worldStore,
    now,
    check,
    happened: emitter.happened,
  });
  const app = new Hono();
  protect(app, baseUrl);
  const management = { service, edition, eventNames, caller: createCallers(caller), world };
  app.route("/api/webhooks", createManagementApi(management));
  app.route("/world", createWorldApi(world));
  app.get("/about", (context) =>
    context.json({
      edition: edition.edition,
      events: eventNames,
      kinds: world.kinds,
      operations: world.operations,
    }),
  );
  app.route("/deliveries", createDeliveryApi(service));
  serveLog(app, service);
  serveConsole(app, options.console);
  return {
    handle: (request) => app.fetch(request),
    service,
    world,
    addWebhook: createWebhookAdder({ service, eventNames, caller, world }),
    settled: emitter.settled,
    close: async (how) => {
      await service.close(how);
      await store.close();
      worldStore.close();
    },
  };
}

interface EmitterOptions {
  readonly service: DeliveryService;
  readonly templates: Templates;
  readonly eventNames: readonly string[];
  readonly caller: () => User;
}

/** Emits what happens in the world, in its order. */
function createEmitter({ service, templates, eventNames, caller }: EmitterOptions): {
  readonly happened: (happening: Happening) => void;
  readonly settled: () => Promise<void>;
} {
  let emitting: Promise<unknown> = Promise.resolve();
  return {
    happened: ({ event, member, resource, before, scope }) => {
      if (!eventNames.includes(event)) return;
      const sender = member !== "request" || templates.requestsHaveSender ? { sender: caller() } : {};
      const emission: unknown = { event, resource, scope, ...sender, ...(before && { before }) };
      // The world's resources are those of the edition's samples; the service checks them.
      const stored = service.emit(emission as Emission).then(
        () => undefined,
        (error: unknown) => console.error(printable(String(error))),
      );
      emitting = Promise.all([emitting, stored]);
    },
    settled: async () => void (await emitting),
  };
}

function protect(app: Hono, baseUrl: string): void {
  const { host, port } = new URL(baseUrl);
  app.onError(answerError);
  app.use(createGuard([host, `localhost:${port}`]));
  app.use(bodyLimit({ maxSize: MAX_BODY }));
  app.use(async (context, next) => {
    await next();
    context.header("Content-Security-Policy", policy);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
  });
}

/** Serves the log of deliveries, and news of it. */
function serveLog(app: Hono, service: DeliveryService): void {
  app.get("/log/:id{\\d+}", async (context) => {
    const { attempts } = await service.attempts(Number(context.req.param("id")));
    return context.json(attempts.map(showAttempt));
  });
  app.post("/log/redeliver/:delivery", async (context) =>
    context.json(await service.redeliver(context.req.param("delivery"))),
  );
  app.get("/live", (context) =>
    streamSSE(context, async (stream) => {
      const news = new Set<string>();
      stream.onAbort(service.subscribe(({ type }) => void news.add(type)));
      for (let round = 1; !stream.aborted; round++) {
        await stream.sleep(NEWS);
        if (round % ROUNDS === 0) news.add("alive");
        const told = [...news];
        news.clear();
        for (const event of told) await stream.writeSSE({ event, data: "{}" });
      }
    }),
  );
}

function serveConsole(app: Hono, files: ReadonlyMap<string, ConsoleFile>): void {
  app.get("*", (context) => {
    const file = files.get(context.req.path === "/" ? "/index.html" : context.req.path);
    return file === undefined
      ? context.notFound()
      : context.body(file.text, 200, { "Content-Type": file.type });
  });
}

interface AdderOptions extends Pick<EmitterOptions, "service" | "eventNames" | "caller"> {
  readonly world: Pick<World, "list">;
}

/** Creates webhooks for a target, one for each scope; one that a file already has is used again. */
function createWebhookAdder({ service, eventNames, caller, world }: AdderOptions): Platform["addWebhook"] {
  const added = new Set<string>();
  const serverEvents = eventNames.filter(isOfServer);
  // Server webhooks exist only if the edition has events of the server.
  const server = serverEvents.includes("create:user")
    ? [{ scope: { server: true as const }, events: serverEvents }]
    : [];
  return async (target_url, secret) => {
    const organizations = world
      .list("organization")
      .map(({ id }) => ({ scope: { organization: id }, events: "everything" as const }));
    for (const wanted of [...organizations, ...server]) {
      const key = JSON.stringify([target_url, wanted.scope]);
      if (added.has(key)) continue;
      added.add(key);
      const before = (await service.listWebhooks(wanted.scope)).find((one) => one.target_url === target_url);
      const given = { target_url, ...(secret !== undefined && { secret }) };
      if (before === undefined) await service.createWebhook({ ...given, ...wanted }, caller());
      else
        await service.updateWebhook(before.id, {
          secret: secret ?? null,
          events: wanted.events,
          is_active: true,
        });
    }
  };
}
