/** The parts of a target's URL that a request needs. */
interface TargetParts {
  readonly origin: string;
  readonly hostname: string;
  /** Path and query. */
  readonly path: string;
}

/** URLs whose parts are remembered; the oldest makes room. */
const MOST_KNOWN = 1_000;

const known = new Map<string, TargetParts>();

/** Takes a target's URL apart; the URLs of webhooks come again with every delivery. */
export function readTarget(url: string): TargetParts {
  const before = known.get(url);
  if (before !== undefined) return before;
  const { origin, hostname, pathname, search } = new URL(url);
  const parts = { origin, hostname, path: pathname + search };
  known.set(url, parts);
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value ?? "");
  return parts;
}
