import type { Options } from "minisearch";

/** Something that the search finds. */
export interface Found {
  /** Address from the top of the site, with fragment. */
  readonly path: string;
  readonly title: string;
  /** Where it is: a page, or a group of pages. */
  readonly context: string;
  /** Such as `page`, `section`, `member` or `decision`. */
  readonly kind: string;
  readonly text: string;
}

/** Pages come before their parts; the same content in another edition comes last. */
const boosts: Readonly<Record<string, number>> = { page: 3, member: 0.6, edition: 0.3 };

/** How the index is made and searched; the same when the site is built and in the browser. */
export const searchOptions: Options = {
  fields: ["title", "context", "text"],
  storeFields: ["path", "title", "context", "kind", "text"],
  searchOptions: {
    boost: { title: 4, context: 1.5 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: "AND",
    // `task.assignee` answers "assignee" better than `task.assignee_updated_date`, which is about it as well.
    boostDocument: (_id, term, stored) =>
      (boosts[String(stored?.kind)] ?? 1) * (String(stored?.title).split(".").at(-1) === term ? 4 : 1),
  },
};
