import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../../checks/shared/run-command.ts";
import { keepRounds } from "../keep-rounds.ts";
import { writeTable } from "../write-table.ts";

/** Rounds of each row; the fastest counts, since other work on the machine only adds time. */
const ROUNDS = 25;

const root = join(import.meta.dirname, "../..");
const dist = join(import.meta.dirname, "dist");
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
cpSync(join(root, "generated/languages/go"), join(dist, "package"), { recursive: true });
cpSync(join(root, "conformance/samples/update-task.json"), join(dist, "update-task.json"));
cpSync(join(import.meta.dirname, "go/plain_test.go"), join(dist, "plain_test.go"));
const path = "annotation-contracts.example/contracts";
writeFileSync(
  join(dist, "go.mod"),
  `module bench\n\ngo 1.22\n\nrequire ${path} v0.0.0\n\nreplace ${path} => ./package\n`,
);
const command = ["test", "-bench", ".", "-benchtime", "30ms", "-count", String(ROUNDS)];
const printed = await runCommand("go", command, { cwd: dist });

/** Nanoseconds of each round. */
const rounds: Record<string, number[]> = {};
/** The fastest round of each row, in nanoseconds, with bytes and allocations. */
const rows = new Map<string, readonly [time: number, bytes: string, allocations: string]>();
for (const [, name = "", time, bytes = "", allocations = ""] of printed.matchAll(
  /^Benchmark(\S+?)(?:-\d+)?\s+\d+\s+([\d.]+) ns\/op.*?(\d+) B\/op\s+(\d+) allocs/gm,
)) {
  rounds[name] = [...(rounds[name] ?? []), Number(time)];
  if (Number(time) < (rows.get(name)?.[0] ?? Infinity)) rows.set(name, [Number(time), bytes, allocations]);
}
keepRounds(rounds);
const ratioOf = (name: string): number => {
  const plain = rows.get(`${name.split("/")[0]}/plain`)?.[0] ?? Number.NaN;
  return (rows.get(name)?.[0] ?? Number.NaN) / plain;
};
const table = [...rows].map(([name, [time, bytes, allocations]]) => [
  name,
  (time / 1000).toFixed(1),
  ratioOf(name).toFixed(2),
  bytes,
  allocations,
]);
console.log(writeTable(["Go, update:task", "µs", "× plain struct", "B", "allocations"], table));
