import { suggest } from "../util/suggest.ts";
import type { ValidationError, ValidationErrorCode } from "../validate/result.ts";
import { findClause } from "./clause.ts";
import type { Contract } from "./contract.ts";
import { describeEdition } from "./editions.ts";
import type { LoadedEdition } from "./load-editions.ts";
import type { ExplainedError } from "./outcome.ts";

/** What the other editions of the contract say about an invalid document. */
export interface OtherEditions {
  /** Names of the editions that accept it. */
  readonly validIn: readonly string[];
  /** Says which other edition accepts the rejected part, if any. */
  readonly tellHistory: (error: ValidationError) => History;
}

type History = Pick<ExplainedError, "history" | "since">;

/** An edition and its errors for the document. */
type Opinion = readonly [edition: LoadedEdition, errors: readonly ValidationError[]];

/** Maximum number of errors that validators list, so a list of this length may be incomplete. */
const LISTED = 100;

/** Checks a document against the other editions, starting with the one nearest to the chosen edition. */
export function askOtherEditions(
  value: unknown,
  { mode }: Contract,
  asked: LoadedEdition,
  editions: readonly LoadedEdition[],
): OtherEditions {
  const at = editions.indexOf(asked);
  const others = editions.filter((edition) => edition !== asked);
  const opinions = others
    .toSorted((a, b) => Math.abs(editions.indexOf(a) - at) - Math.abs(editions.indexOf(b) - at))
    .map((edition): Opinion => [edition, edition.validate[mode](value)]);
  const errorsIn = new Map(opinions);
  return {
    validIn: others.flatMap((one) => (errorsIn.get(one)?.length === 0 ? one.facts.edition : [])),
    tellHistory: (error) => {
      const opinion = opinions.find((one) => isContent(one, error));
      if (opinion !== undefined) return describe(opinion[0], error, value);
      return error.code === "unknown-event" ? tellMeant(error, opinions) : {};
    },
  };
}

/** Suggests an event of another edition, unless an event of the chosen edition is just as similar. */
function tellMeant(error: ValidationError, opinions: readonly Opinion[]): History {
  const own = eventsIn(error);
  const others = opinions.flatMap(([edition, [first]]) =>
    first === undefined ? [] : eventsIn(first).map((name) => ({ name, edition })),
  );
  const meant = suggest(String(error.received), [...own, ...others.map(({ name }) => name)]);
  const home = others.find(({ name }) => name === meant);
  if (home === undefined || own.includes(home.name)) return {};
  return { history: `did you mean "${home.name}", an event in ${describeEdition(home.edition.facts)}?` };
}

/** Lists the events that an edition expects instead of an unknown one. */
function eventsIn({ code, expected }: ValidationError): readonly string[] {
  return code === "unknown-event" && typeof expected !== "string" ? expected : [];
}

/** Checks whether an edition reports no error at the path of an error or above it. */
function isContent([, errors]: Opinion, { path }: ValidationError): boolean {
  if (errors.length >= LISTED || errors.some(({ code }) => code === "unknown-event")) return false;
  return !errors.some((other) => path === other.path || path.startsWith(`${other.path}/`));
}

/** Phrases about an edition that accepts the rejected part, by error code. Default: "valid in". */
const words: Partial<Record<ValidationErrorCode, string>> = {
  unexpected: "a property in",
  "unknown-event": "an event in",
  required: "not needed in",
};

function describe(
  { facts, places }: LoadedEdition,
  { code, path }: ValidationError,
  value: unknown,
): History {
  const release = findClause(places, value, path)?.clause.match(/^since (.*?)(?:, until .*)?$/)?.[1];
  if (code !== "unexpected" || release === undefined)
    return { history: `${words[code] ?? "valid in"} ${describeEdition(facts)}` };
  const since = `${facts.program} ${release}`.trim();
  return { history: `introduced in ${since}, edition ${facts.edition}`, since };
}
