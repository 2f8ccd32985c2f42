import { createMaker, type MakeValue } from "#src/diff/create-maker.ts";
import { formatPointer } from "#src/json/pointer.ts";
import { type Contract, listRoots, type Root } from "#src/model/contract.ts";
import type { Schema } from "#src/model/schema.ts";
import { isObject } from "#src/util/is-object.ts";
import type { GeneratedFile } from "../../sources/generated-file.ts";
import type { Sample } from "../../sources/sources.ts";
import type { Change } from "./change.ts";
import { createJudge, type Judge } from "./create-judge.ts";
import { type DerivedCase, deriveCases, type Verdict } from "./derive-cases.ts";
import { resolveSchema } from "./list-leaves.ts";

/** Cases of a document type: a sample with every member, and changes of it with their verdicts. */
export interface DerivedSuite {
  readonly root: Root;
  /** Name of its files without ending: that of the document type, with a number for each further branch of a union. */
  readonly name: string;
  readonly sample: object;
  readonly cases: readonly DerivedCase[];
}

/** The suite of a contract, and a sentence for each document type that has none. */
interface DerivedSuites {
  readonly suites: readonly DerivedSuite[];
  readonly missing: readonly string[];
}

/**
 * Derives the conformance suite of a contract from its schemas, and from samples if no document can be made from a
 * schema alone. Plain Ajv gives the verdicts.
 */
export function deriveSuites(contract: Contract, samples: readonly Sample[] = []): DerivedSuites {
  const judge = createJudge(contract);
  const make = createMaker({ name: contract.name, document: judge.document });
  const entered = new Set<string>();
  const suites: DerivedSuite[] = [];
  const missing: string[] = [];
  for (const root of listRoots(contract)) {
    try {
      const found = listSuites(root, { judge, make, samples, entered });
      suites.push(...found);
      if (found.length === 0) missing.push(`${head(contract, root)}, since no document of it could be made`);
    } catch (cause) {
      if (!(cause instanceof RangeError)) throw cause;
      missing.push(`${head(contract, root)}, since its schema leads back to itself without end`);
    }
  }
  return { suites, missing };
}

function head({ slug }: Contract, { event, name }: Root): string {
  return `${slug}: no cases for ${event ?? name}`;
}

/** What suites of a contract share. */
interface Shared {
  readonly judge: Judge;
  readonly make: MakeValue;
  readonly samples: readonly Sample[];
  readonly entered: Set<string>;
}

function listSuites(root: Root, { judge, make, samples, entered }: Shared): DerivedSuite[] {
  const { definitions } = judge;
  const judgeRoot = judge.judge(root);
  return listBranches(judge.readSchema(root), definitions).flatMap((schema, i) => {
    const sample = findSample(make(schema), i === 0 ? samples : [], judgeRoot);
    if (sample === undefined) return [];
    const kept = structuredClone(sample);
    const name = i === 0 ? root.name : `${root.name}.${i + 1}`;
    const subject = { name, schema, definitions, document: sample, judge: judgeRoot, make, entered };
    return [{ root, name, sample: kept, cases: deriveCases(subject) }];
  });
}

/** Lists the branches of a union that is a whole document, each with its own sample; else the schema itself. */
function listBranches(schema: Schema, definitions: Judge["definitions"]): readonly Schema[] {
  const { oneOf, anyOf } = resolveSchema(schema, definitions);
  const branches = oneOf ?? anyOf ?? [];
  return branches.length < 2 ? [schema] : branches;
}

/** Picks a document made from the schema if it is valid, else the largest valid sample. */
function findSample(
  made: unknown,
  samples: readonly Sample[],
  judge: (document: unknown) => Verdict,
): object | undefined {
  const given = samples
    .map(({ value }) => ({ value, size: JSON.stringify(value).length }))
    .sort((a, b) => b.size - a.size)
    .map(({ value }) => value);
  const found = [made, ...given].find((one) => isObject(one) && judge(one).strict);
  return found === undefined ? undefined : structuredClone(found as object);
}

/** Files of a suite, the samples by document type, and a sentence for each document type that has none. */
interface WrittenSuite {
  readonly files: readonly GeneratedFile[];
  readonly samples: ReadonlyMap<string, object>;
  readonly missing: readonly string[];
}

/** Writes the suite of a contract: for each document type its sample, and a file of cases, a line each. */
export function writeSuite(contract: Contract, given: readonly Sample[] = []): WrittenSuite {
  const { slug, source: from, edition } = contract;
  const { suites, missing } = deriveSuites(contract, given);
  const files = suites.flatMap(({ root, name, sample, cases }) => {
    const head = {
      contract: contract.name,
      edition,
      ...(root.event !== undefined && { event: root.event }),
      sample: `../../samples/${slug}/${name}.json`,
    };
    const rows = cases.map((one) => JSON.stringify(writeRow(one)));
    const text = `${JSON.stringify(head).slice(0, -1)},"cases":[\n${rows.join(",\n")}\n]}\n`;
    return [
      {
        path: `generated/samples/${slug}/${name}.json`,
        text: `${JSON.stringify(sample, null, 2)}\n`,
        from,
      },
      { path: `generated/suite/${slug}/${name}.json`, text, from },
    ];
  });
  return { files, missing, samples: new Map(suites.map(({ name, sample }) => [name, sample])) };
}

/** Writes a case: what is set, removed, or how often an item is repeated, by JSON Pointer; and the modes in which it is valid. */
function writeRow({ changes, strict, tolerant }: DerivedCase): object {
  const pointer = ({ steps }: Change): string => formatPointer(steps);
  const set = changes
    .filter((one) => "value" in one && one.times === undefined)
    .map((one) => [pointer(one), one.value]);
  const repeat = changes.filter(({ times }) => times !== undefined).map((one) => [pointer(one), one.times]);
  const remove = changes.filter((one) => !("value" in one)).map(pointer);
  return {
    ...(set.length > 0 && { set: Object.fromEntries(set) }),
    ...(repeat.length > 0 && { repeat: Object.fromEntries(repeat) }),
    ...(remove.length > 0 && { remove }),
    valid: strict === tolerant ? strict : strict ? "strict" : "tolerant",
  };
}
