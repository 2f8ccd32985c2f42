import { zipSync } from "fflate";
import type { SourceFile } from "./sources.ts";

/** Time of every file in the archive, so that the same files give the same bytes: the earliest that the format allows. */
const time = new Date(1980, 0, 1);

/** Packs files into one archive. */
export function createArchive(files: readonly SourceFile[]): Uint8Array {
  const entries = files.map(({ path, bytes }) => [`annotation-contracts/${path}`, new Uint8Array(bytes)]);
  return zipSync(Object.fromEntries(entries), { mtime: time });
}
