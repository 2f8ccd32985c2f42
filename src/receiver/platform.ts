import type { ReleasePlace } from "#generated/contracts/types.d.ts";

/** What a receiver has learned of who sends; of the last valid delivery where nothing else is said. */
export interface Platform {
  /** Edition that the delivery was read by. */
  readonly edition: string;
  /** Release that a header named; unsigned, so a hint (E-hint). `null` where none did. */
  readonly release: string | null;
  /** `user-agent`: the edition is that of the release; `shape`: it takes the body. */
  readonly learnedFrom: "user-agent" | "shape";
  /** Number of valid deliveries by edition, since the receiver was created. */
  readonly editions: Readonly<Record<string, number>>;
}

/** What a receiver tells of the platform, once for each edition or pair of editions. */
export interface PlatformNews {
  /** `met`: first delivery of an edition. `changed`: a webhook's deliveries are of another edition than before. */
  readonly kind: "met" | "changed";
  readonly platform: Platform;
  /** Edition before, where it changed. */
  readonly previous?: string;
  /** The news in a sentence without full stop. */
  readonly message: string;
}

/** Makes a reader of the release that a header names, such as `2.80.0`; the last header is kept, for it seldom differs. */
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

/** A release, and the newest edition that is not newer. */
export interface ReleaseHint {
  readonly release: string;
  readonly edition: string | undefined;
}

function readRelease(field: string, prefix: string, editions: readonly string[]): ReleaseHint | undefined {
  const [release] = /^\d{1,9}(?:\.\d{1,9}){0,3}/.exec(field.slice(prefix.length)) ?? [];
  if (release === undefined || !field.startsWith(prefix)) return undefined;
  const compare = new Intl.Collator("en", { numeric: true }).compare;
  // The names of editions that a release says nothing about are no numbers.
  const fitting = editions.filter((edition) => !/[^\d.]/.test(edition) && compare(edition, release) <= 0);
  return { release, edition: fitting.sort(compare).at(-1) };
}
