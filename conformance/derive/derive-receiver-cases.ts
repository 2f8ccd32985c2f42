import { makeDocument } from "../suites/runner/make-document.ts";
import type { Case, PayloadCase } from "../suites/runner/read-case-files.ts";

/** Bytes of a body that even a receiver with the lowest limit accepts. */
const SHORT = 40_000;

/** Events with deliveries where members have odd names. Between them they have every object of the other events. */
const odd = ["ping", "update-task", "update-project"];

/** Derives the deliveries far from the ordinary that a receiver must accept, from those that a library must accept. */
export function deriveReceiverCases(rows: readonly PayloadCase[]): readonly Case[] {
  return rows
    .filter((row) => row.status === "valid" && row.decision === "W-empty")
    .filter(({ id, sample }) => !id.includes("odd-members") || odd.includes(sample ?? ""))
    .filter((row) => JSON.stringify(makeDocument(row)).length < SHORT)
    .map(({ id, description, clause, decision, level, mode, sample, set, repeat }) => ({
      id: id.replace("derived-", "far-"),
      description,
      clause,
      ...(decision !== undefined && { decision }),
      level,
      ...(mode !== "both" && { mode }),
      expect: "accepted",
      request: {
        body: { sample, ...(set !== undefined && { set }), ...(repeat !== undefined && { repeat }) },
      },
    }));
}
