import type { WebhookSettings } from "./sender-protocol.ts";

/** Path and query of the address that deliveries of a webhook go to. */
export function targetOf({ target_url }: WebhookSettings): string {
  const { pathname, search } = new URL(target_url);
  return pathname + search;
}

/** The path without the segment that belongs to the case. */
export function pathOf(target: string): string {
  return target.replace(/^\/[^/]*\//, "");
}
