import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Turns a function that receives into a program: it takes a file and a header, and prints two statuses. */
export interface Program {
  /** Folder of the language in `generated/languages/`. */
  readonly language: string;
  /** Files beside the function, by their path. */
  readonly files: Readonly<Record<string, string>>;
  /** File with the function. */
  readonly file: string;
  /** Code to append to the function. */
  readonly main?: string;
  /** Command for `sh` in the program's folder, where `$PACKAGE` is the language's package. */
  readonly run: string;
}

/** Builds the package for Java once, and puts it into `../java-lib/` with its dependencies. */
export const java =
  '(test -d ../java-lib || (cp -r "$PACKAGE" package && mvn -q -B -ntp -f package -Dmaven.javadoc.skip -Dmaven.source.skip package dependency:copy-dependencies -DincludeScope=runtime >&2 && mkdir ../java-lib && cp package/target/*.jar package/target/dependency/*.jar ../java-lib))';

/** Fetches the servers for receivers in Java, and compiles what follows with them. */
export const servlets =
  '(test -d ../java-servers || mvn -q -B -ntp dependency:copy-dependencies -DoutputDirectory=../java-servers >&2) && javac -Xlint:all,-classfile,-processing -proc:none -Werror -cp "../java-lib/*:../java-servers/*" -d classes';

/** Builds the package for Kotlin once, as the adapter of checks/languages does, and compiles the files here with it. */
export const kotlin =
  '(test -d ../kotlin/lib || (mkdir -p ../kotlin/adapter && cp -r "$PACKAGE" ../kotlin/package && cp -r "$PACKAGE/../java" ../kotlin/engine && cp ../../../languages/adapters/kotlin/*.xml ../kotlin/adapter && MAVEN_OPTS=-Dkotlin.daemon.options=autoshutdownIdleSeconds=120,shutdownDelayMilliseconds=120000 mvn -q -B -ntp -f ../kotlin/adapter/reactor.xml -Dmaven.javadoc.skip -Dmaven.source.skip package >&2)) && java -cp "../kotlin/tools/*" org.jetbrains.kotlin.cli.jvm.K2JVMCompiler -Werror -jvm-target 17 -no-stdlib -classpath "$(echo ../kotlin/lib/*.jar | tr " " :)" -d classes *.kt >&2';

const cppLibrary = "../guide-receiver.cpp/contracts";

/** Builds the package for C++ as the guide does and where its receiver is built: once for all. */
export const cpp: string = `cmake -S "$PACKAGE" -B ${cppLibrary} -DCMAKE_BUILD_TYPE=Release --log-level=WARNING >&2 && cmake --build ${cppLibrary} >&2`;

/** Compiles what follows with every warning an error, and links it with the package. */
export const compileCpp = 'g++ -std=c++20 -Wall -Wextra -Werror -I "$PACKAGE/include"';
export const linkCpp: string = `${cppLibrary}/libannotation_contracts.a -lcrypto`;

/** Flags for a server of cpp-httplib. */
export const httplib = "$(pkg-config --cflags --libs cpp-httplib) -pthread";

/** A module that uses the package for Go. */
export const goModule =
  "module receive.example\n\ngo 1.22\n\nrequire annotation-contracts.example/contracts v0.0.0\n\nreplace annotation-contracts.example/contracts => ./package\n";

const forged = `sha256=${"0".repeat(64)}`;

/** Reads the files of a folder beside this one. */
export function filesIn(folder: string): Readonly<Record<string, string>> {
  const path = join(import.meta.dirname, folder);
  return Object.fromEntries(readdirSync(path).map((name) => [name, readFileSync(join(path, name), "utf8")]));
}

/** Programs around the functions that the site shows. */
export const programs: readonly Program[] = [
  {
    language: "python",
    files: {},
    file: "receive.py",
    main: `
import sys

body = open(sys.argv[1], "rb").read()
for header in (sys.argv[2], "${forged}"):
    headers = {"Content-Type": "application/json", "X-Signature-256": header}
    print(receiver.handle("POST", headers, body).status)
`,
    run: 'PYTHONPATH="$PACKAGE" python3 -W error receive.py "$@"',
  },
  {
    language: "go",
    files: {
      "go.mod": goModule,
      "main.go": `package main

import (
	"context"
	"fmt"
	"net/http"
	"os"
)

func main() {
	body, _ := os.ReadFile(os.Args[1])
	receiver, err := newReceiver("mykey")
	if err != nil {
		panic(err)
	}
	for _, value := range []string{os.Args[2], "${forged}"} {
		header := http.Header{"Content-Type": {"application/json"}, "X-Signature-256": {value}}
		fmt.Println(receiver.Handle(context.Background(), "POST", header, body).Status)
	}
}
`,
    },
    file: "receive.go",
    run: 'cp -r "$PACKAGE" package && test -z "$(gofmt -d receive.go)" && go vet . && go run . "$@"',
  },
  {
    language: "rust",
    files: {
      "Cargo.toml":
        '[package]\nname = "receive"\nversion = "0.0.0"\nedition = "2024"\n\n[dependencies]\nannotation-contracts = { path = "package" }\n',
    },
    file: "src/main.rs",
    main: `
fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let body = std::fs::read(&arguments[1]).unwrap();
    let receiver = receiver("mykey");
    for header in [arguments[2].as_bytes(), b"${forged}"] {
        let headers = [("content-type", b"application/json".as_slice()), ("x-signature-256", header)];
        println!("{}", receiver.handle("POST", headers, &body).status);
    }
}
`,
    run: 'cp -r "$PACKAGE" package && cargo run --quiet -- "$@"',
  },
  {
    language: "ruby",
    files: {},
    file: "receive.rb",
    main: `
body = File.binread(ARGV[0])
[ARGV[1], "${forged}"].each do |header|
  puts RECEIVER.handle("POST", { "Content-Type" => "application/json", "X-Signature-256" => header }, body).status
end
`,
    run: 'ruby -w -I "$PACKAGE/lib" receive.rb "$@"',
  },
  {
    language: "cpp",
    files: {},
    file: "receive.cpp",
    main: `
#include <fstream>
#include <iterator>
#include <map>
#include <string>

int main(int, char** arguments) {
  std::ifstream file(arguments[1], std::ios::binary);
  const std::string body(std::istreambuf_iterator<char>(file), {});
  for (const char* header : {static_cast<const char*>(arguments[2]), "${forged}"}) {
    const std::map<std::string, std::string> headers = {{"Content-Type", "application/json"}, {"X-Signature-256", header}};
    std::cout << receiver.handle("POST", headers, body).status << '\\n';
  }
}
`,
    run: `${cpp} && ${compileCpp} receive.cpp ${linkCpp} -o receive && ./receive "$@" 2>/dev/null`,
  },
  {
    language: "kotlin",
    files: {
      "Main.kt": `import java.io.File

fun main(arguments: Array<String>) {
    for (header in listOf(arguments[1], "${forged}")) {
        val headers = mapOf("Content-Type" to listOf("application/json"), "X-Signature-256" to listOf(header))
        println(receiver.handle("POST", headers, File(arguments[0]).readBytes()).status())
    }
}
`,
    },
    file: "Receive.kt",
    run: `${kotlin} && java -cp "classes:../kotlin/lib/*" MainKt "$@" 2>/dev/null`,
  },
  {
    language: "java",
    files: {
      "Main.java": `import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

class Main {
  public static void main(String[] arguments) throws Exception {
    byte[] body = Files.readAllBytes(Path.of(arguments[0]));
    for (String header : new String[] {arguments[1], "${forged}"})
      System.out.println(Receive.RECEIVER.handle(
          "POST", Map.of("Content-Type", List.of("application/json"), "X-Signature-256", List.of(header)), body).status());
  }
}
`,
    },
    file: "Receive.java",
    run: `${java} && javac -Xlint:all -Werror -cp "../java-lib/*" -d classes *.java && java -cp "../java-lib/*:classes" Main "$@" 2>/dev/null`,
  },
];

/** A crate that serves with axum. */
export const axumManifest = `[package]
name = "receive"
version = "0.0.0"
edition = "2024"

[dependencies]
annotation-contracts = { path = "package", features = ["tower"] }
axum = "0.8"
hyper = { version = "1", features = ["http1", "server"] }
hyper-util = { version = "0.1", features = ["service", "tokio"] }
tokio = { version = "1", features = ["macros", "net", "rt-multi-thread"] }
`;

/** A receiver of the guide: a server at port 3000. */
export interface GuideServer {
  /** Name of its block. */
  readonly block: string;
  readonly language: string;
  /** Name of the language in the blocks of the guide that install and start it. */
  readonly title?: string;
  /** Names of other blocks that it needs. */
  readonly also?: readonly string[];
  /** Commands in their place. */
  readonly commands?: { readonly install: string; readonly start: string };
  readonly files?: Readonly<Record<string, string>>;
}

/** The receivers of the guide in other languages. */
export const servers: readonly GuideServer[] = [
  { block: "receiver.py", language: "python", title: "Python" },
  { block: "receiver.go", language: "go", title: "Go" },
  { block: "src/main.rs", language: "rust", title: "Rust" },
  { block: "receiver.ru", language: "ruby", title: "Ruby" },
  { block: "receiver.cpp", language: "cpp", title: "C++" },
  { block: "WebhookServer.java", language: "java", title: "Java" },
  {
    block: "WebhookRoute.kt",
    language: "kotlin",
    title: "Kotlin",
    also: ["pom.xml"],
  },
  {
    block: "WebhookApplication.java",
    language: "java",
    files: filesIn("java"),
    commands: {
      install: `${java} && ${servlets} WebhookApplication.java`,
      start: 'java -cp "classes:../java-lib/*:../java-servers/*" example.WebhookApplication',
    },
  },
];
