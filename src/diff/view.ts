import type { Mode } from "../model/contract.ts";
import { inMode } from "../model/contract-in-mode.ts";
import { mapSubschemas, type Node, omit, type Schema } from "../model/schema.ts";
import { getOrMake } from "../util/get-or-make.ts";
import type { Entry } from "./list-bodies.ts";
import { type ReadContract, readPlace } from "./read-contract.ts";

/** A contract as one kind of reader sees it: what a sender must send, or what a tolerant receiver accepts. */
export class View {
  /** Name and mode, such as `webhook@2.4, strict`. */
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly #contract: ReadContract;
  /** Undefined if schemas are read as they are written. */
  readonly mode: Mode | undefined;
  /** Whether someone reads documents by it; else documents are made from it. */
  readonly isReading: boolean;
  readonly #written: View | undefined;
  readonly #targets: Map<string, Node>;

  constructor(contract: ReadContract, mode?: Mode, isReading = false) {
    this.isReading = isReading;
    this.#contract = contract;
    this.#targets = shareTargets(contract, mode);
    this.mode = mode;
    this.#written = mode === undefined ? undefined : new View(contract);
    this.name = `${contract.name}, ${mode ?? "as it is written"}`;
    this.entries = contract.entries.map((entry) => ({ ...entry, schema: this.#change(entry.schema) }));
  }

  /** Finds what a reference leads to. */
  target($ref: string): Node {
    const key = $ref.slice("#/$defs/".length);
    return getOrMake(this.#targets, key, () => this.#change(this.#contract.definitions[key] ?? true));
  }

  /** Checks whether several references lead to a schema. */
  isShared(node: Node): boolean {
    return (this.#contract.references.get(readPlace(node) ?? "") ?? 0) > 1;
  }

  /** Returns a schema as it is written. */
  written({ view, node }: { readonly view: View; readonly node: Node }): { view: View; node: Node } {
    const found = this.#contract.places.get(readPlace(node) ?? "");
    return { view: this.#written ?? view, node: found ?? node };
  }

  #change(schema: Node): Node {
    if (typeof schema === "boolean" || this.mode === undefined) return schema;
    const changed = inMode(schema, this.mode, this.#contract.definitions as Record<string, Schema>);
    return this.mode === "tolerant" ? withoutExclusion(changed) : changed;
  }
}

const changed = new WeakMap<ReadContract, Map<Mode | undefined, Map<string, Node>>>();

/** Returns the definitions as changed for a mode. All views of a contract share them. */
function shareTargets(contract: ReadContract, mode: Mode | undefined): Map<string, Node> {
  const modes = getOrMake(changed, contract, () => new Map<Mode | undefined, Map<string, Node>>());
  return getOrMake(modes, mode, () => new Map<string, Node>());
}

/** Keywords that test a value. If their schema accepts more, the whole accepts less. */
const tests = new Set(["not", "if", "contains", "propertyNames"]);

/** Lets several branches match at once, since the branches of a tolerant receiver accept more than they say. */
function withoutExclusion(schema: Schema): Schema {
  if (typeof schema !== "object") return schema;
  const inner = mapSubschemas(schema, (one, [keyword = ""]) =>
    tests.has(keyword) ? one : withoutExclusion(one),
  );
  if (inner.oneOf === undefined) return inner;
  const { oneOf, allOf = [] } = inner;
  return inner.anyOf === undefined
    ? { ...omit(inner, "oneOf"), anyOf: oneOf }
    : { ...omit(inner, "oneOf"), allOf: [...allOf, { anyOf: oneOf }] };
}
