import ts from "typescript";
import type { Place, Places } from "#generated/facts/facts.d.ts";

/** Words of the contracts that machinery must not know, in lower case, by kind. */
export interface Words {
  /** Searched anywhere in a text: names of events with a colon, headers, names of editions with their contract. */
  readonly anywhere: ReadonlyMap<string, string>;
  /** Searched as whole texts: other events, resources, names of editions. */
  readonly whole: ReadonlyMap<string, string>;
  /** Searched as words of a text: members with an underscore in their names. Other names are common words. */
  readonly steps: ReadonlySet<string>;
}

/** What an edition contributes. */
interface EditionWords {
  readonly edition: string;
  readonly slug: string;
  readonly events: readonly { readonly name: string; readonly resource: string }[];
  readonly places: Places;
}

/** Gathers the words of some editions and headers. */
export function gatherWords(editions: readonly EditionWords[], headers: readonly string[]): Words {
  const anywhere = new Map(headers.map((name) => [name.toLowerCase(), "a header"]));
  const whole = new Map<string, string>();
  const steps = new Set<string>();
  for (const { edition, slug, events, places } of editions) {
    anywhere.set(slug, "an edition");
    whole.set(edition, "an edition");
    for (const { name, resource } of events) {
      (name.includes(":") ? anywhere : whole).set(name, "an event");
      // A flat event names its resource and has no member for it.
      const [, named = resource] = /:(\w+)/.exec(name) ?? [];
      whole.set(named, "a resource");
    }
    for (const place of [places.root, ...Object.values(places.definitions)])
      for (const member of membersIn(place)) if (member.includes("_")) steps.add(member.toLowerCase());
  }
  return { anywhere, whole, steps };
}

function membersIn({ members = {}, rest, items, anyOf = [] }: Place): readonly string[] {
  const inner = [...Object.values(members), ...anyOf, ...[rest, items].flatMap((one) => one ?? [])];
  return [...Object.keys(members), ...inner.flatMap(membersIn)];
}

/** A text of a file that contains a word. */
interface Found {
  readonly line: number;
  readonly word: string;
  readonly what: string;
}

/** Finds the words in the literals of a file: texts, templates, patterns and imports, but not comments. */
export function findBorderWords(path: string, text: string, words: Words): readonly Found[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isRegularExpressionLiteral(node)
    ) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push(...wordsIn(node.text.replaceAll("\\", ""), words).map((one) => ({ line, ...one })));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Finds the words in a text. */
export function wordsIn(given: string, { anywhere, whole, steps }: Words): readonly Omit<Found, "line">[] {
  const text = given.toLowerCase();
  const own = whole.get(text);
  return [
    ...(own === undefined ? [] : [{ word: text, what: own }]),
    ...[...anywhere].filter(([word]) => text.includes(word)).map(([word, what]) => ({ word, what })),
    ...[...new Set(text.match(/\w+/g))]
      .filter((step) => steps.has(step))
      .map((word) => ({ word, what: "a member" })),
  ];
}
