import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeContract, type Kit } from "./candidates/describe-contract.ts";

/** A type of TypeScript, and whether a member of it may be missing. */
interface Type {
  readonly text: string;
  readonly isOptional?: true;
}

const path = (relative: string): string => join(import.meta.dirname, relative);
const type = (text: string): Type => ({ text });
const whole = "number & tags.MultipleOf<1>";

function createKit(declared: string[]): Kit<Type> {
  const object = (members: Readonly<Record<string, Type>>, isPartial = false): Type => {
    const rows = Object.entries(members).map(
      ([name, one]) => `${name}${isPartial || one.isOptional ? "?" : ""}: ${one.text};`,
    );
    return type(`{ ${rows.join(" ")} }`);
  };
  const union = (...texts: readonly string[]): Type => type(`(${texts.join(" | ")})`);
  return {
    text: type("string"),
    number: type("number"),
    integer: type(whole),
    safeInteger: type(
      `${whole} & tags.Minimum<${Number.MIN_SAFE_INTEGER}> & tags.Maximum<${Number.MAX_SAFE_INTEGER}>`,
    ),
    boolean: type("boolean"),
    anything: type("unknown"),
    anyObject: type("Record<string, unknown>"),
    matching: (_, { source }) => type(`string & tags.Pattern<${JSON.stringify(source)}>`),
    literal: (value) => type(JSON.stringify(value)),
    oneOf: (values) => union(...values.map((value) => JSON.stringify(value))),
    nullable: ({ text }) => union(text, "null"),
    optional: (one) => ({ ...one, isOptional: true }),
    list: ({ text }) => type(`(${text})[]`),
    map: ({ text }) => type(`Record<string, ${text}>`),
    either: (...branches) => union(...branches.map(({ text }) => text)),
    record: (members) => object(members),
    partial: (members) => object(members, true),
    named(name, describe) {
      declared.push(`type ${name} = ${describe(type(name)).text};`);
      return type(name);
    },
  };
}

/** Writes the types of the contracts, and a validator of each without its body. */
function writeSource(): string {
  const declared: string[] = [];
  const types = Object.entries(describeContract(createKit(declared)));
  const rows = types.map(([name, { text }]) => `  ${JSON.stringify(name)}: typia.createEquals<${text}>(),`);
  return `import typia, { type tags } from "typia";\n\n${declared.join("\n")}\n\nexport const validators = {\n${rows.join("\n")}\n};\n`;
}

/** Runs typia's own command to write its validators, unless it has done so for these types; nothing is patched. */
export function prepareTypia(): void {
  const [source, output] = [path("dist/types/validators.ts"), path("dist/typia/validators.ts")];
  const text = writeSource();
  if (existsSync(output) && existsSync(source) && readFileSync(source, "utf8") === text) return;
  mkdirSync(path("dist/types"), { recursive: true });
  writeFileSync(source, text);
  const command = path("node_modules/typia/lib/executable/typia.js");
  const options = ["--input", "dist/types", "--output", "dist/typia", "--project", "tsconfig.json"];
  execFileSync(process.execPath, [command, "generate", ...options], { cwd: path("."), stdio: "ignore" });
}
