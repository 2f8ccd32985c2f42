import { execFileSync } from "node:child_process";
import { projectRoot } from "#scripts/files.ts";

let commit: string | undefined;

/** Reads the commit under test, once. It decides the samples: the next commit tries another part. */
export function readCommit(): string {
  commit ??= execFileSync("git", ["rev-parse", "HEAD"], { cwd: projectRoot, encoding: "utf8" }).trim();
  return commit;
}

/** Draws one of some items by the commit; neighbouring places draw neighbouring items. */
export function drawOne<Item>(items: readonly Item[], place = 0): Item {
  const drawn = items[(Number.parseInt(readCommit().slice(0, 8), 16) + place) % items.length];
  if (drawn === undefined) throw new RangeError("cannot draw: there are no items");
  return drawn;
}
