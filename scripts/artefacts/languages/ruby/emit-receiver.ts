import { assertDefined } from "#src/util/assert-defined.ts";
import { isUsualSignature } from "../../../hub/body-signature.ts";
import type { Carried } from "../naming.ts";
import { quote } from "./types.ts";

/** Writes the receiver of a contract, which is loaded at its first use; empty if no signature can be verified. */
export function emitReceiver(carried: readonly Carried[], shared: string): string {
  const { contract } = assertDefined(carried[0], "edition");
  const { envelope, program = "" } = contract;
  if (!isUsualSignature(contract.signature) || envelope?.tag === undefined) return "";
  const rows = {
    tag: quote(envelope.tag),
    webhook: quote(envelope.webhookId ?? ""),
    header: quote(contract.signature?.header ?? ""),
    on_request: `[${(envelope.onRequest ?? []).map(quote).join(", ")}]`,
    program: quote(program),
  };
  const facts = Object.entries(rows).map(([key, value]) => `      ${key}: ${value}`);
  return `
module ${shared}
  # Loads the receiver when it is needed.
  def self.const_missing(name)
    return super unless name == :Receiver

    require_relative "receiver"
    const_set(:Receiver, AnnotationContracts::Receiver.for(
      contract: CONTRACT,
${facts.join(",\n")}
    ))
  end
end
`;
}
