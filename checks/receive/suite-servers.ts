import type { KnownFailing } from "#conformance/suites/runner/known-failing.ts";
import { must } from "#src/text/must.ts";
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

/** A receiver of a language for the receiver suite: it listens at `ADDRESS`, in the mode `MODE`, and reads `EDITION` or any. */
export interface SuiteServer {
  readonly language: string;
  /** Name of its part, where a language has several. */
  readonly name?: string;
  readonly files: Readonly<Record<string, string>>;
  /** Command that builds it, where one does. */
  readonly build: string;
  readonly run: string;
  /** Cases that the server decides before the receiver sees them. */
  readonly known?: readonly KnownFailing[];
}

/** The end of the sender's side races with the answer: on a busy machine the case passes in every row. */
export const halfClosed = (reason: string): KnownFailing => ({
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

/** The receivers that the suite tries in each edition and mode. */
export const suiteServers: readonly SuiteServer[] = [
  ...javaServers,
  {
    language: "kotlin",
    files: { "Receivers.kt": must(filesIn("kotlin")["Receivers.kt"], "Receivers.kt") },
    build: kotlin,
    run: 'exec java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "classes:../kotlin/lib/*" ReceiversKt',
    known: [halfClosed("Ktor's Netty closes a connection whose sender has ended its side")],
  },
  {
    language: "go",
    files: { "go.mod": goModule, ...filesIn("go") },
    build: 'cp -r "$PACKAGE" package && go vet . && go build -o receiver .',
    run: "exec ./receiver",
  },
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
    // Puma 5 loses the second of two requests at once, and closes a connection whose sender has ended its side.
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell fills them in.
    run: 'RUBYLIB="$PACKAGE/lib" exec rackup --server webrick --quiet --host "${ADDRESS%:*}" --port "${ADDRESS#*:}" config.ru',
  },
];
