import { memory as facts } from "#generated/contracts/delivery.memory.js";
import { quote } from "../util/quote.ts";
import { hasFunction, readMember } from "../util/read-member.ts";

/**
 * Checks what a receiver with a memory is given besides the options of every receiver. The types rule most of it out,
 * but JavaScript does not, and a slip would show at a delivery only, or never.
 *
 * @throws TypeError
 */
export function checkOptions(memory: unknown, derived: object): void {
  if (!hasFunction(readMember(memory, "store"), "transact"))
    fail(
      "memory.store is no store, such as createMemoryStateStore() or await createPostgresStateStore({ pool })",
    );
  const seal = readMember(memory, "seal");
  if (seal !== undefined && !(hasFunction(seal, "seal") && hasFunction(seal, "open")))
    fail("memory.seal takes { seal, open }");
  for (const name of ["maxResources", "days", "duplicateDays"]) {
    const value = readMember(memory, name);
    if (value !== undefined && !(typeof value === "number" && value > 0))
      fail(`memory.${name} takes a positive number, found ${quote(value)}`);
  }
  const names: readonly string[] = facts.derived.map(({ name }) => name);
  for (const [name, handler] of Object.entries(derived)) {
    if (!names.includes(name))
      fail(`derived has no event ${quote(name)}; there are ${names.map(quote).join(", ")}`);
    if (handler !== undefined && typeof handler !== "function")
      fail(`the handler of ${quote(name)} is not a function`);
  }
}

function fail(reason: string): never {
  throw new TypeError(`cannot create the receiver: ${reason}`);
}
