import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { leastLimit } from "#conformance/suites/receiver/create-receiver-testee.ts";
import { createRandom, shuffle } from "#conformance/suites/runner/shuffle.ts";
import { editions } from "#generated/facts/editions.js";
import { projectRoot } from "#scripts/sources/files.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { installPython, pythonServers } from "../shared/install-python.ts";
import { makeFolder } from "../shared/make-folder.ts";
import {
  type FailedCase,
  listFailed,
  putReceiverSuite,
  runSuiteCommand,
} from "../shared/put-receiver-suite.ts";
import { chooseNamed, readArguments } from "../shared/read-arguments.ts";
import { runShell } from "../shared/run-command.ts";
import { type Found, tryParts } from "../shared/try-part.ts";

// Right receivers on stock frameworks: no case of a level that counts may fail with one, in any edition, limit and seed.
// Each runs with some combinations, drawn by --seed: as many as --each says and as fit into --minutes; --each 500 is all of them.
const { values, positionals } = readArguments({
  options: {
    each: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "600" },
  },
  allowPositionals: true,
});

const SEEDS = 50;
const MEBIBYTE = 1_048_576;

const folder = makeFolder("right");
cpSync(join(import.meta.dirname, "right"), folder, { recursive: true });
symlinkSync(join(projectRoot, "checks/frameworks/node_modules"), join(folder, "node_modules"));
const python = await installPython(join(import.meta.dirname, "dist"), ...pythonServers, "requests==2.32.5");

const gunicorn = (app: string): string =>
  `exec ${python} -m gunicorn --bind 127.0.0.1:$PORT --threads 8 ${app}:app`;
/** An implementation, as commands for `sh`. */
interface Implementation {
  readonly build?: string;
  readonly run: string;
}
const receivers: Readonly<Record<string, Implementation>> = {
  express: { run: "exec node express.mjs" },
  fastify: { run: "exec node fastify.mjs" },
  flask: { run: gunicorn("flask_app") },
  fastapi: { run: `exec ${python} -m uvicorn --port $PORT fastapi_app:app` },
  django: { run: gunicorn("django_app") },
  rack: {
    run: "exec rackup --env none --server webrick --quiet --host 127.0.0.1 --port $PORT config.ru",
  },
  "net-http": { build: "go build -o go-receiver go.go", run: "exec ./go-receiver" },
  spring: {
    build: `mvn -q -B -ntp -f ${join(projectRoot, "checks/receive/java/pom.xml")} dependency:copy-dependencies -DoutputDirectory=${folder}/java >&2 && javac -proc:none -cp "java/*" -d classes Application.java`,
    run: 'exec java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "classes:java/*" Application --server.address=127.0.0.1 --server.port=$PORT',
  },
};

/** Right senders, each on the client of its language. */
const senders: Readonly<Record<string, Implementation>> = {
  undici: { run: `exec node ${join(import.meta.dirname, "undici-sender.ts")}` },
  requests: { run: `exec ${python} sender.py` },
  curl: { run: `exec ${python} sender.py curl` },
  "net-http-client": { build: "go build -o go-sender sender/main.go", run: "exec ./go-sender" },
};

/** The options of a run. */
interface Combination {
  readonly edition: string;
  readonly limit: number;
  readonly seed: number;
}

/** The edition of the source document has no name on the command line. */
const webhookEditions = editions.flatMap((one) =>
  one.name === "webhook" ? [one.default ? "" : one.edition] : [],
);
const combinations: readonly Combination[] = webhookEditions.flatMap((edition) =>
  [leastLimit, 10 * MEBIBYTE].flatMap((limit) =>
    Array.from({ length: SEEDS }, (_, i) => ({ edition, limit, seed: i + 1 })),
  ),
);

/** Runs the receiver suite for one combination. */
async function put(run: string, { edition, limit, seed }: Combination): Promise<readonly FailedCase[]> {
  const secret = " Ключ-ß-🔑 for right receivers, with Capitals and more than 64 bytes ";
  const outcomes = await putReceiverSuite({
    run,
    cwd: folder,
    path: "/webhook",
    mode: "tolerant",
    edition,
    options: ["--limit", String(limit), "--seed", String(seed)],
    env: { WEBHOOK_SECRET: secret, LIMIT: String(limit) },
  });
  return listFailed(outcomes, `${edition || "2.3"}, ${limit}, seed ${seed}`);
}

/** Runs the sender suite against a driver, on the edition of the source document, with a seed. */
async function putSender(run: string, { seed }: Pick<Combination, "seed">): Promise<readonly FailedCase[]> {
  const driver = ["--", "sh", "-c", `cd ${folder} && ${run}`];
  const outcomes = await runSuiteCommand("sender", ["--seed", String(seed), ...driver]);
  return listFailed(outcomes, `seed ${seed}`, 150);
}

/** Builds an implementation, and runs it with combinations, drawn by its place, until there are enough of them or the time is over. */
async function tryDrawn<T>(
  { build = "true", run }: Implementation,
  place: number,
  all: readonly T[],
  put: (run: string, one: T) => Promise<readonly FailedCase[]>,
): Promise<Found> {
  await runShell(build, { cwd: folder });
  const end = performance.now() + Number(values.minutes) * 60_000;
  const failed: FailedCase[] = [];
  let runs = 0;
  for (const one of shuffle(all, createRandom(Number(values.seed) * 100 + place))) {
    if (runs >= Number(values.each) || performance.now() > end) break;
    const broken = (cause: unknown): readonly FailedCase[] => [
      { id: "run", failure: readErrorDetails(cause).message, level: "document" },
    ];
    failed.push(...(await put(run, one).catch(broken)));
    runs += 1;
  }
  const findings = [...new Set(failed.flatMap(({ id, level }) => (level === "robustness" ? [id] : [])))];
  return {
    says: `${runs} of ${all.length} runs${findings.length === 0 ? "" : `, findings: ${findings.join(", ")}`}`,
    failures: failed.flatMap(({ id, failure, level }) =>
      level === "robustness" ? [] : [`${id}: ${failure}`],
    ),
  };
}

const seeds = Array.from({ length: SEEDS }, (_, i) => ({ seed: i + 1 }));
const parts = [
  ...Object.entries(receivers).map(([name, one], place) => ({
    name,
    part: () => tryDrawn(one, place, combinations, put),
  })),
  ...Object.entries(senders).map(([name, one], place) => ({
    name,
    part: () => tryDrawn(one, place, seeds, putSender),
  })),
];
const chosen = chooseNamed(parts, positionals);
await tryParts(Object.fromEntries(chosen.map(({ name, part }) => [name, part])));
