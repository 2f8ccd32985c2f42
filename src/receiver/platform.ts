import type { ReleasePlace } from "#generated/contracts/types.d.ts";

/** What a receiver has learned about the sender; from the last valid delivery unless stated otherwise. */
export interface Platform {
  /** Edition that the delivery was read by. */
  readonly edition: string;
  /** Release from a header; unsigned, so only a hint (E-hint). `null` if no header named one. */
  readonly release: string | null;
  /** `user-agent`: the edition follows from the release; `shape`: from the body. */
  readonly learnedFrom: "user-agent" | "shape";
  /** Number of valid deliveries by edition, since the receiver was created. */
  readonly editions: Readonly<Record<string, number>>;
}

/** News about the platform, once for each edition or pair of editions. */
export interface PlatformNews {
  /** `met`: first delivery of an edition. `changed`: a webhook now sends another edition than before. */
  readonly kind: "met" | "changed";
  readonly platform: Platform;
  /** Previous edition, if it changed. */
  readonly previous?: string;
  /** The news in a sentence without full stop. */
  readonly message: string;
}

/** Creates a reader of the release in a header, such as `2.80.0`. It keeps the last header, which rarely changes. */
export function createReleaseReader(
  place: ReleasePlace | undefined,
  editions: readonly string[],
): (field: string | undefined) => ReleaseHint | undefined {
  let last: string | undefined;
  let hint: ReleaseHint | undefined;
  return (field) => {
    if (place === undefined || field === undefined) return undefined;
    if (field !== last) {
      last = field;
      hint = readRelease(field, place.prefix, editions);
    }
    return hint;
  };
}

/** A release, and the newest edition up to it. */
export interface ReleaseHint {
  readonly release: string;
  readonly edition: string | undefined;
}

function readRelease(field: string, prefix: string, editions: readonly string[]): ReleaseHint | undefined {
  const [release] = /^\d{1,9}(?:\.\d{1,9}){0,3}/.exec(field.slice(prefix.length)) ?? [];
  if (release === undefined || !field.startsWith(prefix)) return undefined;
  const compare = new Intl.Collator("en", { numeric: true }).compare;
  // Names of editions that no release decides are not numbers.
  const fitting = editions.filter((edition) => !/[^\d.]/.test(edition) && compare(edition, release) <= 0);
  return { release, edition: fitting.sort(compare).at(-1) };
}
