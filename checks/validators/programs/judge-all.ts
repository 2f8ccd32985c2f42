import { readFileSync } from "node:fs";

/** A document to judge, and the file of its schema. */
interface Question {
  readonly schema: string;
  readonly document: unknown;
}

type Accepts = (document: unknown) => boolean;

/** Validates each line of the named file, and prints a verdict a line. */
export async function judgeAll(
  compile: (schema: Readonly<Record<string, unknown>>) => Accepts | Promise<Accepts>,
): Promise<void> {
  const compiled = new Map<string, Accepts>();
  const lines: string[] = [];
  for (const line of readFileSync(process.argv[2]!, "utf8").trimEnd().split("\n")) {
    const { schema, document }: Question = JSON.parse(line);
    const accepts = compiled.get(schema) ?? (await compile(JSON.parse(readFileSync(schema, "utf8"))));
    compiled.set(schema, accepts);
    lines.push(String(accepts(document)));
  }
  console.log(lines.join("\n"));
}
