import type { LoadedEdition } from "#generated/contracts/types.d.ts";
import { parsePointer } from "../json/pointer.ts";
import { suggest } from "../text/suggest.ts";
import type { ValidationError } from "../validate/result.ts";
import { findClauseIn } from "./clause.ts";
import type { Contract } from "./contract.ts";
import { nameEdition } from "./name-edition.ts";

/** What the other editions of the contract say of a document that is not valid. */
export interface OtherEditions {
  /** Names of those that take it. */
  readonly validIn: readonly string[];
  /** Says which edition has what an error is about, in a phrase; nothing where none has. */
  readonly tellHistory: (error: ValidationError) => string | undefined;
}

/** An edition with what it finds wrong in the document. */
interface Opinion {
  readonly edition: LoadedEdition;
  readonly errors: readonly ValidationError[];
}

/** Validators list no more errors than these, so that a longer list proves nothing. */
const LISTED = 100;

/** Asks the other editions about a document, the nearest to the asked one first. */
export function askOtherEditions(
  value: unknown,
  { mode }: Contract,
  asked: LoadedEdition,
  editions: readonly LoadedEdition[],
): OtherEditions {
  const at = editions.indexOf(asked);
  const opinions = editions
    .filter((edition) => edition !== asked)
    .toSorted((a, b) => Math.abs(editions.indexOf(a) - at) - Math.abs(editions.indexOf(b) - at))
    .map((edition): Opinion => ({ edition, errors: edition.validate[mode](value) }));
  const takers = editions.filter((edition) =>
    opinions.some((opinion) => opinion.edition === edition && opinion.errors.length === 0),
  );
  return {
    validIn: takers.map(({ facts }) => facts.edition),
    tellHistory: (error) => {
      const opinion = opinions.find((one) => isContent(one, error));
      if (opinion !== undefined) return describe(opinion.edition, error, value);
      return error.code === "unknown-event" ? tellMeant(error, opinions) : undefined;
    },
  };
}

/** Says which event of another edition was meant, where no event of the asked one is as near. */
function tellMeant(error: ValidationError, opinions: readonly Opinion[]): string | undefined {
  const own = eventsIn(error);
  const others = opinions.flatMap(({ edition, errors: [first] }) =>
    first === undefined ? [] : eventsIn(first).map((name) => ({ name, edition })),
  );
  const meant = suggest(String(error.received), [...own, ...others.map(({ name }) => name)]);
  const home = others.find(({ name }) => name === meant);
  if (home === undefined || own.includes(home.name)) return undefined;
  return `did you mean "${home.name}", an event in ${nameEdition(home.edition.facts)}?`;
}

/** Lists the events that an edition expects in place of an unknown one. */
function eventsIn({ code, expected }: ValidationError): readonly string[] {
  return code === "unknown-event" && typeof expected !== "string" ? expected : [];
}

/** Tells whether an edition finds nothing wrong at the place of an error, nor above it. */
function isContent({ errors }: Opinion, { path }: ValidationError): boolean {
  if (errors.length >= LISTED || errors.some(({ code }) => code === "unknown-event")) return false;
  return !errors.some((other) => path === other.path || path.startsWith(`${other.path}/`));
}

function describe(
  { facts, places }: LoadedEdition,
  { code, path, received }: ValidationError,
  value: unknown,
): string {
  const { edition, program } = facts;
  const since = findClauseIn(places, value, path)?.clause.match(/^since (.*?)(?:, until .*)?$/)?.[1];
  const came =
    since === undefined ? undefined : `came with ${`${program} ${since}`.trim()}, edition ${edition}`;
  const word = code === "unexpected" ? (parsePointer(path)?.at(-1) ?? "") : String(received);
  if (code === "unexpected") return `\`${word}\` ${came ?? `is a member in ${nameEdition(facts)}`}`;
  if (code === "unknown-event") return `\`${word}\` is an event in ${nameEdition(facts)}`;
  if (code === "required") return `not needed in ${nameEdition(facts)}`;
  return `${typeof received === "string" ? `\`${word}\`` : "this"} is valid in ${nameEdition(facts)}`;
}
