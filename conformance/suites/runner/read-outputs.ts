import { readFileSync } from "node:fs";
import { dataFolder } from "./data-folder.ts";
import { readTable } from "./read-case-files.ts";

/** A raster-info document that a real program printed, and the verdict of an edition. */
export interface OutputFile {
  /** Folder and file without extension. */
  readonly name: string;
  readonly body: Buffer;
  readonly status: "valid" | "invalid";
}

/** Reads the real outputs that are UTF-8 and JSON, with the verdict of their table for an edition. */
export function readOutputs(edition: string): readonly OutputFile[] {
  return ["raster-outputs", "raster-info"].flatMap((name) =>
    readTable(`corpus/${name}/editions.tsv`)
      .filter((row) => row[edition] !== "unreadable")
      .map(({ file = "", [edition]: status }) => ({
        name: `${name}/${file.replace(/\.json$/, "")}`,
        body: readFileSync(new URL(`corpus/${name}/${file}`, dataFolder)),
        status: status as OutputFile["status"],
      })),
  );
}
