import type { MiddlewareHandler } from "hono";

/**
 * Accepts only requests that name this machine as their host and come from its own pages.
 *
 * A page of another site can neither read nor write here: its `Origin` differs, and a name that it has pointed to
 * 127.0.0.1 (DNS rebinding) shows in `Host`.
 */
export function guardRequests(hosts: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header("host") ?? "";
    if (!hosts.includes(host)) return context.text(`host "${host}" is not this platform`, 421);
    const origin = context.req.header("origin");
    if (origin !== undefined && !hosts.some((own) => origin === `http://${own}`))
      return context.text(`pages of "${origin}" have no access`, 403);
    return next();
  };
}
