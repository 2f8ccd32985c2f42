import { readFileSync } from "node:fs";
import { itemAt } from "#src/text/item-at.ts";
import { dataFolder } from "./data-folder.ts";

/** A raster-info document that a real program printed, and the verdict of an edition. */
export interface OutputFile {
  /** Folder and file without extension. */
  readonly name: string;
  readonly body: Buffer;
  readonly status: "valid" | "invalid";
}

/** Reads the real outputs that are UTF-8 and JSON, with the verdict of their table for an edition. */
export function readOutputs(edition: string): readonly OutputFile[] {
  return ["raster-outputs", "raster-info"].flatMap((name) => {
    const folder = new URL(`corpus/${name}/`, dataFolder);
    const [head = "", ...rows] = readFileSync(new URL("editions.tsv", folder), "utf8").trim().split("\n");
    const column = head.split("\t").indexOf(edition);
    return rows
      .map((row) => row.split("\t"))
      .filter((cells) => cells[column] !== "unreadable")
      .map((cells) => ({
        name: `${name}/${itemAt(cells, 0).replace(/\.json$/, "")}`,
        body: readFileSync(new URL(itemAt(cells, 0), folder)),
        status: cells[column] as OutputFile["status"],
      }));
  });
}
