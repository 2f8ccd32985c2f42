import { must } from "#src/text/must.ts";
import { readBlock, readBlocks } from "./read-blocks.ts";

/** A receiver of README or its guide, behind a framework or in another language. */
export interface ReceiverExample {
  readonly key: string;
  readonly label: string;
  /** Name of its block: the file that it belongs in. */
  readonly file: string;
  readonly language: string;
  readonly code: string;
}

/** Takes README's receiver, and those of the guide: each of its headings names the framework or language of the block below it. */
export function readReceivers(readme: string, guide: string): readonly ReceiverExample[] {
  const first = "receiver.mjs";
  const others = guide
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const label = must(section.split("\n")[0], "heading");
      const block = readBlocks(section).find(({ name }) => name.includes("."));
      return block === undefined ? [] : [{ label, file: block.name, ...block }];
    });
  return [{ label: "Node", file: first, language: "js", code: readBlock(readme, first) }, ...others].map(
    (one) => ({ ...one, key: one.label.toLowerCase().replace(/\W+/g, "-") }),
  );
}
