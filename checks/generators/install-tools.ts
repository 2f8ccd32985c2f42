import { existsSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { runShell } from "../shared/run-command.ts";

/** Folder for everything that the run installs and generates. */
export const dist: string = join(import.meta.dirname, "dist");
const folder = join(dist, "tools");

/** Versions of the Python tools, by package. */
export const python: Readonly<Record<string, string>> = Object.fromEntries(
  readFileSync(join(import.meta.dirname, "requirements.txt"), "utf8")
    .split("\n")
    .filter((line) => line.includes("=="))
    .map((line) => line.split("==") as [string, string]),
);

/** Versions of the tools of other languages. */
export const versions = { openapiGenerator: "7.25.0", oapiCodegen: "2.8.2" } as const;

const jar = `openapi-generator-cli-${versions.openapiGenerator}.jar`;

/** Tools to install where they are missing: the file that shows that a tool is present, and the command. */
const tools: readonly (readonly [file: string, command: string])[] = [
  ["venv/bin/python", "python3 -m venv venv"],
  [
    `venv/${Object.values(python).join("-")}`,
    `venv/bin/pip install --quiet --disable-pip-version-check -r "${join(import.meta.dirname, "requirements.txt")}" && touch venv/${Object.values(python).join("-")}`,
  ],
  [
    jar,
    `mvn -B -ntp -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:${versions.openapiGenerator} -DoutputDirectory=.`,
  ],
  [
    `bin-${versions.oapiCodegen}/oapi-codegen`,
    `GOBIN="$PWD/bin-${versions.oapiCodegen}" go install github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v${versions.oapiCodegen}`,
  ],
];

/** Installs the tools that are missing. */
export async function installTools(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [file, command] of tools) if (!existsSync(join(folder, file))) await sh(folder, command);
}

/** Environment where commands find the tools: `$TOOLS`, `$PYTHON`, `$OPENAPI_GENERATOR`, `$OAPI_CODEGEN`. */
const environment = {
  ...process.env,
  TOOLS: folder,
  PYTHON: join(folder, "venv/bin/python"),
  OPENAPI_GENERATOR: `java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -jar ${join(folder, jar)}`,
  OAPI_CODEGEN: join(folder, `bin-${versions.oapiCodegen}/oapi-codegen`),
  PATH: `${join(import.meta.dirname, "node_modules/.bin")}:${join(folder, "venv/bin")}:${process.env.PATH}`,
};

/**
 * Runs a command line in a folder, and resolves to its output.
 *
 * @throws Error with the end of the output, where it fails.
 */
export function sh(cwd: string, command: string): Promise<string> {
  return runShell(command, { cwd, env: environment });
}
