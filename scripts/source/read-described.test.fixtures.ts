import { readJson, readSources } from "#scripts/files.ts";
import { type ReadContract, readContracts } from "#scripts/hub/read-contracts.ts";
import type { Schema } from "#src/model/schema.ts";
import { contracts } from "../../contracts.config.ts";
import { membersIn, type SourceTable } from "./read-source.test.fixtures.ts";

/** A text of a contract's default edition that describes something. */
export interface Described {
  readonly contract: "webhook" | "raster-info";
  /** Such as `Task.overlap`, or `receive update:task: 200`. */
  readonly place: string;
  readonly description: string;
}

/** Every edition before its publication, which lifts the clauses out of descriptions; the source document's first. */
export const editions: readonly ReadContract[] = await readContracts(contracts, await readSources());

/** A JSON document with a few known members. */
interface Node {
  readonly description?: unknown;
  readonly [member: string]: unknown;
}

/** Reads the definitions of the default edition of a contract, by title. */
export function readDefinitions(contract: Described["contract"]): Readonly<Record<string, Schema>> {
  if (contract === "webhook") return editions[0]?.contract.definitions ?? {};
  const { definitions }: { readonly definitions: Readonly<Record<string, Schema>> } = readJson(
    "schemas/raster-info.2019.schema.json",
  );
  const all = Object.entries(definitions);
  return Object.fromEntries(all.map(([key, schema]) => [String(schema.title ?? key), schema]));
}

/** A definition with members that a table of a source document lists. */
export interface Subject {
  readonly name: string;
  readonly definitions: Readonly<Record<string, Schema>>;
  readonly schema: Schema;
}

/** Lists the definitions that a table is about: one, the shapes of a task (W-task), or the envelopes of an action. */
export function listSubjects(clause: string, { of = "" }: SourceTable): readonly Subject[] {
  const definitions = readDefinitions(clause.startsWith("W") ? "webhook" : "raster-info");
  const names = of.endsWith(":")
    ? Object.keys(definitions).filter((name) => readEvent(definitions[name] ?? {}).startsWith(of))
    : [of, ...(of === "Task" ? ["CreatedTask", "DeletedTask"] : [])];
  return names.flatMap((name) => {
    const schema = definitions[name];
    return schema === undefined ? [] : [{ name, definitions, schema }];
  });
}

/** Lists the members that a row of a table is about, by their names in a definition. */
export function nameMembers({ schema }: Subject, row: readonly string[]): readonly string[] {
  const [, resource = ""] = readEvent(schema).split(":");
  return membersIn(row).map((member) => member.replace("<resource>", resource));
}

function readEvent({ properties }: Schema): string {
  return String(properties?.event?.const ?? "");
}

/** Lists what the default editions say about their definitions, members, operations, parameters and answers. */
export function readDescribed(): readonly Described[] {
  return [...readOperations(), ...contractNames().flatMap(describedIn)];
}

function contractNames(): readonly Described["contract"][] {
  return contracts.map(({ name }) => name as Described["contract"]);
}

function describedIn(contract: Described["contract"]): readonly Described[] {
  return Object.entries(readDefinitions(contract)).flatMap(([name, schema]) => [
    ...said(contract, name, schema),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, member]) =>
      said(contract, `${name}.${key}`, member),
    ),
    ...[...(schema.anyOf ?? []), schema.items].flatMap((branch, index) =>
      said(contract, `${name}: branch ${index + 1}`, branch ?? {}),
    ),
  ]);
}

/** What is read from an operation. */
type Operation = Node & {
  readonly parameters?: readonly Node[];
  readonly responses: Readonly<Record<string, Node>>;
};

function readOperations(): readonly Described[] {
  const openapi = editions[0]?.openapi?.platform as unknown as Readonly<Record<"webhooks" | "paths", object>>;
  const all: Readonly<Record<string, { readonly post: Operation }>> = {
    ...openapi.webhooks,
    ...openapi.paths,
  };
  return Object.entries(all).flatMap(([name, { post }]) => [
    ...said("webhook", `operation ${name}`, post),
    ...(post.parameters ?? []).flatMap((one) => said("webhook", `operation ${name}: ${one.name}`, one)),
    ...Object.entries(post.responses).flatMap(([status, one]) =>
      said("webhook", `operation ${name}: ${status}`, one),
    ),
  ]);
}

function said(contract: Described["contract"], place: string, { description }: Node): readonly Described[] {
  return typeof description === "string" ? [{ contract, place, description }] : [];
}
