import { type Described, readDescribed } from "./read-described.test.fixtures.ts";
import { joinClause, type Source } from "./read-source.test.fixtures.ts";
import { readStatements } from "./read-statements.test.fixtures.ts";

/** Words of our sentences that a clause lacks and that add nothing to it, each with the reason. */
const ourWords: Readonly<Record<string, string>> = {
  address: "an `url`: W2.1 calls it the address of the resource",
  identifier: "an `id`: W2.1 calls it the identifier",
  when: "a `…_date`",
  last: "an `updated_date` is of the last update",
  whether: "a boolean",
  which: "joins two parts of a sentence",
  this: "the property itself",
  example: "one of the things that a clause lists",
};

/** Lists the words of sentences that cite only clauses, where no clause that they cite has the word. */
export function wordsWithoutSource(
  source: Source,
  all: readonly Described[] = readDescribed(),
): readonly string[] {
  return all.flatMap(({ place, description }) =>
    (readStatements(description) ?? []).flatMap(({ text, by }) => {
      if (by.length === 0 || by.some((mark) => mark.includes("-"))) return [];
      const said = wordsIn([place, ...by.map((clause) => joinClause(source, clause))].join(" "));
      const known = [...said, ...wordsIn(Object.keys(ourWords).join(" "))];
      return wordsIn(text)
        .filter((word) => !known.some((one) => one.startsWith(word) || word.startsWith(one)))
        .map((word) => `${place}: "${word}" is not in ${by.join(", ")}`);
    }),
  );
}

/** Lists words of four letters or more by their first five, so that the forms of a word count as one. */
function wordsIn(text: string): readonly string[] {
  const apart = text.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return [...apart.matchAll(/[a-z0-9]{4,}/g)].map(([word]) => word.slice(0, 5));
}
