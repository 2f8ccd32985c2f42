import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listEditions } from "../../src/diagnostics/editions.ts";
import { projectRoot } from "../harness/project-root.ts";
import { findPort, mustRun, run, startServer } from "../harness/run.ts";

// Each package is built and tested in its own directory with its own tools, then installed in an empty directory as by a user,
// where the receiver suite passes over HTTP and the types for other languages compile.

const directory = mkdtempSync(join(tmpdir(), "languages-"));
const python = join(directory, "venv/bin/python");
const programs = join(projectRoot, "test/package/languages");
const secret = " Ключ-ß-🔑 for receivers in other languages, with Capitals and more than 64 bytes ";
const LONG = 1_200_000;
const shell = (line: string, cwd = directory): Promise<string> =>
  mustRun(["sh", "-c", line], { cwd, timeout: LONG });

beforeAll(async () => {
  cpSync(programs, directory, { recursive: true });
  await shell(
    `python3 -m venv venv && venv/bin/pip install -q "${projectRoot}/languages/python[dev]" uvicorn gunicorn`,
  );
  await shell(
    `go mod init receiver && go mod edit -require annotation-contracts.example/contracts@v0.0.0 -replace annotation-contracts.example/contracts=${projectRoot}/languages/go && go mod tidy && go vet . && go build -o receiver .`,
  );
  cpSync(join(projectRoot, "languages/java"), join(directory, "java"), { recursive: true });
  await shell(
    "mvn -q -B -ntp -DskipTests package dependency:copy-dependencies -DincludeScope=compile",
    join(directory, "java"),
  );
  await shell("mvn -q -B -ntp dependency:copy-dependencies -DoutputDirectory=servers");
  await shell(`javac -Xlint:all,-classfile -proc:none -cp "${classPath}" -d classes Receivers.java`);
}, LONG);

afterAll(() => rmSync(directory, { recursive: true, force: true }));

const classPath = ["classes", "java/target/*", "java/target/dependency/*", "servers/*"].join(delimiter);

describe("in its own directory", () => {
  test.each([
    [
      "Python",
      "python",
      `${python} -m pytest -q && ${python} -m mypy annotation_contracts tests && ${python} -m ruff check . && ${python} -m ruff format --check .`,
    ],
    ["Go", "go", 'go vet ./... && go test -count=1 ./... && test -z "$(gofmt -l .)"'],
    ["Java", "java", "mvn -q -B -ntp test"],
  ])(
    "%s passes its own tests",
    async (_, name, line) => void (await shell(line, join(projectRoot, "languages", name))),
    LONG,
  );
});

test.each([
  ["python/annotation_contracts/signature.py", "hmac.compare_digest("],
  ["go/signature.go", "hmac.Equal("],
  ["java/src/main/java/example/annotationcontracts/Signature.java", "MessageDigest.isEqual("],
])("%s compares digests in constant time (W5.1.3)", (path, compare) =>
  expect(readFileSync(join(projectRoot, "languages", path), "utf8")).toContain(compare),
);

/** Adapters of the library suite, and the cases in which a library differs, each with the reason. */
const adapters: Readonly<Record<string, { command: string; known: readonly string[] }>> = {
  Python: {
    command: `${python} ${projectRoot}/languages/python/tests/adapter.py`,
    known: [
      "reading/deep-900/strict # pydantic reads some 250 nested models",
      "reading/deep-900/parse # pydantic writes some 250 nested values",
      "reading/deep-value-900/parse # pydantic writes some 250 nested values",
    ],
  },
  Go: { command: "env ADAPTER=1 ./adapter", known: [] },
  Java: {
    command: `java -cp "java/target/test-classes:${classPath}" example.annotationcontracts.Adapter`,
    known: [
      "reading/deep-900/* # networknt's validator needs more of the stack than there is",
      "payload/time-a-leap-second-on-a-leap-day/strict # networknt has no leap second on 29 February",
    ],
  },
};

describe("the library suite", () => {
  test.each(Object.entries(adapters))(
    "passes in %s except for known cases",
    async (_, { command, known }) => {
      writeFileSync(join(directory, "known"), known.map((line) => `${line}\n`).join(""));
      await shell(`go test -c -o ${directory}/adapter .`, join(projectRoot, "languages/go"));
      const suite = `node ${projectRoot}/cli/main.ts conformance library --fail-on robustness`;
      await shell(`${suite} --known-failing known -- ${command}`);
    },
    LONG,
  );
});

/** A server: its command, and the cases that it handles before the receiver sees them, each with the reason. */
const servers: Readonly<
  Record<string, { run: readonly [string, ...string[]]; known?: Record<string, string> }>
> = {
  uvicorn: {
    run: [python, "-m", "uvicorn", "--port", "{port}", "apps:receiver"],
    known: { "half-closed": "uvicorn closes a connection when the sender has ended its side" },
  },
  "uvicorn, FastAPI": {
    run: [python, "-m", "uvicorn", "--port", "{port}", "apps:fastapi"],
    known: { "half-closed": "uvicorn closes a connection when the sender has ended its side" },
  },
  gunicorn: { run: [python, "-m", "gunicorn", "--bind", "127.0.0.1:{port}", "--threads", "8", "apps:wsgi"] },
  "net/http": { run: ["./receiver"] },
  JDK: { run: ["java", "-cp", classPath, "Receivers", "jdk"] },
  Jetty: { run: ["java", "-cp", classPath, "Receivers", "jetty"] },
};

const all = listEditions("webhook");

/** The oldest edition in tolerant mode, the newest in strict mode; in the nightly run, every edition in both modes. */
const runs =
  process.env.NIGHTLY === undefined
    ? [
        [all[0], "tolerant"],
        [all.at(-1), "strict"],
      ]
    : all.flatMap((edition) => [
        [edition, "strict"],
        [edition, "tolerant"],
      ]);

describe.each(Object.entries(servers))(
  "the receiver suite passes behind %s",
  (_, { run: command, known = {} }) => {
    test.each(runs)(
      "in edition %s, %s",
      async (edition = "", mode = "") => {
        const port = await findPort();
        const env = {
          ...process.env,
          WEBHOOK_SECRET: secret,
          PORT: String(port),
          EDITION: edition,
          MODE: mode,
        };
        const [first, ...more] = command.map((word) => word.replace("{port}", String(port)));
        const server = await startServer([first ?? "", ...more], port, { cwd: directory, env });
        try {
          const url = `http://127.0.0.1:${port}/webhook`;
          const skip = Object.keys(known).flatMap((name) => ["--skip", name]);
          const settings = ["--secret-env", "WEBHOOK_SECRET", "--edition", edition, "--mode", mode];
          const words = [...settings, "--url", url, "--fail-on", "robustness", ...skip];
          const { code, stdout, stderr } = await run(
            ["node", "cli/main.ts", "conformance", "receiver", ...words],
            { cwd: projectRoot, env },
          );
          expect({ code, failed: code === 0 ? "" : stdout + stderr }).toEqual({ code: 0, failed: "" });
        } finally {
          await server.stop();
        }
      },
      LONG,
    );
  },
);

describe("types of languages without a package", () => {
  const types = join(projectRoot, "generated/quicktype");

  test(
    "compile in C++",
    async () => {
      for (const name of ["webhook", "raster-info"])
        await shell(`g++ -std=c++17 -fsyntax-only -x c++ ${types}/cplusplus/${name}.hpp`);
    },
    LONG,
  );

  test(
    "compile in Rust",
    async () => {
      writeFileSync(
        join(directory, "Cargo.toml"),
        '[package]\nname = "types"\nversion = "0.0.0"\nedition = "2021"\n\n[dependencies]\nserde = { version = "1", features = ["derive"] }\nserde_json = "1"\n\n[lib]\npath = "lib.rs"\n',
      );
      for (const name of ["webhook", "raster-info"])
        cpSync(`${types}/rust/${name}.rs`, join(directory, `${name.replace("-", "_")}.rs`));
      writeFileSync(join(directory, "lib.rs"), "pub mod raster_info;\npub mod webhook;\n");
      await shell("cargo check -q");
    },
    LONG,
  );
});
