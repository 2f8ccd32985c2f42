/** A moment in the life of a delivery. */
interface Moment {
  readonly tone: "good" | "bad" | "idle";
  readonly title: string;
  readonly text: string;
  /** Time since the moment before, such as `5 s`. */
  readonly after?: string;
}

/** An attempt: when it began, and after how many milliseconds the answer came; `null` is no answer. */
interface Tried {
  readonly number: number;
  readonly date: string;
  readonly duration: number;
  readonly status: number | null;
  readonly isGood: boolean;
}

/** What became of it. */
export type State = "delivered" | "failed" | "expired" | "dropped" | "parked" | "waiting";

/** Describes the life of a delivery, the oldest moment first: queued, each attempt with its answer, the end. */
export function describeLife(
  { date, state }: { readonly date: string; readonly state: State },
  attempts: readonly Tried[],
): readonly Moment[] {
  const tries = attempts.map((attempt, i): Moment => {
    const before = attempts[i - 1];
    const since = before === undefined ? Date.parse(date) : Date.parse(before.date) + before.duration;
    return {
      tone: attempt.isGood ? "good" : "bad",
      title: `attempt ${attempt.number}`,
      text: `${attempt.status ?? "no answer"}, ${writeTime(attempt.duration)}`,
      after: writeTime(Date.parse(attempt.date) - since),
    };
  });
  return [{ tone: "idle", title: "queued", text: "stored, signed when sent" }, ...tries, ends[state]];
}

/** How a delivery ends, by outcome. */
export const ends: Readonly<Record<State, Moment>> = {
  delivered: { tone: "good", title: "delivered", text: "the receiver answered 2xx" },
  failed: { tone: "bad", title: "failed", text: "no attempt is left" },
  expired: { tone: "bad", title: "expired", text: "it waited too long" },
  dropped: { tone: "bad", title: "dropped", text: "its webhook is gone" },
  parked: { tone: "idle", title: "parked", text: "its webhook is inactive" },
  waiting: { tone: "idle", title: "waiting", text: "another attempt follows" },
};

/** All outcomes of a delivery. */
export const states: readonly State[] = ["delivered", "failed", "expired", "dropped", "parked", "waiting"];

/** Units of time in milliseconds, the largest first. */
const units = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1_000],
] as const;

/** Writes a time in its largest unit: `5 min`, `212 ms`. */
function writeTime(milliseconds: number): string {
  const [unit, size] = units.find(([, length]) => milliseconds >= length) ?? ["ms", 1];
  return `${Math.max(0, Math.round(milliseconds / size))} ${unit}`;
}
