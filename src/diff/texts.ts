import {
  type Assertion,
  CharSet,
  CombinedTransformer,
  type Concatenation,
  DFA,
  type Element,
  type Expression,
  JS,
  NFA,
  type NoParent,
  type ReadonlyNFA,
  Transformers,
  transform,
} from "refa";
import type { Length } from "../model/model.ts";
import { assertDefined } from "../util/assert-defined.ts";
import { toRegExp } from "./text-tests.ts";

/** Most states of an automaton; a pattern that needs more is not decided. */
const STATES = 10_000;
/** Longest length that is written as a pattern. */
const LONGEST = 400;
/** Most words that are tried to find some that are right. */
const TRIED = 500;

const free = { ignoreOrder: true, ignoreAmbiguity: true };
const simpler = new CombinedTransformer([
  Transformers.simplify(free),
  Transformers.applyAssertions(free),
  Transformers.removeDeadBranches(free),
  Transformers.removeUnnecessaryAssertions(free),
]);

const languages = new Map<string, NFA | undefined>();

/** Compiles a pattern into an automaton; undefined if none can express it, or if it needs too many states. */
function compileLanguage(pattern: string): NFA | undefined {
  if (!languages.has(pattern))
    languages.set(
      pattern,
      attempt(() => compile(pattern)),
    );
  return languages.get(pattern);
}

const answers = new Map<string, string[] | undefined>();

/** Returns what was computed for some texts before, or computes it. */
function once(texts: Texts, pattern: string, compute: () => string[] | undefined): string[] | undefined {
  const key = JSON.stringify([texts.patterns, texts.length.min, texts.length.max, pattern]);
  if (!answers.has(key)) answers.set(key, attempt(compute));
  return answers.get(key);
}

/** Returns undefined where an automaton cannot be made: a pattern that it cannot say, or too many states. */
function attempt<Result>(compute: () => Result): Result | undefined {
  try {
    return compute();
  } catch (cause) {
    // A fault of this program is none of the pattern.
    if (cause instanceof TypeError || cause instanceof ReferenceError) throw cause;
    return undefined;
  }
}

function compile(pattern: string): NFA {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source: pattern, flags: "u" }).parse({
    assertions: "parse",
    backreferences: "throw",
  });
  const isGuarded = (one: (typeof expression.alternatives)[number]): boolean => listAheads(one).length > 0;
  const plain = expression.alternatives.filter((one) => !isGuarded(one));
  const guarded = expression.alternatives.filter(isGuarded);
  const [first, ...others] = [
    ...(plain.length > 0 ? [toAutomaton(plain, maxCharacter)] : []),
    ...guarded.map((one) => guard(one, maxCharacter)),
  ];
  const all = assertDefined(first, pattern);
  for (const one of others) all.union(one, new NFA.LimitedNodeFactory(STATES));
  return all;
}

type Ahead = NoParent<Assertion>;

/** Lists the lookaheads before the start of an alternative, which apply to the whole text. */
function listAheads({ elements: [start, ...rest] }: NoParent<Concatenation>): Ahead[] {
  if (!isEdge(start, "behind")) return [];
  const aheads: Ahead[] = [];
  for (const one of rest) {
    if (one.type !== "Assertion" || one.kind !== "ahead" || isEdge(one, "ahead")) break;
    aheads.push(one);
  }
  return aheads;
}

/** Compiles an alternative into an automaton: the texts that match it and all its lookaheads. */
function guard(one: NoParent<Concatenation>, maxCharacter: number): NFA {
  const [start, ...rest] = one.elements;
  const read = (elements: readonly NoParent<Element>[]): NFA =>
    toAutomaton(
      [{ type: "Concatenation", elements: [assertDefined(start, "start"), ...elements] }],
      maxCharacter,
    );
  const aheads = listAheads(one);
  return aheads.reduce(
    (all, { negate, alternatives }) => {
      const asked = read([{ type: "Alternation", alternatives }]);
      return both(all, negate ? complement(asked) : asked);
    },
    read(rest.slice(aheads.length)),
  );
}

function toAutomaton(alternatives: readonly NoParent<Concatenation>[], maxCharacter: number): NFA {
  const whole: NoParent<Expression> = {
    type: "Expression",
    alternatives: alternatives.map((one) => anchored(one, maxCharacter)),
  };
  const plain = transform(simpler, whole, { maxPasses: 50 });
  return NFA.fromRegex(plain, { maxCharacter }, { assertions: "throw" }, new NFA.LimitedNodeFactory(STATES));
}

function both(one: ReadonlyNFA, other: ReadonlyNFA): NFA {
  return NFA.fromIntersection(one, other, new NFA.LimitedNodeFactory(STATES));
}

function complement(one: ReadonlyNFA): NFA {
  const others = DFA.fromFA(one, new DFA.LimitedNodeFactory(STATES));
  others.complement();
  return NFA.fromFA(others, new NFA.LimitedNodeFactory(STATES));
}

/** A pattern may match anywhere, so each alternative allows any text at an end that it does not anchor. */
function anchored({ elements }: NoParent<Concatenation>, maxCharacter: number): NoParent<Concatenation> {
  return {
    type: "Concatenation",
    elements: tied(tied(elements, "behind", maxCharacter), "ahead", maxCharacter),
  };
}

function tied(
  elements: readonly NoParent<Element>[],
  kind: "ahead" | "behind",
  maxCharacter: number,
): NoParent<Element>[] {
  const isEnd = kind === "ahead";
  const edge = isEnd ? elements.at(-1) : elements[0];
  const others = isEnd ? elements.slice(0, -1) : elements.slice(1);
  const join = (one: NoParent<Element>): NoParent<Element>[] => (isEnd ? [...others, one] : [one, ...others]);
  if (isEdge(edge, kind)) return others;
  if (edge?.type === "Alternation")
    return join({
      type: "Alternation",
      alternatives: edge.alternatives.map((one) => ({
        type: "Concatenation",
        elements: tied(one.elements, kind, maxCharacter),
      })),
    });
  const any: NoParent<Element> = {
    type: "Quantifier",
    min: 0,
    max: Infinity,
    lazy: false,
    alternatives: [
      {
        type: "Concatenation",
        elements: [{ type: "CharacterClass", characters: CharSet.all(maxCharacter) }],
      },
    ],
  };
  return isEnd ? [...elements, any] : [any, ...elements];
}

/** Checks whether an element is `^` or `$`, with nothing before or after it. */
function isEdge(element: NoParent<Element> | undefined, kind: "ahead" | "behind"): boolean {
  if (element?.type !== "Assertion" || !element.negate || element.kind !== kind) return false;
  const [only, ...others] = element.alternatives.flatMap(({ elements }) => elements);
  return others.length === 0 && only?.type === "CharacterClass" && only.characters.isAll;
}

/** The texts that match some patterns and have a length. */
export interface Texts {
  readonly patterns: readonly string[];
  readonly length: Length;
}

function compileTexts({ patterns, length: { min = 0, max } }: Texts): NFA | undefined {
  const isBound = min > 0 || (max !== undefined && max <= LONGEST);
  const length = isBound && min <= LONGEST ? [`^[^]{${min},${max ?? ""}}$`] : [];
  const all = [...patterns, ...length].map(compileLanguage);
  if (all.length === 0) return compileLanguage("^[^]*$");
  return all.reduce((some, one) => some && one && attempt(() => both(some, one)));
}

/** Lists some of the texts that do not match a pattern. Empty if all match, undefined if that cannot be decided. */
export function findOthers(texts: Texts, pattern: string): string[] | undefined {
  return once(texts, pattern, () => {
    const [all, one] = [compileTexts(texts), compileLanguage(pattern)];
    if (all === undefined || one === undefined) return undefined;
    return listWords(both(all, complement(one)));
  });
}

/** Lists some texts that match all patterns and have the length, shortest first. */
export function findTexts(texts: Texts): string[] {
  return (
    once(texts, "no other", () => {
      const all = compileTexts(texts);
      return all === undefined ? guessTexts(texts) : listWords(all);
    }) ?? []
  );
}

/** Lists texts if no automaton is complete: texts that match except for assertions. Only some of them match fully. */
function guessTexts({ patterns, length }: Texts): string[] {
  const bounds = compileTexts({ patterns: [], length });
  const loose = patterns.map((pattern) => {
    const { expression, maxCharacter } = JS.Parser.fromLiteral({ source: pattern, flags: "u" }).parse({
      assertions: "ignore",
      backreferences: "throw",
    });
    return NFA.fromRegex(expression, { maxCharacter }, {}, new NFA.LimitedNodeFactory(STATES));
  });
  const all = loose.reduce(both, assertDefined(bounds, "bounds"));
  return listWords(all, (text) => patterns.every((pattern) => toRegExp(pattern).test(text)));
}

/** Checks whether no text is in both. */
export function areDisjoint(a: Texts, b: Texts): boolean {
  const [some, others] = [compileTexts(a), compileTexts(b)];
  if (some === undefined || others === undefined) return false;
  return attempt(() => both(some, others).isEmpty) ?? false;
}

/** Lists a few words that are right, the most readable first. */
function listWords(all: NFA, isRight: (text: string) => boolean = () => true): string[] {
  const found: string[] = [];
  for (const readable of ["^[a-z0-9]*$", "^[ -~]*$", "^[^]*$"]) {
    const some = compileLanguage(readable);
    if (some === undefined || all.isEmpty) continue;
    const words = both(all, some);
    words.removeUnreachable();
    if (words.isEmpty) continue;
    let tried = 0;
    for (const word of words.words()) {
      const text = String.fromCodePoint(...word);
      tried += 1;
      if ((isRight(text) && found.push(text) % 4 === 0) || tried > TRIED) break;
    }
  }
  return [...new Set(found)];
}
