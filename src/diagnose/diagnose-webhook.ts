import type { PlatformClient, PlatformDelivery, PlatformWebhook } from "./platform-client.ts";
import { findStatusCause } from "./status-causes.ts";

/** A webhook, and what should have arrived. */
export interface WebhookQuestion {
  readonly client: PlatformClient;
  readonly webhook: number;
  /** Event that should have arrived, such as `update:task`. Default: any. */
  readonly event?: string;
  /** Project of that event. Default: any. */
  readonly project?: number;
}

/** Why nothing arrives and what to do, in phrases without full stop. */
export interface WebhookFinding {
  /** Such as `inactive`, `proxy-rejected`, `signature`; `delivered` if nothing is wrong. */
  readonly cause: string;
  readonly meaning: string;
  readonly hint: string;
}

/** Names and addresses that only the platform's own machine or network reaches. */
const privateHost =
  /^(?:localhost|127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0|\[::1?\]|\[f[cde]|[^.:[\]]+$)|\.(?:localhost|local|internal|lan|home|test)$/i;

/** Maximum number of rows of the log that are read. */
const READ = 100;

/**
 * Finds why nothing arrives from a webhook, or fails: in its settings first, then in the last request of its log.
 * Returns one finding at least, the most likely first; `delivered` if the last request was accepted.
 *
 * @throws PlatformError if the platform cannot be read.
 */
export async function diagnoseWebhook(question: WebhookQuestion): Promise<readonly WebhookFinding[]> {
  const { client, webhook: id, event } = question;
  const webhook = await client.readWebhook(id);
  const log: PlatformDelivery[] = [];
  for await (const delivery of client.listDeliveries(id)) if (log.push(delivery) >= READ) break;
  const last = log.find((one) => event === undefined || one.event === event) ?? log[0];
  const status = last && findStatusCause(last, webhook);
  const isDelivered = status?.cause === "delivered";
  const found = [
    checkActive(webhook),
    checkEvent(webhook, event),
    await checkScope(webhook, question),
    isDelivered ? undefined : checkTarget(webhook),
    status ?? nothingSent(webhook),
  ].filter((one) => one !== undefined);
  return found.some(({ cause }) => cause !== "delivered")
    ? found.filter(({ cause }) => cause !== "delivered")
    : found;
}

function checkActive({ is_active }: PlatformWebhook): WebhookFinding | undefined {
  if (is_active) return undefined;
  return {
    cause: "inactive",
    meaning: "the webhook is inactive: the platform sends no events",
    hint: "set it active; what happened meanwhile is not sent later",
  };
}

function checkEvent({ events }: PlatformWebhook, event: string | undefined): WebhookFinding | undefined {
  if (event === undefined || event === "ping" || events.includes(event)) return undefined;
  return {
    cause: "not-subscribed",
    meaning: `the webhook does not subscribe to ${event}`,
    hint: `add the event to the webhook; it has ${events.join(", ") || "none"}`,
  };
}

async function checkScope(
  { type, organization, project_id, project: oldProject }: PlatformWebhook,
  { client, project }: WebhookQuestion,
): Promise<WebhookFinding | undefined> {
  if (project === undefined) return undefined;
  const own = project_id ?? oldProject;
  if (type === "project" && own !== project)
    return {
      cause: "outside-scope",
      meaning: `project ${project} is outside the webhook's scope: it belongs to project ${own}`,
      hint: `create a webhook for project ${project}, or one for the organization`,
    };
  if (type !== "organization") return undefined;
  const found = await client.readOrganization(project);
  if (found === organization) return undefined;
  return {
    cause: "outside-scope",
    meaning: `project ${project} is outside the webhook's scope: its organization is ${found ?? "none"}, the webhook's is ${organization}`,
    hint: "move the project into the organization: new projects are personal unless the organization is selected when they are created",
  };
}

function checkTarget({ target_url }: PlatformWebhook): WebhookFinding | undefined {
  const { hostname } = new URL(target_url);
  if (!privateHost.test(hostname)) return undefined;
  return {
    cause: "private-target",
    meaning: `the target is on ${hostname}, which is private: in a container it is the container itself`,
    hint: "use a public name; the platform's outgoing proxy rejects private addresses since release 2.5",
  };
}

function nothingSent({ events }: PlatformWebhook): WebhookFinding {
  return {
    cause: "nothing-sent",
    meaning: "the platform has sent nothing yet: its log is empty",
    hint: `press the webhook's ping button, then cause one of its events: ${events.join(", ") || "it has none"}`,
  };
}
