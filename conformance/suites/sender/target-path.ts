import type { WebhookSettings } from "./sender-protocol.ts";

/** Reads path and query of the address that a webhook delivers to, as `normalizeTarget` spells them. */
export function readTarget({ target_url }: WebhookSettings): string {
  return normalizeTarget(target_url.replace(/^https?:\/\/[^/?#]*|#.*$/g, ""));
}

/**
 * Spells a path and query in the one way that all equal spellings share (RFC 3986, 6.2.2): clients differ in which
 * escapes they keep, and in whether they resolve `..` (W-target).
 */
export function normalizeTarget(target: string): string {
  const plain = target.replace(/%[\da-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
  });
  const { pathname, search } = new URL(`http://localhost${plain.startsWith("/") ? "" : "/"}${plain}`);
  return pathname + search;
}

/** Removes the segment that belongs to the case from a path. */
export function dropCaseSegment(target: string): string {
  return target.replace(/^\/[^/]*\//, "");
}
