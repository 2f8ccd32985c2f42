import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import {
  compareOutlines,
  type Difference,
  drawOutline,
  readOutline,
  toStac,
  toVrt,
  toXarray,
  toZarr,
  type View,
} from "#src/raster-info/views.ts";
import type { Input } from "./inputs.ts";

/** The names of the views. */
export const viewNames = ["stac", "zarr", "xarray", "vrt"] as const;

export type ViewName = (typeof viewNames)[number];

/** A document with all its views. */
export type Viewed = Input & { readonly isDetailed: boolean } & Readonly<Record<ViewName, View<unknown>>>;

/** The judges' findings about a document. */
export interface Judged {
  readonly name: string;
  readonly complaints: Readonly<Record<ViewName, readonly string[]>>;
  /** What GDAL prints for the VRT. */
  readonly printed: unknown;
}

/** Makes every view of a document, and draws it. */
export function viewAll({ name, document }: Input): Viewed {
  drawOutline(readOutline(document));
  const isDetailed = JSON.stringify(document).includes('"datatype":"String","value"');
  return {
    name,
    document,
    isDetailed,
    stac: toStac(document),
    zarr: toZarr(document),
    xarray: toXarray(document),
    vrt: toVrt(document),
  };
}

/** Passes views to their judges, in one process. */
export async function judgeViews(
  all: readonly Viewed[],
  { python, schema, stores }: { readonly python: string; readonly schema: string; readonly stores: string },
): Promise<readonly Judged[]> {
  const program = join(import.meta.dirname, "judges.py");
  const judge = spawn(python, [program, schema, stores], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(judge, "close");
  const judged: Judged[] = [];
  judge.stdin.end(all.map((one) => `${JSON.stringify(one)}\n`).join(""));
  for await (const line of createInterface(judge.stdout)) judged.push(JSON.parse(line));
  const [code] = await ended;
  if (code !== 0 || judged.length < all.length)
    throw new Error(`the judges ended with ${code} after ${judged.length} of ${all.length} documents`);
  return judged;
}

/** Lists where GDAL's print of a VRT differs from the document that it was made from; what the view leaves out does not count. */
export function compareVrt({ document, vrt }: Viewed, printed: unknown): readonly Difference[] {
  const pointers = new Set(vrt.missing.map(({ path }) => path));
  const members = new Set(vrt.missing.map(({ member }) => member));
  const outline = readOutline(document);
  const isMissing = ({ path, what }: Difference): boolean =>
    what.startsWith("attribute ")
      ? members.has(`${path.slice(1)}.${what.replace("attribute", "Attribute")}`)
      : [...outline.arrays, ...outline.dimensions, ...outline.groups].some(
          (one) => one.path === path && pointers.has(one.pointer),
        );
  return compareOutlines([outline, readOutline(printed)]).filter((one) => !isMissing(one));
}
