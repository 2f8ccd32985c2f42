import type { DeliveryMode, Validate } from "../validate/delivery-mode.ts";
import type { WebhookEdition } from "../validate/editions.ts";
import { nearestReading } from "../validate/nearest-reading.ts";
import type { Mode, ValidationError } from "../validate/result.ts";
import { after, type Soon } from "./after.ts";
import { tolerant } from "./receiver-mode.ts";

/** The options of a receiver about editions and modes. */
export interface EditionSettings {
  readonly edition?: WebhookEdition | readonly WebhookEdition[];
  readonly mode?: Mode | DeliveryMode | readonly DeliveryMode[];
}

/** What came of reading a parsed body. */
export interface Reading {
  /** The first edition that takes the body, else the one that it breaks least. */
  readonly edition: WebhookEdition;
  /** What is wrong with it in that edition. */
  readonly errors: readonly ValidationError[];
  /** Whether `event` is none of any edition. */
  readonly isUnknown: boolean;
}

/** How a receiver reads parsed bodies. */
export interface EditionReading {
  readonly mode: Mode;
  readonly read: (value: unknown) => Soon<Reading>;
}

/** Takes the events of all editions as soon as they are known, and throws for what does not fit them. */
type TakeEvents = (events: readonly string[]) => void;

/**
 * Prepares the reading of some editions: modes are values and at hand, names are loaded, which a bundle cannot do.
 *
 * @throws TypeError for a mode that is none, for modes of both kinds, and what `takeEvents` throws.
 */
export function createEditionReading(settings: EditionSettings, takeEvents: TakeEvents): EditionReading {
  const { edition, mode = edition === undefined ? tolerant : "tolerant" } = settings;
  const modes = [mode].flat();
  if (edition === undefined && modes.length > 0 && modes.every(isMode)) {
    takeEvents(eventsOf(modes));
    return { mode: modes[0]!.name, read: (value) => readIn(modes, value) };
  }
  // A name in place of a mode is what JavaScript users will try.
  if (edition === undefined || edition.length === 0 || typeof mode !== "string") {
    throw new TypeError(
      "cannot create the receiver: mode takes tolerant or strict, or their names beside edition",
    );
  }
  return loadReading([edition].flat(), mode, takeEvents);
}

function isMode(mode: Mode | DeliveryMode): mode is DeliveryMode {
  return typeof (mode as Partial<DeliveryMode>).validate === "function";
}

function loadReading(names: readonly WebhookEdition[], mode: Mode, takeEvents: TakeEvents): EditionReading {
  let modes: readonly DeliveryMode[] | undefined;
  const load = async (): Promise<readonly DeliveryMode[]> => {
    const loaded = await Promise.all(names.map((name) => loadMode(name, mode)));
    takeEvents(eventsOf(loaded));
    modes = loaded;
    return loaded;
  };
  const loading = load();
  // Each delivery that waits for it reports what went wrong.
  loading.catch(() => undefined);
  return { mode, read: (value) => after(modes ?? loading, (loaded) => readIn(loaded, value)) };
}

async function loadMode(edition: WebhookEdition, name: Mode): Promise<DeliveryMode> {
  const path = `#generated/validators/webhook-${edition}/${name}/delivery.js`;
  const module: Promise<{ validate: Validate }> = import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ path
  );
  return module.then(
    ({ validate }) => ({ name, edition, validate }),
    (cause) => {
      const from = `annotation-contracts/webhook/${edition}`;
      throw new Error(`cannot load edition ${edition}: a bundle gives ${name} of ${from} as mode`, { cause });
    },
  );
}

/** Asks the validators, so that the lists of names stand in one place. */
function eventsOf(modes: readonly DeliveryMode[]): readonly string[] {
  return modes.flatMap(({ validate }) => validate({ event: "" })[0]!.expected as readonly string[]);
}

function readIn(modes: readonly DeliveryMode[], value: unknown): Reading {
  const readings: Reading[] = [];
  for (const { edition, validate } of modes) {
    const errors = validate(value);
    const reading = { edition, errors, isUnknown: errors[0]?.code === "unknown-event" };
    if (errors.length === 0) return reading;
    readings.push(reading);
  }
  // There is at least one mode.
  return nearestReading(readings)!;
}
