import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chooseParts } from "../../checks/shared/read-arguments.ts";
import { runCommand } from "../../checks/shared/run-command.ts";
import { keepRounds } from "../keep-rounds.ts";
import { writeTable } from "../write-table.ts";

/** Rounds of each row; the fastest counts, since other work on the machine only adds time. */
const ROUNDS = 25;

const root = join(import.meta.dirname, "../..");

/** A compiled language: commands for `sh` in a folder with its program and the package. */
interface Row {
  readonly build: string;
  readonly run: string;
}

const languages: Readonly<Record<string, Row>> = {
  rust: { build: "cargo build --quiet --release --target-dir ../cargo", run: "../cargo/release/bench" },
  java: {
    build:
      "mvn -B -ntp -q -f package -Dmaven.javadoc.skip -Dmaven.source.skip package dependency:copy-dependencies -DincludeScope=runtime && javac -cp 'package/target/*:package/target/dependency/*' -d classes Bench.java",
    run: "java -XX:+UseSerialGC -cp 'classes:package/target/*:package/target/dependency/*' Bench",
  },
  cpp: { build: "cmake -S . -B build --log-level=WARNING && cmake --build build", run: "build/bench" },
};

/** Nanoseconds of each round, by language and row. */
const rounds: Record<string, number[]> = {};
for (const [language, { build, run }] of Object.entries(chooseParts(languages, process.argv.slice(2)))) {
  const folder = join(import.meta.dirname, "dist", language);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, language), folder, { recursive: true });
  cpSync(join(root, "generated/languages", language), join(folder, "package"), { recursive: true });
  const sample = readFileSync(join(root, "conformance/samples/update-task.json"), "utf8");
  // Without white space, as the platform sends it.
  writeFileSync(join(folder, "update-task.json"), JSON.stringify(JSON.parse(sample)));
  await runCommand("sh", ["-c", build], { cwd: folder });
  const printed = await runCommand("sh", ["-c", `${run} update-task.json ${ROUNDS}`], { cwd: folder });
  for (const line of printed.trim().split("\n")) {
    const [name = "", time] = line.split(" ");
    const key = `${language} ${name}`;
    rounds[key] = [...(rounds[key] ?? []), Number(time)];
  }
}
keepRounds(rounds);
const best = (name: string): number => Math.min(...(rounds[name] ?? []));
const table = Object.keys(rounds).map((name) => {
  const time = best(name);
  return [name, (time / 1000).toFixed(1), (time / best(name.replace(/\/.*/, "/plain"))).toFixed(2)];
});
console.log(writeTable(["Rust, Java, C++, update:task", "µs", "× plain"], table));
