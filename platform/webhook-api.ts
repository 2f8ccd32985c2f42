import { type Context, Hono } from "hono";
import { editionNames, type SenderEdition } from "#src/sender/edition.ts";
import { SenderError } from "#src/sender/sender-error.ts";
import type { Attempt, Sender, WebhookInput } from "#src/sender.ts";
import { groupBy } from "#src/util/group-by.ts";
import { isRecord } from "#src/util/is-object.ts";
import { quote } from "#src/util/quote.ts";
import { describeAttempt } from "./describe-attempt.ts";
import type { JsonObject } from "./world/kinds.ts";
import type { World } from "./world/world.ts";

/** A user in the format of an envelope's `sender`. */
export type User = Parameters<Sender["ping"]>[1];

/** Data that the API and the pages share. */
export interface PlatformParts {
  readonly sender: Sender;
  readonly edition: SenderEdition;
  readonly world: World;
  readonly findCaller: (request: Request) => User;
}

/** Creates the API that the platform's releases provide at `/api/webhooks` (W1.3, W4.2). */
export function createWebhookApi({ sender, edition, world, findCaller }: PlatformParts): Hono {
  const api = new Hono();
  api.get("/", async (context) => {
    const results = await sender.listWebhooks();
    return context.json({ count: results.length, next: null, previous: null, results });
  });
  api.post("/", async ({ req, json }) => {
    const input = toInput(await readObject(req.raw), world);
    return json(await sender.createWebhook(input, findCaller(req.raw)), 201);
  });
  api.get("/:id{\\d+}", async ({ req, json, notFound }) => {
    const webhook = await sender.getWebhook(Number(req.param("id")));
    return webhook === undefined ? notFound() : json(webhook);
  });
  api.on(["PUT", "PATCH"], "/:id{\\d+}", async ({ req, json }) =>
    json(await sender.updateWebhook(Number(req.param("id")), await readObject(req.raw))),
  );
  api.delete("/:id{\\d+}", async ({ req, body, notFound }) =>
    (await sender.deleteWebhook(Number(req.param("id")))) ? body(null, 204) : notFound(),
  );
  api.post("/:id{\\d+}/ping", async ({ req, body, json, notFound }) => {
    const result = await sender.ping(Number(req.param("id")), findCaller(req.raw));
    if (result.status === "unknown") return notFound();
    if (result.status === "inactive") return json({ detail: "the webhook is not active" }, 409);
    // The source document does not show a response (W-pingapi).
    return edition.edition === editionNames[0] ? body(null, 204) : json(toDelivery(result.attempt));
  });
  addDeliveries(api, sender);
  return api;
}

/** Returns the issues of a webhook by property name, as the releases do. Any other error is a single sentence. */
export function showError({ code, message, issues }: SenderError, context: Context): Response {
  if (code !== "invalid-webhook") {
    const status = code.startsWith("unknown-") ? 404 : code.startsWith("invalid-") ? 400 : 503;
    return context.json({ detail: message }, status);
  }
  const byName = groupBy(issues, ({ path }) => path.slice(1) || "detail");
  const messages = [...byName].map(([name, found]) => [name, found.map((issue) => issue.message)]);
  return context.json(Object.fromEntries(messages), 400);
}

/** Maximum number of deliveries on a page of the log. */
const MAX_PAGE = 1_000;

/** Adds the log. The releases call each attempt a delivery and give it a number. */
function addDeliveries(api: Hono, sender: Sender): void {
  const find = async (webhook: string, delivery: string): Promise<Attempt | undefined> => {
    const attempt = await sender.attempt(`attempt-${Number(delivery)}`);
    return attempt?.webhookId === Number(webhook) ? attempt : undefined;
  };
  api.get("/:id{\\d+}/deliveries", async ({ req, json, notFound }) => {
    const id = Number(req.param("id"));
    const page = Number(req.query("page") ?? 1);
    const limit = Math.min(Math.max(Math.trunc(Number(req.query("page_size")) || 50), 1), MAX_PAGE);
    const skip = (page - 1) * limit;
    if (!Number.isInteger(page) || page < 1 || !Number.isSafeInteger(skip)) return notFound();
    const { attempts, count, next: older } = await sender.attempts(id, { limit, skip });
    if (attempts.length === 0 && page > 1) return notFound();
    const { origin, pathname } = new URL(req.url);
    const link = (other: number): string => `${origin}${pathname}?page=${other}&page_size=${limit}`;
    const [next, previous] = [older && link(page + 1), page > 1 ? link(page - 1) : null];
    return json({ count, next, previous, results: attempts.map(toDelivery) });
  });
  api.get("/:id{\\d+}/deliveries/:delivery{\\d+}", async ({ req, json, notFound }) => {
    const attempt = await find(req.param("id"), req.param("delivery"));
    return attempt === undefined ? notFound() : json(toDelivery(attempt));
  });
  api.post("/:id{\\d+}/deliveries/:delivery{\\d+}/redelivery", async ({ req, json, notFound }) => {
    const attempt = await find(req.param("id"), req.param("delivery"));
    if (attempt === undefined) return notFound();
    await sender.redeliver(attempt.deliveryId);
    return json({});
  });
}

function toDelivery(attempt: Attempt): JsonObject {
  const { id, webhookId, event, status, failure, redelivery, date, duration, number } = attempt;
  const request: { readonly before_update?: object } = JSON.parse(new TextDecoder().decode(attempt.body));
  return {
    id: Number(id.slice("attempt-".length)),
    webhook_id: webhookId,
    event,
    // If there is no response, the releases log the status of a proxy.
    status_code: status ?? (failure?.code === "timeout" ? 504 : 502),
    redelivery,
    created_date: date,
    updated_date: new Date(Date.parse(date) + duration).toISOString(),
    changed_fields: Object.keys(request.before_update ?? {}).join(","),
    request,
    response:
      failure === null ? new TextDecoder().decode(attempt.response) : describeAttempt(attempt).verdict,
    attempt: number,
    request_duration: Math.round(duration),
  };
}

async function readObject(request: Request): Promise<JsonObject> {
  const body: unknown = await request.json().catch(() => undefined);
  if (isRecord(body)) return { ...body };
  throw new SenderError("invalid-webhook", "the body is not a JSON object");
}

/**
 * Converts the body of a write request to input for the sender. The releases put the scope in `type` and `project_id`.
 */
export function toInput(body: JsonObject, world: Pick<World, "list">): WebhookInput {
  const { project_id, project = project_id ?? null, ...rest } = body;
  const { type = project === null ? "organization" : "project", ...fields } = rest;
  const organization = world.list("organization")[0]?.id ?? 1;
  const scopes: Readonly<Record<string, object>> = {
    organization: { organization },
    project: { project, organization },
    server: { server: true },
  };
  const types = Object.keys(scopes);
  const reject = (path: string, message: string): never => {
    throw new SenderError("invalid-webhook", [{ path, message }]);
  };
  if (!types.includes(type as string))
    reject("/type", `expected one of ${types.join(", ")}, found ${quote(type)}`);
  if (type === "project" && !world.list("project").some(({ id }) => id === project))
    reject("/project_id", `unknown project ${quote(project)}`);
  // The sender checks all properties and reports each invalid one.
  return { ...fields, scope: scopes[String(type)] } as unknown as WebhookInput;
}
