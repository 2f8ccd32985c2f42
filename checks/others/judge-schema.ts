import type { ContractSettings } from "#src/model/contract.ts";
import { itemAt } from "#src/text/item-at.ts";
import { readCause } from "#src/text/read-cause.ts";
import { writeLanguages } from "../../scripts/artefacts/languages/write-languages.ts";
import { apply } from "../../scripts/artefacts/suite/change.ts";
import { type DerivedSuite, deriveSuites } from "../../scripts/artefacts/suite/write-suite.ts";
import { writeTypes } from "../../scripts/artefacts/types/write-types.ts";
import { writeValidators } from "../../scripts/artefacts/validators/write-validators.ts";
import { type ReadContract, readContracts } from "../../scripts/generate.ts";
import type { Sources } from "../../scripts/sources/sources.ts";

/** The outcome of a schema. */
export interface Judged {
  readonly name: string;
  /** Why it has no validators and types, in one sentence; or the package that it lacks. */
  readonly refusal?: string;
  /** Why packages reject it, a sentence each; undefined where it has no validators. */
  readonly packages?: readonly string[];
  /** Changed documents that were judged. */
  readonly documents: number;
  /** Documents where the emitted validators and plain Ajv disagree; undefined until they are judged. */
  readonly disagreements?: readonly string[];
}

const source = "own.json";

/**
 * Generates validators, types and packages of a schema, and compares verdicts with plain Ajv's on changed documents. Yields the
 * result in two steps, because the documents of a large schema may need more memory than there is.
 */
export async function* judgeSchema(name: string, text: string, own: Sources): AsyncGenerator<Judged> {
  const contracts: readonly ContractSettings[] = [
    {
      name: "own",
      idBase: "https://own.example",
      source,
      annotations: "ignore",
      editions: [{ edition: "1" }],
    },
  ];
  const sources = new Map([...own, [source, text]]);
  let read: ReadContract;
  let validators: Awaited<ReturnType<typeof writeValidators>>;
  try {
    read = itemAt(await readContracts({ contracts, sources }), 0);
    validators = await writeValidators(read.contract, read.models);
    writeTypes(read.models.strict);
  } catch (cause) {
    yield { name, refusal: readSentence(cause), documents: 0, disagreements: [] };
    return;
  }
  const { refusals } = await writeLanguages([read.contract], sources);
  yield { name, packages: refusals, documents: 0 };
  const { suites } = deriveSuites(read.contract);
  const found = await Promise.all(
    (["strict", "tolerant"] as const).map(async (mode) => {
      const path = `generated/validators/${read.contract.slug}/${mode}/${read.contract.main.name}.js`;
      const code = validators.find((file) => file.path === path)?.text ?? "";
      const module = await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
      return suites.flatMap((suite) => compare(suite, mode, module.validate));
    }),
  );
  const documents = suites.reduce((sum, { cases }) => sum + 2 * cases.length, 0);
  yield { name, packages: refusals, documents, disagreements: found.flat() };
}

/** Lists the cases of a suite where a validator gives another verdict. */
export function compare(
  { sample, cases }: Pick<DerivedSuite, "sample" | "cases">,
  mode: "strict" | "tolerant",
  validate: (document: unknown) => readonly unknown[],
): string[] {
  return cases.flatMap((one) => {
    const undone = one.changes.map((change) => apply(sample, change));
    const accepts = validate(sample).length === 0;
    for (const undo of undone.toReversed()) undo?.();
    return accepts === one[mode]
      ? []
      : [`${mode}: ${JSON.stringify(one.changes).slice(0, 200)}, Ajv says ${one[mode]}`];
  });
}

/** Returns the message of an error; throws if it is a stack or several lines. */
function readSentence(cause: unknown): string {
  const { message } = readCause(cause);
  if (!/^cannot [^\n]+$/.test(message))
    throw new Error(`cannot take this for a sentence: ${message}`, { cause });
  return message;
}
