import { createLibraryTestee } from "#conformance/suites/library/create-library-testee.ts";
import { createLibraryProcess, type LibraryProcess } from "#conformance/suites/library/library-process.ts";
import type { LibraryRequest } from "#conformance/suites/library/library-protocol.ts";
import { readLibraryCases } from "#conformance/suites/library/read-library-cases.ts";
import { countOutcomes } from "#conformance/suites/runner/outcome.ts";
import { runAndClose } from "#conformance/suites/runner/run-suite.ts";
import { sameJson } from "#src/json/same-json.ts";
import { type Mutant, makeMutants } from "./make-mutants.ts";

/** What an adapter was asked, and what it got wrong. */
interface Findings {
  readonly cases: number;
  readonly mutants: number;
  readonly failures: readonly string[];
}

/** Longest time in milliseconds for one answer; only a hang reaches it. */
const ANSWER_MS = 120_000;
/** A receiver reads in tolerant mode, and the types are those of that mode. */
const notOffered = "mode strict is not offered";
const mutants = makeMutants();

/** What an adapter may say about a place. */
interface Told {
  readonly code?: string;
  readonly rule?: string;
  readonly path: string;
  readonly message?: string;
}

/** Gives the cases of the library suite and all mutants to an adapter. */
export async function examine(command: readonly string[]): Promise<Findings> {
  const suite = await putSuite(command);
  const failures = [...suite.failures, ...(await runMutants(createLibraryProcess(command)))];
  return { cases: suite.passed, mutants: mutants.length, failures };
}

async function putSuite(
  command: readonly string[],
): Promise<{ readonly passed: number; readonly failures: readonly string[] }> {
  const testee = await createLibraryTestee(command);
  const cases = readLibraryCases();
  const { results, stopped } = await runAndClose({ suite: "library", cases, testee, timeout: ANSWER_MS });
  const failures = results.flatMap(({ case: { id }, outcome, reason, expected, received }) => {
    if (outcome === "failed") return [`${id}: expected ${expected}, received ${received}`];
    return outcome === "skipped" && reason !== notOffered ? [`${id}: ${reason}`] : [];
  });
  return { passed: countOutcomes(results).passed, failures: [...(stopped ? [stopped] : []), ...failures] };
}

async function runMutants(process: LibraryProcess): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const one of mutants)
    failures.push(
      ...(await judgeMutant(process, one).catch((error: Error) => [`${one.name}: ${error.message}`])),
    );
  await process.close();
  return failures;
}

async function judgeMutant(
  process: LibraryProcess,
  { name, contract, text, status, errors, sentences, warnings }: Mutant,
): Promise<readonly string[]> {
  const body = Buffer.from(text).toString("base64");
  const signal = AbortSignal.timeout(ANSWER_MS);
  const request: LibraryRequest = { op: "parse", contract, body };
  const answer = await process.ask(request, { signal });
  const told = (answer.errors ?? []) as Told[];
  const found = told.map(({ code, path }) => `${code} at "${path}"`).sort();
  if (answer.status !== status || found.join() !== errors.join())
    return [
      `${name}: expected ${[status, ...errors].join(", ")}, received ${[answer.status, ...found].join(", ")}`,
    ];
  // If an adapter returns its sentences, they must be those of every language.
  const said = told.map(({ path, message }) => `${path}: ${message}`).sort();
  if (
    told.every(({ message }) => message !== undefined) &&
    status === "invalid" &&
    said.join() !== sentences.join()
  )
    return [`${name}: expected ${sentences.join(", ")}, received ${said.join(", ")}`];
  if (status !== "valid") return [];
  // The same holds for the rules of a contract.
  const suspected = answer.warnings as Told[] | undefined;
  const warned = suspected?.map(({ rule, path, message }) => `${rule} ${path}: ${message}`).sort();
  if (warned !== undefined && warned.join() !== warnings.join())
    return [`${name}: expected warnings ${warnings.join(", ")}, received ${warned.join(", ")}`];
  const written = Buffer.from(String(answer.document), "base64").toString();
  return sameJson(JSON.parse(text), JSON.parse(written))
    ? []
    : [`${name}: the document that was written is another`];
}
