/** The parts of a target's URL for a request. */
interface TargetParts {
  readonly origin: string;
  readonly hostname: string;
  /** Path and query. */
  readonly path: string;
}

/** Most URLs to remember; the oldest makes room. */
const MOST_KNOWN = 1_000;

const known = new Map<string, TargetParts>();

/** Splits a target's URL into parts. They are remembered, since the URLs of webhooks repeat with every delivery. */
export function readTarget(url: string): TargetParts {
  const before = known.get(url);
  if (before !== undefined) return before;
  const { origin, hostname, pathname, search } = new URL(url);
  const parts = { origin, hostname, path: pathname + search };
  known.set(url, parts);
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value ?? "");
  return parts;
}
