import type { EnvelopeSettings } from "#src/model/contract.ts";
import { itemAt } from "#src/util/item-at.ts";
import { quote } from "../names.ts";
import type { Carried } from "../naming.ts";
import { writeUnion } from "./types.ts";

/** Writes the receiver of a contract with events, and the types of its handlers; empty for other contracts. */
export function emitHandlers(carried: readonly Carried[]): string {
  const { contract } = itemAt(carried, 0);
  const events = listEvents(carried);
  const [example] = events.keys();
  if (contract.envelope === undefined || example === undefined) return "";
  return `
if TYPE_CHECKING:
    from .receiver import BaseReceiver, Context

    Handlers = TypedDict(
        "Handlers",
        {
${handlerRows(events)}        },
        total=False,
    )
    """Handlers by event or pattern: each takes a delivery and its context, and may be a coroutine function."""

    class Receiver(BaseReceiver[Handlers]):
        """Receives deliveries: \`Receiver(secret, on={${quote(example)}: handler})\`."""

else:

    def __getattr__(name):
        """Loads the receiver when it is needed."""
        if name != "Receiver":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from .receiver import Facts, Scheme, create_class

        globals()["Receiver"] = receiver = create_class(Facts(
${factRows(contract, contract.envelope)}        ), __name__)
        return receiver
`;
}

/** Lists the record of each event of any edition. */
function listEvents(carried: readonly Carried[]): ReadonlyMap<string, string> {
  const rows = carried.flatMap(({ contract, model }) => {
    const named = new Map(contract.parts.map(({ type, event }) => [type, event]));
    return model.declarations.flatMap(({ kind, name }) => {
      const event = named.get(name);
      return event === undefined || kind !== "record" ? [] : [[event, name] as const];
    });
  });
  return new Map(rows);
}

function handlerRows(events: ReadonlyMap<string, string>): string {
  const keys = new Map<string, string[]>();
  for (const [event, type] of events) {
    for (const key of listKeys(event)) keys.set(key, [...(keys.get(key) ?? []), type]);
  }
  const rows = [
    ...[...keys].map(([key, types]) => [key, writeUnion(types.map(quote))] as const),
    ["unknown", "UnknownEvent"] as const,
    ["invalid", "Json"] as const,
  ];
  return rows
    .map(([key, type]) => `            ${quote(key)}: Callable[[${type}, Context], object],\n`)
    .join("");
}

function factRows({ signature, program }: Carried["contract"], envelope: EnvelopeSettings): string {
  const text = (value: string | undefined): string => (value === undefined ? "None" : quote(value));
  const requests = (envelope.onRequest ?? []).map((event) => `${quote(event)}, `);
  const scheme = Object.entries(signature ?? {}).map(([key, value]) => `${key}=${quote(value)}`);
  const rows = {
    contract: "CONTRACT",
    member: text(envelope.tag),
    header: text(envelope.header),
    on_request: `(${requests.join("").trimEnd()})`,
    webhook: text(envelope.webhookId),
    signature: signature === undefined ? "None" : `Scheme(${scheme.join(", ")})`,
    program: text(program),
  };
  return Object.entries(rows)
    .map(([key, value]) => `            ${key}=${value},\n`)
    .join("");
}

/** Lists the keys of handlers for an event: its name and the patterns. */
function listKeys(event: string): readonly string[] {
  const [action = "", ...rest] = event.split(":");
  return rest.length === 0 ? [event, "*"] : [event, `*:${rest.join(":")}`, `${action}:*`, "*"];
}
