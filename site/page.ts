import type { EditionFacts } from "#generated/facts/facts.d.ts";
import { editionPath, isNewest } from "./edition-path.ts";
import type { Html } from "./html.ts";

/** Scripts that a page may load, by the name of their entry in `site/client/`. */
type Script =
  | "catalogue"
  | "decisions"
  | "explorer"
  | "workbench"
  | "which-edition"
  | "raster-viewer"
  | "reference";

/** Groups of the navigation, in its order. */
export const sections = ["Start", "Guides", "Contracts", "Events", "Tools", "Project"] as const;
export type Section = (typeof sections)[number];

/** Something on a page that the search finds besides the page itself. */
export interface Entry {
  /** What it is, such as `member` or `decision`. */
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  /** Fragment without `#`. */
  readonly anchor: string;
}

/** The edition of a contract that a page describes. */
interface PageEdition {
  readonly contract: string;
  /** Label of the edition, such as `2.3`. */
  readonly name: string;
  /** What the page is about in every edition, such as `events/update-task`; pages of one topic link to each other. */
  readonly topic: string;
  /** Releases that the edition describes. */
  readonly about: string;
  /** Whether pages show this edition by default. */
  readonly isNewest: boolean;
}

/** A page of the site. Links begin with `/`, the root of the site; the layout makes them relative. */
export interface Page {
  /** Path of its file, such as `events/ping.html`. */
  readonly path: string;
  readonly title: string;
  /** What a reader finds on it: a sentence with a full stop. */
  readonly description: string;
  /** Its group in the navigation and in `llms.txt`; a page without one is in neither. */
  readonly section?: Section;
  readonly body: Html;
  readonly scripts?: readonly Script[];
  readonly entries?: readonly Entry[];
  readonly edition?: PageEdition;
  /** Whether the page contains the renderer, which has its own styles. */
  readonly hasRenderer?: boolean;
}

/** Places the page of an edition: the newest has the path of the topic. */
export function placePage(edition: EditionFacts, topic: string): Required<Pick<Page, "path" | "edition">> {
  const { name: contract, edition: name, releases: about } = edition;
  const path = editionPath(topic, isNewest(edition) ? undefined : name);
  return { path, edition: { contract, name, topic, about, isNewest: isNewest(edition) } };
}
