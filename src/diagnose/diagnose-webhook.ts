import type { PlatformDelivery, PlatformWebhook } from "./platform-webhook.ts";
import { findStatusCause, type WebhookFinding } from "./status-causes.ts";

/** A webhook, its log, and the event that should have arrived. */
export interface WebhookQuestion {
  readonly webhook: PlatformWebhook;
  /** Rows of the log, newest first; the first 100 are enough. */
  readonly log: readonly PlatformDelivery[];
  /** Event that should have arrived, such as `update:task`. Default: any. */
  readonly event?: string | undefined;
  /** Project of that event, and the project's organization. Default: any. */
  readonly project?: { readonly id: number; readonly organization: number | null } | undefined;
}

/** Names and addresses that are reachable only from the platform's own machine or network. */
const privateHost =
  /^(?:localhost|127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0|\[::1?\]|\[f[cde]|[^.:[\]]+$)|\.(?:localhost|local|internal|lan|home|test)$/i;

/**
 * Causes from which one cannot tell whether the request reached the receiver. For all other causes, the receiver or something in
 * front of it responded.
 */
const unreached = /^(?:nothing-sent|not-sent|not-reached|proxy-rejected|unknown-host|connection-refused)$/;

/**
 * Finds out why a webhook's deliveries fail or do not arrive. Checks the webhook's settings first, then the last request in its
 * log. Returns at least one finding, the most likely first; `delivered` if the last request was accepted.
 */
export function diagnoseWebhook({
  webhook,
  log,
  event,
  project,
}: WebhookQuestion): readonly WebhookFinding[] {
  const last = log.find((one) => event === undefined || one.event === event) ?? log[0];
  const status = last ? findStatusCause(last, webhook) : nothingSent(webhook);
  const found = [
    checkActive(webhook),
    checkEvent(webhook, event),
    checkScope(webhook, project),
    unreached.test(status.cause) ? checkTarget(webhook) : undefined,
  ].filter((one) => one !== undefined);
  return found.length > 0 && status.cause === "delivered" ? found : [...found, status];
}

function checkActive({ is_active }: PlatformWebhook): WebhookFinding | undefined {
  if (is_active) return undefined;
  return {
    cause: "inactive",
    meaning: "the webhook is inactive: the platform sends no events",
    hint: "activate it; events that happened in the meantime are not sent later",
  };
}

function checkEvent({ events }: PlatformWebhook, event: string | undefined): WebhookFinding | undefined {
  if (event === undefined || event === "ping" || events.includes(event)) return undefined;
  return {
    cause: "not-subscribed",
    meaning: `the webhook does not subscribe to ${event}`,
    hint: `add the event to the webhook; it subscribes to ${events.join(", ") || "nothing"}`,
  };
}

function checkScope(
  { type, organization, project_id, project: oldProject }: PlatformWebhook,
  project: WebhookQuestion["project"],
): WebhookFinding | undefined {
  if (project === undefined) return undefined;
  const own = project_id ?? oldProject;
  const outside = `project ${project.id} is outside the webhook's scope`;
  if (type === "project" && own !== project.id)
    return {
      cause: "outside-scope",
      meaning: `${outside}: the webhook belongs to project ${own}`,
      hint: `create a webhook for project ${project.id}, or one for the organization`,
    };
  if (type !== "organization" || project.organization === organization) return undefined;
  return {
    cause: "outside-scope",
    meaning: `${outside}: the project's organization is ${project.organization ?? "none"}, but the webhook's is ${organization}`,
    hint: "move the project into the organization: a new project is personal unless the organization is selected first",
  };
}

function checkTarget({ target_url }: PlatformWebhook): WebhookFinding | undefined {
  // The platform accepts some URLs that `URL` does not, such as one with port 99999.
  const hostname = URL.canParse(target_url) ? new URL(target_url).hostname : "";
  if (!privateHost.test(hostname)) return undefined;
  return {
    cause: "private-target",
    meaning: `the target's host, ${hostname}, is private: inside a container, localhost is the container itself`,
    hint: "use a public name; since release 2.5, the platform's outgoing proxy rejects private addresses",
  };
}

function nothingSent({ events }: PlatformWebhook): WebhookFinding {
  return {
    cause: "nothing-sent",
    meaning: "the platform has sent nothing yet: its log is empty",
    hint: `press the webhook's ping button, then trigger one of its events: ${events.join(", ") || "none subscribed"}`,
  };
}
