import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/** Someone else's generator; commands are for `sh`, in a directory with `openapi.json`. */
export interface Generator {
  readonly name: string;
  /** Installs it into `$TOOLS`, unless `$TOOLS` already has `file`. */
  readonly install?: { readonly file: string; readonly command: string };
  /** Generates and compiles code for a document, with the options that its users need; `generated/README.md` lists them. */
  readonly generate: string;
  /** The only document or edition that it supports. Default: all. */
  readonly only?: "receiver.openapi.json" | "2.3";
  /** For the receiver document: builds this program, which reads deliveries, one per line, and writes them back. */
  readonly read?: { readonly program: string; readonly command: string };
  /** A difference without meaning: a replacement to make both in the JSON text that it wrote and in the sample's. */
  readonly same?: readonly [pattern: RegExp, replacement: string];
}

const here = import.meta.dirname;

/** Directory of installed and generated files; kept between runs. */
export const dist: string = join(here, "dist");

const tools = join(dist, "tools");
const jar = "openapi-generator-cli-7.25.0.jar";
const jarOf = {
  file: jar,
  command: `mvn -B -ntp -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory=.`,
};
const java = `java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -jar "$TOOLS/${jar}" generate -i openapi.json -o client`;
const tsc =
  "tsc --noEmit --strict --skipLibCheck --target es2022 --types node --allowImportingTsExtensions --module";

const go = (generate: string): string =>
  `mkdir -p client && ${generate} && { test -e go.mod || go mod init example.org/reader; } && go mod tidy && go vet ./client`;
const readWithGo = { program: "reader.go", command: "go mod tidy 2>/dev/null && go run reader.go" };

/** Go and Java write UTC as Z, and fractions of a second without trailing zeros. */
const instants = [/(?:\.0+|(?<=\.\d*[1-9])0+)?(?:Z|\+00:00)(?=")/g, "Z"] as const;

/** Every generator, with its defaults where possible. */
export const generators: readonly Generator[] = [
  {
    name: "@hey-api/openapi-ts, zod",
    // `dates.offset`: without it zod rejects instants that end in +00:00.
    generate: `openapi-ts --file ../../programs/hey-api.config.ts --silent`,
    read: { program: "hey-api.ts", command: `${tsc} nodenext hey-api.ts && node hey-api.ts` },
  },
  {
    name: "openapi-generator, typescript-fetch",
    install: jarOf,
    // Without the mapping a date-time becomes a Date, which has no microseconds.
    generate: `${java} -g typescript-fetch --type-mappings=DateTime=string && ${tsc} preserve --moduleResolution bundler client/index.ts`,
    read: {
      program: "typescript-fetch.ts",
      command:
        "esbuild typescript-fetch.ts --bundle --platform=node --outfile=read.cjs --log-level=error && node read.cjs",
    },
  },
  {
    name: "openapi-generator, spring",
    install: jarOf,
    only: "receiver.openapi.json",
    // Its interface wants a String where each envelope has an enum (OpenAPITools/openapi-generator#24959); the changed template
    // is upstream's fix after 7.25 (#24812). Its integers have 32 bits; `format: int64` would be a bigint for hey-api's users.
    // `containerDefaultToNull`: without it an array that is absent becomes an empty one.
    generate: `mkdir -p templates && unzip -p "$TOOLS/${jar}" JavaSpring/oneof_interface.mustache | sed 's/{{propertyType}}/Enum<?>/' >templates/oneof_interface.mustache && ${java} -g spring -t templates --type-mappings=integer=Long --additional-properties=containerDefaultToNull=true && mvn -B -ntp -q -f client compile dependency:build-classpath -Dmdep.outputFile=classpath`,
    read: {
      program: "Spring.java",
      command: 'java -cp "client/target/classes:$(cat client/classpath)" Spring.java',
    },
    same: instants,
  },
  {
    name: "openapi-generator, python-fastapi",
    install: jarOf,
    // For the platform's document it writes an operation with no type for each webhook, which is not Python.
    only: "receiver.openapi.json",
    generate: `${java} -g python-fastapi --type-mappings=DateTime=str && "$TOOLS/venv/bin/python" -m compileall -q client/src`,
    read: {
      program: "python-fastapi.py",
      command: 'PYTHONPATH=client/src "$TOOLS/venv/bin/python" python-fastapi.py',
    },
  },
  {
    name: "datamodel-code-generator, pydantic",
    generate:
      '"$TOOLS/venv/bin/datamodel-codegen" --input openapi.json --input-file-type openapi --output-model-type pydantic_v2.BaseModel --type-mappings string+date-time=string --output client.py',
    read: { program: "datamodel.py", command: '"$TOOLS/venv/bin/python" datamodel.py' },
  },
  {
    name: "oapi-codegen",
    install: {
      file: "oapi-codegen",
      command: `GOBIN="$PWD" go install github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2`,
    },
    // `skip-prune`: without it schemas that only webhooks use are dropped; `nullable-type`: without it null becomes absent.
    generate: go('"$TOOLS/oapi-codegen" -config ../../programs/oapi-codegen.yaml openapi.json'),
    read: readWithGo,
    same: instants,
  },
  {
    name: "ogen",
    install: {
      file: "ogen",
      command: `GOBIN="$PWD" go install github.com/ogen-go/ogen/cmd/ogen@v1.24.0`,
    },
    // Later editions have an anyOf of objects, which it does not implement (ogen-go/ogen#491).
    only: "2.3",
    generate: go('"$TOOLS/ogen" --target client --package client --clean openapi.json'),
    read: readWithGo,
    // It writes no fractions of a second.
    same: [/(?:\.\d+)?(?:Z|\+00:00)(?=")/g, "Z"],
  },
];

/** Installs what the generators need and is missing. */
export function installGenerators(): void {
  mkdirSync(tools, { recursive: true });
  const venv = {
    file: "venv/ready",
    command: `python3 -m venv venv && venv/bin/pip install --quiet ${python} && touch venv/ready`,
  };
  for (const { file, command } of [venv, ...generators.flatMap(({ install }) => install ?? [])])
    if (!existsSync(join(tools, file))) shell(command, tools);
}

const python =
  "datamodel-code-generator==0.89.0 pydantic==2.14.3 fastapi httpx python-multipart email-validator pydantic-settings";

/**
 * Runs a command line with the tools on the PATH; returns its standard output.
 *
 * @throws Error with the end of its output where it fails.
 */
export function shell(command: string, cwd: string, input = ""): string {
  const PATH = `${join(here, "node_modules/.bin")}:${join(here, "../../node_modules/.bin")}:${process.env.PATH}`;
  const env = { ...process.env, PATH, TOOLS: tools };
  try {
    return execFileSync("bash", ["-euo", "pipefail", "-c", command], {
      cwd,
      env,
      input,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      stdio: "pipe",
    });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command}\n${`${stdout}${stderr}`.slice(-3000)}`);
  }
}
