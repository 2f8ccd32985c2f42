/**
 * Shows where the time goes: in a validator by removing one part of the emitted code, in a receiver by a profile.
 * Run with `node bench/shares.ts`.
 */
import { readFileSync } from "node:fs";
import { type Profiler, Session } from "node:inspector/promises";
import { readArguments } from "../checks/shared/read-arguments.ts";
import { median } from "./create-meter.ts";
import { keepRounds } from "./keep-rounds.ts";
import { buildPing } from "./payloads/build-ping.ts";
import { buildUpdateTask } from "./payloads/build-update-task.ts";
import { buildBodies, sizes } from "./receiver/build-bodies.ts";
import { candidates } from "./receiver/candidates.ts";
import { writeTable } from "./write-table.ts";

type Validate = (value: unknown) => readonly unknown[];

/** Parts of an emitted validator, and how its code looks without one. */
const parts: readonly { readonly name: string; readonly without: (code: string) => string }[] = [
  { name: "nothing", without: (code) => code },
  { name: "addresses", without: (code) => acceptAll(code, (test) => test.includes("||")) },
  { name: "dates", without: (code) => acceptAll(code, (test) => !test.includes("||")) },
  {
    name: "unknown members",
    without: (code) => code.replace(/for\(let \w+ in \w+\)(\w+)--;return\(\1\|\|/g, "return("),
  },
  { name: "prototypes", without: (code) => code.replace(/\w+\.__proto__!==\w+&&\(\w+=\w+\(\w+\)\);/g, "") },
];

/** Makes functions that test a text by patterns accept any text. */
function acceptAll(code: string, isMeant: (test: string) => boolean): string {
  return code.replace(/(function \w+\(\w+\)\{return )([^{}]*\.test\([^{}]*)\}/g, (all, head, test) =>
    isMeant(test) ? `${head}true}` : all,
  );
}

const documents = [
  { file: "update-task", title: "`update:task` 3 kB", build: (seed: number) => buildUpdateTask(seed, 3) },
  { file: "ping", title: "ping 1 kB", build: buildPing },
];

/** Nanoseconds of each round, by document and what is left out. */
const kept: Record<string, Record<string, readonly number[]>> = {};
const [rounds, batch] = [400, 100];

async function measureParts({
  file,
  title,
  build,
}: (typeof documents)[number]): Promise<(string | number)[]> {
  const path = new URL("../generated/validators/webhook-2.3/strict/delivery.js", import.meta.url);
  const texts = Array.from({ length: 16 }, (_, seed) => JSON.stringify(build(seed)));
  const variants = await Promise.all(
    parts.map(async ({ without }) => {
      const code = without(readFileSync(path, "utf8"));
      const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      return { validate: module.validate as Validate, times: [] as number[] };
    }),
  );
  for (let round = 0; round < rounds; round++) {
    for (const { validate, times } of variants) {
      // Values are parsed a moment before and validated once, as in `run.ts`.
      const values = Array.from({ length: batch }, (_, i): unknown => JSON.parse(texts[i % 16]!));
      const start = performance.now();
      for (const value of values) if (validate(value).length > 0) throw new Error(`refuses a valid ${file}`);
      times.push(((performance.now() - start) * 1e6) / batch);
    }
  }
  kept[file] = Object.fromEntries(
    variants.map(({ times }, i) => [parts[i]?.name ?? "", times.slice(rounds / 2)]),
  );
  const [whole = 0, ...less] = variants.map(({ times }) => median(times.slice(rounds / 2)));
  const cells = less.map((time) => `${Math.round(100 * (1 - time / whole))} %`);
  return [title, Math.round(whole), ...cells];
}

/** Kinds of work by the names of functions and files; the last is the rest. */
const kinds: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["signature", /^(?:init|update|digest|Hmac|createHmac|timingSafeEqual) |crypto|check-signature|mac\.ts/],
  ["UTF-8 and `JSON.parse`", /^(?:utf8Slice|isUtf8|decodeUTF8|toString) |parse-body|encoding|node:buffer/],
  ["depth", /find-too-deep/],
  ["validation and rules", /generated\/validators|src\/validate/],
  ["collection of garbage", /^\(garbage collector\)/],
  ["the rest", /^/],
];

async function profileReceiver(mode: "strict" | "tolerant", size: string): Promise<string[]> {
  const { sign, receive } = await candidates[mode]!.load();
  const deliveries = await Promise.all(
    buildBodies(size).map(async (body) => ({ body, headers: await sign(body) })),
  );
  const run = async (milliseconds: number): Promise<void> => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end) for (const { body, headers } of deliveries) await receive(body, headers);
  };
  await run(1000);
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: 200 });
  await session.post("Profiler.start");
  await run(3000);
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  return [`${mode}, ${size}`, ...shareOut(profile)];
}

function shareOut({ nodes }: Profiler.Profile): string[] {
  const hits = new Map(kinds.map(([name]) => [name, 0]));
  for (const { callFrame, hitCount = 0 } of nodes) {
    const at = `${callFrame.functionName} ${callFrame.url}`;
    const [name = ""] = kinds.find(([, pattern]) => pattern.test(at)) ?? [];
    hits.set(name, (hits.get(name) ?? 0) + hitCount);
  }
  const all = [...hits.values()].reduce((sum, count) => sum + count);
  return [...hits.values()].map((count) => `${Math.round((100 * count) / all)} %`);
}

readArguments({});
const shares = [];
for (const document of documents) shares.push(await measureParts(document));
console.log(`${writeTable(["without", "all, ns", ...parts.slice(1).map(({ name }) => name)], shares)}\n`);
const profiles = [];
for (const mode of ["strict", "tolerant"] as const)
  for (const { id } of sizes) profiles.push(await profileReceiver(mode, id));
console.log(writeTable(["`handle`", ...kinds.map(([name]) => name)], profiles));
keepRounds(kept);
