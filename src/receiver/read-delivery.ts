import { known as contract } from "#generated/internal/webhook.js";
import { tolerant as builtIn } from "../generated/webhook/2.3.ts";
import { readProperty } from "../util/read-property.ts";
import { judge, pickNearest } from "../validate/nearest-result.ts";
import type { DeliveryMode, Mode, Validate, ValidationError } from "../validate/result.ts";
import type { MaybePromise } from "./maybe-promise.ts";
import type { AnyOptions } from "./options.ts";

/** Result of reading a parsed body. */
export interface Reading {
  /** The edition that accepts the body, or else the closest one. */
  readonly edition: string;
  /** The errors in that edition. */
  readonly errors: readonly ValidationError[];
  /** Whether none of the editions has the event. */
  readonly isUnknown: boolean;
  /** Name of the event, if it is a string. */
  readonly event: string;
}

/** Reads parsed bodies in the given editions. */
export interface DeliveryReader {
  readonly mode: Mode;
  /** Names of the editions, newest first. */
  readonly editions: readonly string[];
  /** The events of all editions. */
  readonly events: readonly string[];
  readonly read: (value: unknown) => MaybePromise<Reading>;
}

/** An edition in which a receiver may read deliveries. */
interface Candidate {
  readonly edition: string;
  readonly events: ReadonlySet<string>;
  /** For each event, the envelope properties that other editions have but this one lacks. */
  readonly lacking: ReadonlyMap<string, readonly string[]>;
  /** Undefined until it is loaded. */
  mode: DeliveryMode | undefined;
  /** Loads the mode. A failure is not retried. */
  readonly load: () => Promise<void>;
}

const allEditions: readonly string[] = contract.editions;

/** Checks whether a set of editions (a bit mask) contains the edition at an index. */
function hasEdition(sum: number, index: number): boolean {
  return (sum >> index) % 2 === 1;
}

/**
 * Creates the reader of a receiver. Modes passed as objects are available immediately; modes passed by name must be
 * loaded, which does not work in a bundle. Editions in `edition` are loaded immediately, others when needed.
 *
 * @throws TypeError for an invalid mode or edition, and for a mix of mode names and objects.
 */
export function createDeliveryReader(options: Pick<AnyOptions, "edition" | "mode">): DeliveryReader {
  const { mode, candidates } = listCandidates(options);
  // The first delivery reports the error.
  if (options.edition !== undefined)
    for (const { mode, load } of candidates) if (!mode) load().catch(() => undefined);
  let last = candidates.length === 1 ? candidates[0] : undefined;
  const read = (value: unknown): MaybePromise<Reading> => {
    const event = readProperty(value, "event");
    const name = typeof event === "string" ? event : "";
    // Nearly every delivery has the same edition as the previous one.
    if (last?.mode) {
      const reading = readBy(last.mode, value, name);
      if (candidates.length === 1 || fits(last, reading, value)) return reading;
    }
    const able = candidates.filter(({ events }) => events.has(name));
    if (able.length === 0 && name !== "")
      return { edition: candidates[0]!.edition, errors: [], isUnknown: true, event: name };
    // Without an event name, it is not a delivery, as any edition will report.
    if (able.length === 0) able.push(candidates.find((one) => one.mode) ?? candidates[0]!);
    return tryEach(able, value, name).then(({ candidate, ...reading }) => {
      if (reading.errors.length === 0) last = candidate;
      return reading;
    });
  };
  const events = new Set(candidates.flatMap((one) => [...one.events]));
  return { mode, editions: candidates.map(({ edition }) => edition), events: [...events], read };
}

/** Lists the editions of a receiver, newest first, and their common mode. */
function listCandidates({ edition, mode = "tolerant" }: Pick<AnyOptions, "edition" | "mode">): {
  readonly mode: Mode;
  readonly candidates: readonly Candidate[];
} {
  const newestFirst = (a: string, b: string): number => allEditions.indexOf(b) - allEditions.indexOf(a);
  const modes = [mode].flat() as readonly (Mode | DeliveryMode)[];
  if (edition === undefined && modes.length > 0 && modes.every(isMode)) {
    const sorted = modes.toSorted((a, b) => newestFirst(a.edition, b.edition));
    return { mode: sorted[0]!.name, candidates: sorted.map((one) => createCandidate(one, one)) };
  }
  if (mode !== "strict" && mode !== "tolerant")
    throw new TypeError(
      'cannot create the receiver: `mode` must be "tolerant" or "strict"; pass edition names in `edition`',
    );
  // Strict mode reads the source document's edition (E-strict).
  const names: readonly string[] = [edition ?? (mode === "strict" ? allEditions[0]! : allEditions)].flat();
  const wrong = names.find((name) => !allEditions.includes(name));
  if (names.length === 0 || wrong !== undefined)
    throw new TypeError(
      `cannot create the receiver: ${JSON.stringify(wrong ?? [])} is not an edition; the editions are ${allEditions.join(", ")}`,
    );
  const candidates = names.toSorted(newestFirst).map((name) => {
    const isBuiltIn = name === builtIn.edition && mode === builtIn.name;
    return createCandidate({ name: mode, edition: name }, isBuiltIn ? builtIn : undefined);
  });
  return { mode, candidates };
}

function isMode(mode: Mode | DeliveryMode): mode is DeliveryMode {
  return typeof (mode as Partial<DeliveryMode> | null)?.validate === "function";
}

function createCandidate(
  { name, edition }: Omit<DeliveryMode, "validate">,
  mode: DeliveryMode | undefined,
): Candidate {
  let loading: Promise<DeliveryMode> | undefined;
  const index = allEditions.indexOf(edition);
  const events = Object.entries(contract.events);
  const candidate: Candidate = {
    edition,
    events: new Set(events.flatMap(([event, [sum]]) => (hasEdition(sum, index) ? event : []))),
    lacking: new Map(
      events.map(([event, [, properties = {}]]) => [
        event,
        Object.entries(properties).flatMap(([name, sum]) => (hasEdition(sum, index) ? [] : name)),
      ]),
    ),
    mode,
    load: async () => {
      loading ??= loadMode(edition, name);
      candidate.mode = await loading;
    },
  };
  return candidate;
}

/** Loads an edition from a path that bundlers cannot follow. */
async function loadMode(edition: string, name: Mode): Promise<DeliveryMode> {
  const path = `#generated/webhook/${edition}/${name}.js`;
  try {
    const { validate }: { validate: Validate } = await import(
      /* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ path
    );
    return { name, edition, validate };
  } catch (cause) {
    const module = `annotation-contracts/webhook/${edition}`;
    throw new Error(
      `cannot load edition ${edition}: in a bundle, import ${name} from ${module} and pass it as \`mode\``,
      { cause },
    );
  }
}

/** Checks whether an edition accepts a body and lists every known envelope property that the body contains. */
function fits({ lacking }: Candidate, { errors, event }: Reading, value: unknown): boolean {
  return errors.length === 0 && !lacking.get(event)?.some((name) => Object.hasOwn(value as object, name));
}

/**
 * Reads a body in the first edition that fits it (see `fits`), or in the first that accepts it, or in the closest.
 */
async function tryEach(
  candidates: readonly Candidate[],
  value: unknown,
  event: string,
): Promise<Reading & { readonly candidate: Candidate }> {
  const readings: (Reading & { readonly candidate: Candidate })[] = [];
  const failures: unknown[] = [];
  for (const candidate of candidates) {
    if (!candidate.mode) await candidate.load().catch((cause) => void failures.push(cause));
    if (!candidate.mode) continue;
    const reading = { ...readBy(candidate.mode, value, event), candidate };
    if (candidates.length === 1 || fits(candidate, reading, value)) return reading;
    readings.push(reading);
  }
  const nearest = pickNearest(readings);
  if (failures.length > 0 && nearest?.errors.length !== 0) throw failures[0];
  return nearest!;
}

/** Validates a parsed body against one edition, in strict or tolerant mode. */
function readBy({ edition, validate }: DeliveryMode, value: unknown, event: string): Reading {
  const errors = validate(value);
  return { edition, errors, event, isUnknown: judge(errors) === "unknown" };
}
