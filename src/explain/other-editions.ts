import type { LoadedEdition } from "#generated/contracts/types.d.ts";
import { suggest } from "../text/suggest.ts";
import type { ValidationError, ValidationErrorCode } from "../validate/result.ts";
import { findClauseIn } from "./clause.ts";
import type { Contract } from "./contract.ts";
import { nameEdition } from "./name-edition.ts";
import type { Fault } from "./outcome.ts";

/** What the other editions of the contract say of a document that is not valid. */
export interface OtherEditions {
  /** Names of those that take it. */
  readonly validIn: readonly string[];
  /** Says which edition has what an error is about; nothing where none has. */
  readonly tellHistory: (error: ValidationError) => History;
}

type History = Pick<Fault, "history" | "since">;

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
      return error.code === "unknown-event" ? tellMeant(error, opinions) : {};
    },
  };
}

/** Says which event of another edition was meant, where no event of the asked one is as near. */
function tellMeant(error: ValidationError, opinions: readonly Opinion[]): History {
  const own = eventsIn(error);
  const others = opinions.flatMap(({ edition, errors: [first] }) =>
    first === undefined ? [] : eventsIn(first).map((name) => ({ name, edition })),
  );
  const meant = suggest(String(error.received), [...own, ...others.map(({ name }) => name)]);
  const home = others.find(({ name }) => name === meant);
  if (home === undefined || own.includes(home.name)) return {};
  return { history: `did you mean "${home.name}", an event in ${nameEdition(home.edition.facts)}?` };
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

/** What an edition that is content with a place says of it, by the code of the error; it is valid there otherwise. */
const words: Partial<Record<ValidationErrorCode, string>> = {
  unexpected: "a member in",
  "unknown-event": "an event in",
  required: "not needed in",
};

function describe(
  { facts, places }: LoadedEdition,
  { code, path }: ValidationError,
  value: unknown,
): History {
  const release = findClauseIn(places, value, path)?.clause.match(/^since (.*?)(?:, until .*)?$/)?.[1];
  if (code !== "unexpected" || release === undefined)
    return { history: `${words[code] ?? "valid in"} ${nameEdition(facts)}` };
  const since = `${facts.program} ${release}`.trim();
  return { history: `came with ${since}, edition ${facts.edition}`, since };
}
