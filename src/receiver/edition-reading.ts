import { facts, tolerant as ownTolerant } from "#generated/contracts/delivery.js";
import type {
  ContractFacts,
  DeliveryContract,
  DeliveryMode,
  EventPlace,
  Validate,
} from "#generated/contracts/types.d.ts";
import { readMember } from "../util/read-member.ts";
import { nearestReading } from "../validate/nearest-reading.ts";
import type { Mode, ValidationError } from "../validate/result.ts";
import type { Soon } from "./after.ts";
import type { Opened } from "./open-delivery.ts";

/** The options of a receiver about contract, editions and modes. */
interface EditionSettings {
  readonly contract?: DeliveryContract<never> | undefined;
  readonly edition?: string | readonly string[];
  readonly mode?: Mode | DeliveryMode | readonly DeliveryMode[];
}

/** Result of reading a parsed body. */
export interface Reading {
  /** The edition that accepts the body, else the one that it breaks least. */
  readonly edition: string;
  /** What is wrong with it in that edition. */
  readonly errors: readonly ValidationError[];
  /** Whether no edition has the event. */
  readonly isUnknown: boolean;
  /** Name of the event, if it is a text. */
  readonly event: string;
}

/** A parsed body, with the event from a header. */
type Body = Pick<Opened, "value" | "event">;

/** How a receiver reads parsed bodies. */
export interface EditionReading {
  readonly mode: Mode;
  /** Names of the editions, in the order in which they are tried. */
  readonly editions: readonly string[];
  /** Reads a body; `likely` names the edition to try first. */
  readonly read: (body: Body, likely: () => string | undefined) => Soon<Reading>;
}

/** Receives the events of all editions as soon as they are known, and throws if something does not fit them. */
type TakeEvents = (events: readonly string[]) => void;

/** An edition that a receiver may read by. */
interface Candidate extends Loader {
  readonly edition: string;
  /** Its events, if they are known before it is loaded. */
  readonly events?: ReadonlySet<string>;
  /** Members that the envelope of an event has in another edition but not in this one. */
  readonly lacking?: ReadonlyMap<string, readonly string[]>;
}

/** A candidate with known events. */
type Known = Candidate & Required<Pick<Candidate, "events">>;

/** Loads the mode of an edition. */
interface Loader {
  /** Returns the mode if it is available. */
  readonly mode: () => DeliveryMode | undefined;
  /** Loads the mode. After a failure it is not tried again. */
  readonly load: () => Promise<DeliveryMode>;
}

function createLoader(load: () => Soon<DeliveryMode>, atHand?: DeliveryMode): Loader {
  let mode = atHand;
  let loading: Promise<DeliveryMode> | undefined;
  const start = async (): Promise<DeliveryMode> => {
    mode ??= await load();
    return mode;
  };
  return {
    mode: () => mode,
    load: () => {
      loading ??= start();
      return loading;
    },
  };
}

/**
 * Prepares the reading of some editions. Modes are values and available at once; names are loaded, which a bundle cannot
 * do. Named editions load at once, others when a delivery needs them.
 *
 * @throws TypeError for an invalid mode or edition, for modes of both kinds, and whatever `takeEvents` throws.
 */
export function createEditionReading(settings: EditionSettings, takeEvents: TakeEvents): EditionReading {
  const { known, event: place } = settings.contract ?? (facts as ContractFacts);
  const { mode, candidates } = listCandidates(settings, known);
  const open = (): EditionReading["read"] => {
    const all = candidates.map((one): Known => ({ ...one, events: one.events ?? askEvents(one, place) }));
    takeEvents(all.flatMap(({ events }) => [...events]));
    return createRead(all, place);
  };
  const areAtHand = candidates.every((one) => one.mode());
  const areKnown = areAtHand || candidates.every((one) => one.events);
  // If the events are known already, it shows at once whether the handlers fit.
  const opened = areKnown && open();
  const isLazy = areAtHand || (settings.edition === undefined && candidates.length > 1);
  const read = (isLazy && opened) || loadFirst(candidates, open);
  return { mode, editions: candidates.map((one) => one.edition), read };
}

/** Loads all editions and reports errors; bodies that arrive meanwhile wait. */
function loadFirst(
  candidates: readonly Candidate[],
  open: () => EditionReading["read"],
): EditionReading["read"] {
  let opened: EditionReading["read"] | undefined;
  const loading = Promise.all(candidates.map(({ load }) => load())).then(() => {
    opened = open();
    return opened;
  });
  loading.catch(() => undefined);
  return (...given) => opened?.(...given) ?? loading.then((read) => read(...given));
}

/** Lists the editions of a receiver, in the order they are tried, and the mode of all. */
function listCandidates(
  { contract, edition, mode = "tolerant" }: EditionSettings,
  known: ContractFacts["known"],
): { readonly mode: Mode; readonly candidates: readonly Candidate[] } {
  const modes = [mode].flat();
  if (edition === undefined && modes.length > 0 && modes.every(isMode)) {
    const candidates = modes.map((one): Candidate => {
      return { edition: one.edition, ...createLoader(() => one, one), ...findKnown(known, one.edition) };
    });
    return { mode: modes[0]!.name, candidates };
  }
  const names = [edition ?? listDefaults(contract, mode)].flat();
  // JavaScript users may pass a list of names in place of a mode.
  if (names.length === 0 || typeof mode !== "string" || !["strict", "tolerant"].includes(mode))
    throw new TypeError("cannot create the receiver: mode takes tolerant or strict, edition takes names");
  const candidates = names.map((name): Candidate => {
    const own = findKnown(known, name);
    const foreign = contract?.editions.find((one) => one.edition === name);
    if (contract === undefined ? own === undefined : foreign === undefined)
      throw new TypeError(`cannot create the receiver: there is no edition ${JSON.stringify(name)}`);
    const isBuiltIn = contract === undefined && name === ownTolerant.edition && mode === ownTolerant.name;
    const load = (): Soon<DeliveryMode> => foreign?.load(mode) ?? loadOwn(name, mode);
    return { edition: name, ...createLoader(load, isBuiltIn ? ownTolerant : undefined), ...own };
  });
  return { mode, candidates };
}

/** Lists the editions of a receiver without a choice: all, newest first; in strict mode the default (E-strict). */
function listDefaults(contract: DeliveryContract<never> | undefined, mode: unknown): readonly string[] {
  const all = contract?.editions.map((one) => one.edition) ?? facts.known?.editions ?? [];
  return mode === "strict" ? all.slice(0, 1) : all.toReversed();
}

function isMode(mode: Mode | DeliveryMode): mode is DeliveryMode {
  return typeof (mode as Partial<DeliveryMode>).validate === "function";
}

/** Finds what is known about an edition before it is loaded. */
function findKnown(
  known: ContractFacts["known"],
  edition: string,
): Required<Pick<Candidate, "events" | "lacking">> | undefined {
  const index = known?.editions.indexOf(edition) ?? -1;
  if (known === undefined || index < 0) return undefined;
  const isIn = (sum: number): boolean => (sum >> index) % 2 === 1;
  const events = Object.entries(known.events);
  return {
    events: new Set(events.flatMap(([event, [sum]]) => (isIn(sum) ? event : []))),
    lacking: new Map(
      events.map(([event, [, members = {}]]) => [
        event,
        Object.entries(members).flatMap(([member, sum]) => (isIn(sum) ? [] : member)),
      ]),
    ),
  };
}

/** Asks a mode for its events if there is no list: the error of a delivery without a name lists them. */
function askEvents({ mode }: Candidate, { member = "" }: EventPlace): ReadonlySet<string> {
  return new Set(mode()!.validate({ [member]: "" }, "")[0]?.expected);
}

/** Loads an edition of the package's own contract, by a path that no bundler follows. */
async function loadOwn(edition: string, name: Mode): Promise<DeliveryMode> {
  const path = `#generated/validators/${facts.name}-${edition}/${name}/${facts.file}.js`;
  const module: Promise<{ validate: Validate }> = import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ path
  );
  return module.then(
    ({ validate }) => ({ name, edition, validate }),
    (cause) => {
      const from = `annotation-contracts/${facts.name}/${edition}`;
      throw new Error(
        `cannot load edition ${edition}: a bundle gives ${name} of ${from}, or editions of annotation-contracts/receiver/editions, as mode`,
        { cause },
      );
    },
  );
}

function createRead(candidates: readonly Known[], place: EventPlace): EditionReading["read"] {
  const [only] = candidates;
  const isAlone = candidates.length === 1;
  return (body, likely) => {
    const trial = { names: listNames(place, body), body };
    const likeliest = isAlone ? only!.edition : likely();
    const first = candidates.find(({ edition }) => edition === likeliest);
    const mode = first?.mode();
    // Nearly every delivery has the edition of the previous one.
    if (first && mode) {
      const reading = readBy(mode, trial);
      if (isAlone || fits(first, reading, body)) return reading;
    }
    const able = candidates.filter(({ events }) => trial.names.some((name) => events.has(name)));
    const [event] = trial.names;
    if (able.length === 0 && event !== "")
      return { edition: only!.edition, errors: [], isUnknown: true, event: event! };
    // Without a name it may not be a delivery at all: any edition says so.
    if (able.length === 0) able.push(candidates.find((one) => one.mode()) ?? only!);
    // Sorting keeps the order of the others.
    able.sort((a, b) => Number(b === first) - Number(a === first));
    return tryEach(able, trial);
  };
}

/** Checks whether an edition accepts a body and has all members of its envelope that any edition has. */
function fits({ lacking }: Candidate, { errors, event }: Reading, { value }: Body): boolean {
  return (
    errors.length === 0 && !lacking?.get(event)?.some((member) => Object.hasOwn(value as object, member))
  );
}

/** What to try on each candidate. */
interface Trial {
  readonly names: readonly string[];
  readonly body: Body;
}

/**
 * Reads by the first edition that accepts the body and has all members of its envelope that any edition has, else by
 * the first that accepts it.
 */
async function tryEach(queue: readonly Candidate[], trial: Trial): Promise<Reading> {
  const readings: Reading[] = [];
  const faults: unknown[] = [];
  for (const one of queue) {
    const mode = one.mode() ?? (await one.load().catch((fault) => void faults.push(fault)));
    if (!mode) continue;
    const reading = readBy(mode, trial);
    if (queue.length === 1 || fits(one, reading, trial.body)) return reading;
    readings.push(reading);
  }
  const nearest = nearestReading(readings);
  if (faults.length > 0 && nearest?.errors.length !== 0) throw faults[0];
  return nearest!;
}

/** Reads by the mode of an edition. */
function readBy({ edition, validate }: DeliveryMode, { names, body }: Trial): Reading {
  const readAs = (event: string): Reading => {
    const errors = validate(body.value, event);
    return { edition, errors, event, isUnknown: errors[0]?.code === "unknown-event" };
  };
  // There is at least one name.
  return names.length === 1 ? readAs(names[0]!) : nearestReading(names.map(readAs))!;
}

/** Names the event: `issues:opened` if a header and a member do, and `issues`, as some events have no such member. */
function listNames({ member }: EventPlace, { value, event }: Body): readonly string[] {
  const own = member === undefined ? undefined : readMember(value, member);
  const name = typeof own === "string" ? own : "";
  if (event === undefined) return [name];
  return name === "" ? [event] : [`${event}:${name}`, event];
}
