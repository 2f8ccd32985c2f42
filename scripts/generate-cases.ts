import { readFileSync, writeFileSync } from "node:fs";
import { formatCases } from "#conformance/case-generation/format-cases.ts";
import { generateCases } from "#conformance/case-generation/generate-cases.ts";
import { caseKinds } from "#conformance/suite/read-cases.ts";
import { projectRoot } from "./files.ts";

/** Writes a file if its text has changed. */
function write(path: string, text: string): void {
  const file = `${projectRoot}/${path}`;
  if (readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

if (import.meta.main) {
  for (const kind of caseKinds) {
    const path = `conformance/cases/${kind}.ndjson`;
    const rows = readFileSync(`${projectRoot}/${path}`, "utf8").trim().split("\n");
    write(path, formatCases(rows.map((row) => JSON.parse(row))));
  }
  for (const contract of ["webhook", "raster-info"] as const) {
    const kind = contract === "webhook" ? "payload" : contract;
    write(`conformance/cases/${kind}.generated.ndjson`, formatCases(generateCases(contract)));
  }
}
