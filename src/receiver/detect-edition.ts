/** What a receiver learned about its platform from valid deliveries. */
export interface Platform {
  /** Edition of the last valid delivery. */
  readonly edition: string;
  /** Number of valid deliveries by edition, since the receiver was created. */
  readonly editions: Readonly<Record<string, number>>;
}

/** The first detected edition, or a change because a delivery does not match the previous edition. */
export interface EditionChange {
  readonly edition: string;
  /** Previous edition; `null` for the first one. */
  readonly previous: string | null;
  /** The change, as a sentence without a full stop. */
  readonly message: string;
}

/** Counts valid deliveries by edition, and reports changes. */
export interface EditionDetector {
  readonly add: (edition: string) => void;
  readonly platform: () => Platform | null;
}

/** Creates a detector. It reports each pair of editions once, so two platforms cannot flood a log. */
export function createEditionDetector(report: (change: EditionChange) => void): EditionDetector {
  const counts = new Map<string, number>();
  const reported = new Set<string>();
  let last: string | null = null;
  return {
    add(edition) {
      counts.set(edition, (counts.get(edition) ?? 0) + 1);
      if (edition === last) return;
      const previous = last;
      last = edition;
      const pair = `${previous} ${edition}`;
      if (reported.has(pair)) return;
      reported.add(pair);
      const message =
        previous === null
          ? `detected edition ${edition}; set edition: "${edition}" for narrower types`
          : `the edition of deliveries changed from ${previous} to ${edition}; to see the differences, run annotation-contracts diff webhook@${previous} webhook@${edition}`;
      report({ edition, previous, message });
    },
    platform: () => (last === null ? null : { edition: last, editions: Object.fromEntries(counts) }),
  };
}
