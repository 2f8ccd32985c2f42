import type { Context, Hono } from "hono";
import { listSubscribable } from "#src/sender/edition.ts";
import { SenderError } from "#src/sender/sender-error.ts";
import type { DeliveryOutcome, Sender } from "#src/sender.ts";
import { count } from "#src/util/display.ts";
import { describeAttempt } from "../describe-attempt.ts";
import { type PlatformParts, toInput } from "../webhook-api.ts";
import { act, goBack, type Notice, readFields, renderPage, type Work } from "./layout.ts";
import { renderWebhooks } from "./pages.ts";
import { readForm, renderForm } from "./webhook-form.ts";

const readId = (context: Context): number => Number(context.req.param("id"));

/** Adds the actions of the pages' forms. */
export function addActions(app: Hono, parts: PlatformParts): void {
  const { sender, world } = parts;
  const setActive =
    (is_active: boolean) =>
    async (context: Context): Promise<string> => {
      await sender.updateWebhook(readId(context), { is_active });
      return `Webhook ${readId(context)} is ${is_active ? "active" : "inactive: its pending deliveries are suspended"}.`;
    };
  /** The actions of forms by path, each with the page to return to if the browser sends no referrer. */
  const actions: readonly (readonly [path: string, back: string, work: Work])[] = [
    ["/webhooks/:id{\\d+}/ping", "/", (context) => ping(context, parts)],
    ["/webhooks/:id{\\d+}/activate", "/", setActive(true)],
    ["/webhooks/:id{\\d+}/deactivate", "/", setActive(false)],
    ["/redeliver/:id", "/outcomes", (context) => redeliver(context, sender)],
    ["/replay", "/outcomes", (context) => replay(context, sender)],
    [
      "/world/:kind/:id{\\d+}/:change",
      "/world",
      async ({ req }) =>
        world.act(req.param("kind") ?? "", Number(req.param("id")), req.param("change") ?? ""),
    ],
  ];
  for (const [path, back, work] of actions) app.post(path, act(back, work));
  app.post("/webhooks", (context) => createWebhook(context, parts));
  app.post("/webhooks/:id{\\d+}/delete", async (context) => {
    const wasThere = await sender.deleteWebhook(readId(context));
    const text = wasThere ? `Webhook ${readId(context)} is deleted.` : "This webhook does not exist.";
    // The webhook's own page no longer exists.
    return goBack(context, "/", { text, isGood: wasThere });
  });
}

async function redeliver(context: Context, sender: Sender): Promise<string> {
  const id = context.req.param("id") as Parameters<Sender["redeliver"]>[0];
  const again = await sender.redeliver(id);
  return `${id} will be sent again as ${again.id}.`;
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
    return goBack(context, "/", { text: `Webhook ${webhook.id} was created. Ping it now.`, isGood: true });
  } catch (error) {
    if (!(error instanceof SenderError) || error.code !== "invalid-webhook") throw error;
    const state = { values, issues: error.issues };
    const form = renderForm(listSubscribable(edition), world.list("project"), state);
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
  return `${count(replayed, "delivery", "deliveries")} will be sent again.`;
}
