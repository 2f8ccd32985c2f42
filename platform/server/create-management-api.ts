import { Hono } from "hono";
import {
  type Attempt,
  DeliveryError,
  type DeliveryService,
  type SenderEdition,
  type WebhookChanges,
  type WebhookInput,
} from "#src/delivery.ts";
import type { User, Webhook } from "#src/index.ts";
import { webhookIn } from "#src/sender/sender-edition.ts";
import { groupBy } from "#src/util/group-by.ts";
import { quote } from "#src/util/quote.ts";
import type { JsonObject } from "../world/kinds.ts";
import type { World } from "../world/world.ts";
import { chooseStatus } from "./answer-error.ts";
import { attemptNumber, findAttempt, toDelivery } from "./to-delivery.ts";

/** What the management API needs. */
interface ManagementOptions {
  readonly service: DeliveryService;
  /** Edition that defines paths, names and answers. The documented edition answers a ping with 204. */
  readonly edition: SenderEdition;
  /** Names that a webhook may subscribe to. */
  readonly eventNames: readonly string[];
  /** The user who sent the request. */
  readonly caller: (request: Request) => User;
  /** Every webhook belongs to its first organization; the project of a webhook must be in this world. */
  readonly world: Pick<World, "list">;
}

/** Creates the management API that the platform's releases have at `/api/webhooks` (W1.3, W4.2). */
export function createManagementApi(options: ManagementOptions): Hono {
  const { service, eventNames } = options;
  const show = (webhook: Webhook): object => webhookIn(options.edition, webhook);
  const api = new Hono();
  api.onError((error, context) => {
    if (!(error instanceof DeliveryError)) throw error;
    const status = chooseStatus(error);
    // The releases name the wrong members of a form; every other error is a sentence.
    if (status !== 400) return context.json({ detail: error.message }, status);
    const grouped = groupBy(error.mistakes, ({ path }) => path.slice(1) || "detail");
    const messages = [...grouped].map(([path, all]) => [path, all.map(({ message }) => message)] as const);
    return context.json(Object.fromEntries(messages), status);
  });
  api.get("/", async (context) => context.json(toPage((await service.listWebhooks()).map(show))));
  api.get("/events", (context) => {
    const type = context.req.query("type") ?? "all";
    if (!["all", "project", "organization", "server"].includes(type))
      return context.json({ type: [`cannot list events of type "${type}": there is none`] }, 400);
    return context.json({ webhook_type: type, events: eventNames });
  });
  api.post("/", async (context) => {
    const body = await readObject(context.req.raw);
    const input = toInput(body, options.world);
    return context.json(show(await service.createWebhook(input, options.caller(context.req.raw))), 201);
  });
  addWebhook(api, options);
  addDeliveries(api, options);
  return api;
}

function addWebhook(api: Hono, { service, edition, caller }: ManagementOptions): void {
  api.get("/:id{\\d+}", async ({ req, json, notFound }) => {
    const webhook = await service.getWebhook(Number(req.param("id")));
    return webhook === undefined ? notFound() : json(webhookIn(edition, webhook));
  });
  api.on(["PUT", "PATCH"], "/:id{\\d+}", async ({ req, json }) => {
    const changes: WebhookChanges = await readObject(req.raw);
    return json(webhookIn(edition, await service.updateWebhook(Number(req.param("id")), changes)));
  });
  api.delete("/:id{\\d+}", async ({ req, body, notFound }) =>
    (await service.deleteWebhook(Number(req.param("id")))) ? body(null, 204) : notFound(),
  );
  api.post("/:id{\\d+}/ping", async ({ req, body, json, notFound }) => {
    const result = await service.ping(Number(req.param("id")), caller(req.raw));
    if (result.status === "unknown") return notFound();
    if (result.status === "inactive") return json({ detail: "the webhook is not active" }, 409);
    return edition.edition === "2.3" ? body(null, 204) : json(toDelivery(result.attempt));
  });
}

function addDeliveries(api: Hono, { service }: ManagementOptions): void {
  api.get("/:id{\\d+}/deliveries", async ({ req, json }) => {
    const before = req.query("before");
    const page = await service.attempts(Number(req.param("id")), {
      limit: Number(req.query("page_size") ?? 50),
      ...(before !== undefined && { before }),
    });
    return json({ ...toPage(page.attempts.map(toDelivery)), next: page.next });
  });
  api.get("/:id{\\d+}/deliveries/:delivery{\\d+}", async ({ req, json, notFound }) => {
    const attempt = await attemptAt(service, req.param("id"), req.param("delivery"));
    return attempt === undefined ? notFound() : json(toDelivery(attempt));
  });
  api.post("/:id{\\d+}/deliveries/:delivery{\\d+}/redelivery", async ({ req, json, notFound }) => {
    const attempt = await attemptAt(service, req.param("id"), req.param("delivery"));
    if (attempt === undefined) return notFound();
    await service.redeliver(attempt.deliveryId);
    return json({});
  });
}

function attemptAt(
  service: DeliveryService,
  webhook: string,
  delivery: string,
): Promise<Attempt | undefined> {
  return findAttempt(service, Number(webhook), (attempt) => attemptNumber(attempt) === Number(delivery));
}

function toPage<Item>(results: readonly Item[]): JsonObject {
  return { count: results.length, next: null, previous: null, results };
}

async function readObject(request: Request): Promise<JsonObject> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { ...body };
  throw new DeliveryError("invalid-webhook", "the body is not a JSON object");
}

/** Reads the body of a write request of the releases (its scope is in `type` and `project_id`) as input of the service. */
function toInput(body: JsonObject, world: ManagementOptions["world"]): WebhookInput {
  const { project_id, project = project_id ?? null, ...rest } = body;
  const { type = project === null ? "organization" : "project", ...fields } = rest;
  const organization = world.list("organization")[0]?.id ?? 1;
  const scopes = new Map<unknown, object>([
    ["organization", { organization }],
    ["project", { project, organization }],
    ["server", { server: true }],
  ]);
  const scope = scopes.get(type);
  const mistakes = [
    ...(scope === undefined
      ? [{ path: "/type", message: `expected ${[...scopes.keys()].join(", ")}, found ${quote(type)}` }]
      : []),
    ...(type === "project" && !world.list("project").some(({ id }) => id === project)
      ? [{ path: "/project_id", message: `there is no project ${quote(project)}` }]
      : []),
  ];
  if (mistakes.length > 0) throw new DeliveryError("invalid-webhook", mistakes);
  // The service checks every member and reports each that is wrong.
  const input: unknown = { ...fields, scope };
  return input as WebhookInput;
}
