import type { Context, Hono } from "hono";
import { listSubscribable } from "#src/sender/edition.ts";
import { type DeliveryOutcome, type Sender, SenderError } from "#src/sender.ts";
import { count } from "#src/util/display.ts";
import { describeAttempt } from "../describe-attempt.ts";
import { type PlatformParts, toInput } from "../webhook-api.ts";
import { isKind, listChanges } from "../world/kinds.ts";
import { type World, WorldError } from "../world/world.ts";
import { act, goBack, type Notice, readFields, renderPage } from "./layout.ts";
import { renderWebhooks } from "./pages.ts";
import { readForm, renderForm } from "./webhook-form.ts";

const readId = (context: Context): number => Number(context.req.param("id"));

/** Adds what the forms of the pages do. */
export function addActions(app: Hono, parts: PlatformParts): void {
  const { sender, world } = parts;
  app.post("/webhooks", (context) => createWebhook(context, parts));
  app.post(
    "/webhooks/:id{\\d+}/ping",
    act("/", (context) => ping(context, parts)),
  );
  for (const [name, is_active] of Object.entries({ activate: true, deactivate: false }))
    app.post(
      `/webhooks/:id{\\d+}/${name}`,
      act("/", async (context) => {
        await sender.updateWebhook(readId(context), { is_active });
        return `Webhook ${readId(context)} is ${is_active ? "active" : "inactive: its pending deliveries are suspended"}.`;
      }),
    );
  app.post("/webhooks/:id{\\d+}/delete", async (context) => {
    const wasThere = await sender.deleteWebhook(readId(context));
    const text = wasThere ? `Webhook ${readId(context)} is deleted.` : "There is no such webhook.";
    // Its own page is gone.
    return goBack(context, "/", { text, isGood: wasThere });
  });
  app.post(
    "/redeliver/:id",
    act("/outcomes", async (context) => {
      const id = context.req.param("id") as Parameters<Sender["redeliver"]>[0];
      const again = await sender.redeliver(id);
      return `${id} is sent again, as ${again.id}.`;
    }),
  );
  app.post(
    "/replay",
    act("/outcomes", (context) => replay(context, sender)),
  );
  app.post(
    "/world/:kind/:id{\\d+}/:change",
    act("/world", async (context) => changeWorld(world, context)),
  );
}

async function ping(context: Context, { sender, findCaller }: PlatformParts): Promise<Notice> {
  const result = await sender.ping(readId(context), findCaller(context.req.raw));
  if (result.status !== "attempted")
    return { text: `Not pinged: the webhook is ${result.status}.`, isGood: false };
  const { label, isGood, verdict } = describeAttempt(result.attempt);
  return { text: `Ping: ${label}. ${verdict}`, isGood };
}

async function createWebhook(context: Context, parts: PlatformParts): Promise<Response> {
  const { sender, world, edition, findCaller } = parts;
  const values = await readFields(context);
  try {
    const webhook = await sender.createWebhook(toInput(readForm(values), world), findCaller(context.req.raw));
    return goBack(context, "/", { text: `Webhook ${webhook.id} is created. Ping it.`, isGood: true });
  } catch (error) {
    if (!(error instanceof SenderError) || error.code !== "invalid-webhook") throw error;
    const form = renderForm(listSubscribable(edition), world.list("project"), {
      values,
      issues: error.issues,
    });
    const notice = { text: error.message, isGood: false };
    const heading = { title: "Webhooks", edition: edition.edition, notice, status: 400 } as const;
    return renderPage(context, heading, ...(await renderWebhooks(parts, form)));
  }
}

async function replay(context: Context, sender: Sender): Promise<string> {
  const form = await readFields(context);
  const text = (name: string): string => String(form.get(name) ?? "");
  const replayed = await sender.replay({
    ...(text("state") !== "" && { outcome: text("state") as DeliveryOutcome }),
    ...(text("webhook") !== "" && { webhookId: Number(text("webhook")) }),
    ...(text("event") !== "" && { event: text("event") }),
    ...(text("rate") !== "" && { perSecond: Number(text("rate")) }),
  });
  return `${count(replayed, "delivery").replace("deliverys", "deliveries")} will be sent again.`;
}

function changeWorld(world: World, context: Context): string {
  const { kind = "", change = "" } = context.req.param();
  const id = readId(context);
  if (!isKind(kind)) throw new WorldError(`cannot find ${kind}: there is none`);
  if (change === "delete") world.remove(kind, id);
  else if (isKind(change)) return `${change} ${world.create(change, id).id} is created.`;
  else if (world.operations.includes(change)) world.complete(change, id);
  else {
    const found = listChanges(kind).find(({ label }) => label === change);
    if (found === undefined)
      throw new WorldError(`cannot change ${kind} by "${change}": there is no such change`);
    world.update(kind, id, { ...found.set });
  }
  return `${kind} ${id}: ${change}.`;
}
