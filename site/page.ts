import type { Html } from "./html.ts";

/** Scripts that a page may load, by the name of their entry in `site/client/`. */
export type Script = "filter" | "workbench" | "raster-viewer" | "reference";

/** A page of the site. Links inside begin with `/`, the top of the site; the layout makes them relative. */
export interface Page {
  /** Path of its file, such as `events/ping.html`. */
  readonly path: string;
  readonly title: string;
  /** What a reader finds on it: a sentence with full stop. */
  readonly description: string;
  /** Its group in the navigation and in `llms.txt`. */
  readonly section: "Contracts" | "Events" | "Tools" | "More";
  readonly body: Html;
  readonly scripts?: readonly Script[];
  /** Whether the page takes the whole width and brings its own navigation. */
  readonly isBare?: boolean;
}
