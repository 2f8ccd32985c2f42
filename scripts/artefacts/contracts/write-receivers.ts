import type { Contract } from "#src/model/contract.ts";
import { type GeneratedFile, moduleFiles } from "../../sources/generated-file.ts";
import { nameContracts } from "./contract-names.ts";

const library = "annotation-contracts";

/** Writes a receiver for each contract of deliveries, bound to the contract and its signatures; it imports the installed library. */
export function writeReceivers(editions: readonly Contract[]): GeneratedFile[] {
  return nameContracts(editions).flatMap(({ name, first, hasEvents }) => {
    if (!hasEvents) return [];
    const { signature, source: from } = first;
    const isSigned = signature !== undefined;
    const code = `
import { createReceiver as create } from "${library}/receiver";
${isSigned ? `import { createVerifierOf } from "${library}/signature";\n` : ""}import { contract as written } from "../contracts/${name}.js";

export const contract = { ...written${isSigned ? `, createVerifier: createVerifierOf(${JSON.stringify(signature)})` : ""} };

export const createReceiver = (options) => create({ ...options, contract });
`;
    const types = `
import type { ContractReceiverOptions, Receiver } from "${library}/receiver";
import type { EventsByEdition } from "../contracts/${name}.d.ts";
import type { DeliveryContract } from "../contracts/types.d.ts";

/** The ${name} contract, with the verifier of its signatures. */
export declare const contract: DeliveryContract<EventsByEdition>;

type Unbound<Options> = Options extends unknown ? Omit<Options, "contract"> : never;

/** Creates a receiver of the ${name} contract; see \`createReceiver\` of \`${library}/receiver\`.${isSigned ? "" : " Nothing is signed: `secret: null` accepts every request."} */
export declare function createReceiver(
  options: Unbound<ContractReceiverOptions<keyof EventsByEdition & string, EventsByEdition>>,
): Receiver;
`;
    return moduleFiles(`generated/receivers/${name}`, from, code, types);
  });
}
