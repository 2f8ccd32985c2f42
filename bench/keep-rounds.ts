import { writeFileSync } from "node:fs";

/** Saves the measurements of each round, with four digits, if `record.ts` asks for them. */
export function keepRounds(rounds: unknown): void {
  const path = process.env.BENCH_ROUNDS;
  if (path === undefined) return;
  const short = (_: string, value: unknown): unknown =>
    typeof value === "number" ? Number(value.toPrecision(4)) : value;
  writeFileSync(path, JSON.stringify(rounds instanceof Map ? Object.fromEntries(rounds) : rounds, short));
}
