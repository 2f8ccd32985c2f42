import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnownFailing } from "#conformance/suites/runner/known-failing.ts";
import { must } from "#src/text/must.ts";
import { pythonServers } from "../shared/install-python.ts";
import {
  axumManifest,
  compileCpp,
  cpp,
  filesIn,
  goModule,
  httplib,
  java,
  kotlin,
  linkCpp,
  servlets,
} from "./programs.ts";

/** A receiver in a language, for the receiver suite: it listens at `ADDRESS`, or at `PORT` of loopback, in the mode `MODE`, and reads `EDITION` or any. */
export interface SuiteServer {
  readonly language: string;
  /** Name of its part, where a language has several. */
  readonly name?: string;
  readonly files: Readonly<Record<string, string>>;
  /** Command that builds it, if it must be built. */
  readonly build: string;
  readonly run: string;
  /** Path of its deliveries. Default: the root. */
  readonly path?: string;
  /** Whether it is tried with every edition, even if the others are not. */
  readonly isForAll?: true;
  /** Cases that the server decides before the receiver sees them. */
  readonly known?: readonly KnownFailing[];
}

/** The end of the sender's side races with the answer: on a busy machine the case passes in every row. */
const halfClosed = (reason: string): KnownFailing => ({
  pattern: "half-closed",
  reason,
  isFlaky: true,
});

/** Receivers in Java behind each server; they are built once. */
const javaServers = ["jdk", "jetty", "spring"].map((server) => ({
  language: "java",
  name: `java, ${server}`,
  files: filesIn("java"),
  build: `test -d classes || (${java} && ${servlets} Receivers.java)`,
  run: `exec java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "classes:../java-lib/*:../java-servers/*" Receivers ${server}`,
}));

/** Runs the receiver of `python/apps.py` behind a server, in an environment that is kept. */
const python = (name: string, words: string): SuiteServer => ({
  language: "python",
  name: `python, ${name}`,
  files: { "apps.py": readFileSync(join(import.meta.dirname, "python/apps.py"), "utf8") },
  build: `python3 -m venv ../../python/dist && ../../python/dist/bin/pip install --quiet --disable-pip-version-check ${pythonServers.join(" ")} >&2`,
  run: `PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$PACKAGE" exec ../../python/dist/bin/python ${words}`,
  path: "/webhook",
  ...(words.includes("uvicorn") && {
    known: [halfClosed("uvicorn closes a connection when the sender has ended its side")],
  }),
});
const uvicorn = "-m uvicorn --port $PORT";
const gunicorn = "-m gunicorn --bind 127.0.0.1:$PORT --threads";

/** Receivers in Python behind every server and framework that the package has an adapter for. */
const pythonReceivers: readonly SuiteServer[] = [
  { ...python("http.server", "apps.py $PORT"), isForAll: true },
  python("uvicorn, Starlette", `${uvicorn} --factory apps:starlette`),
  python("uvicorn, FastAPI", `${uvicorn} --factory apps:fastapi`),
  python("gunicorn", `${gunicorn} 8 apps:wsgi`),
  python("gunicorn, Flask", `${gunicorn} 8 "apps:flask()"`),
  python("gunicorn, Django", `${gunicorn} 8 "apps:django()"`),
];

const go: SuiteServer = {
  language: "go",
  files: { "go.mod": goModule, ...filesIn("go") },
  build: 'rm -rf package && cp -r "$PACKAGE" package && go vet . && go build -o receiver .',
  run: "exec ./receiver",
};

/** Servers for the test with a crowd. A slow client occupies a thread of gunicorn, so gunicorn needs more threads than such clients. */
export const crowded: readonly SuiteServer[] = [
  python("uvicorn", `${uvicorn} apps:receiver`),
  python("gunicorn, threads", `${gunicorn} 1100 apps:wsgi`),
  python("gunicorn, asgi", `${gunicorn} 8 --worker-class asgi apps:receiver`),
  { ...go, name: "go" },
];

/** The receivers that the suite tries in each edition and mode. */
export const suiteServers: readonly SuiteServer[] = [
  ...javaServers,
  ...pythonReceivers,
  {
    language: "kotlin",
    files: { "Receivers.kt": must(filesIn("kotlin")["Receivers.kt"], "Receivers.kt") },
    build: kotlin,
    run: 'exec java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "classes:../kotlin/lib/*" ReceiversKt',
    known: [halfClosed("Ktor's Netty closes a connection when the sender has ended its side")],
  },
  go,
  {
    language: "rust",
    files: { "Cargo.toml": axumManifest, "src/main.rs": must(filesIn("rust")["main.rs"], "main.rs") },
    build: 'cp -r "$PACKAGE" package && cargo build --quiet',
    run: 'exec "$CARGO_TARGET_DIR/debug/receive"',
  },
  {
    language: "cpp",
    files: filesIn("cpp"),
    build: `${cpp} && ${compileCpp} main.cpp ${linkCpp} ${httplib} -o receiver`,
    run: "exec ./receiver",
    known: [
      ...["pipelined", "pipelined-after-bad-signature"].map((pattern) => ({
        pattern,
        reason: "cpp-httplib loses what it has read of the next request",
      })),
      halfClosed("cpp-httplib does not answer a sender that has ended its side"),
    ],
  },
  {
    language: "ruby",
    files: filesIn("ruby"),
    build: "rackup --version",
    // Puma 5 loses the second of two simultaneous requests, and closes a connection when the sender has ended its side.
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell fills them in.
    run: 'RUBYLIB="$PACKAGE/lib" exec rackup --server webrick --quiet --host "${ADDRESS%:*}" --port "${ADDRESS#*:}" config.ru',
  },
];
