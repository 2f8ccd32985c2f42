import { itemAt } from "#src/util/item-at.ts";
import { isReceived } from "../is-received.ts";
import { isRecursive } from "../java/is-recursive.ts";
import { packageName, sharedPackageName } from "../java/names.ts";
import { type Carried, findTagId, type NamedModel, rootBranches, rootEvents } from "../naming.ts";
import { breaks, runOn, runParsed, unreadable } from "./emit-readers.ts";
import { kdoc } from "./kdoc.ts";
import type { Shared, SharedMember } from "./shared-members.ts";
import { kotlinPackageName, writeId } from "./types.ts";

/** Writes the file that all editions of a contract share, the newest first. */
export function emitShared(editions: readonly Carried[], shared: Shared): string {
  const models = editions.map(({ model }) => model);
  const newest = itemAt(models, 0);
  const { main, scope } = newest;
  const root = scope.get(main)!;
  const events = rootEvents(newest);
  const tag =
    events === undefined
      ? ""
      : `${kdoc([`The value of \`${events.tag}\` as it was sent.`], "    ")}    public val ${writeId(findTagId(events, scope))}: String\n\n`;
  const members = (shared.get(main) ?? []).map(writeMember).join("\n");
  const unknown =
    events === undefined
      ? ""
      : `
${kdoc([`A document with a \`${events.tag}\` that no edition has (W6.1).`])}public interface UnknownEvent : ${main} {
${kdoc(["The document as received."], "    ")}    public val document: ObjectNode
}
`;
  return `${writeInterfaces(models, shared).join("\n")}
${kdoc([`${root.doc} Of any edition.`])}public interface ${main} : JsonEncodable {
${tag}${kdoc(["The first edition that accepts it; empty if no edition has its event."], "    ")}    public val edition: String

${members}${kdoc(["Writes the document as ASCII JSON: everything that was read, with unknown members; missing members stay missing."], "    ")}    public fun write(): String = Encoder.write(this)

${writeRules(itemAt(editions, 0))}${writeCompanion(editions)}    }
}
${unknown}`;
}

/** Writes the method that lists the rules that a document breaks, by Java's table. */
function writeRules({ model, rules }: Carried): string {
  if (rules === undefined) return "";
  const doc = kdoc(["Lists what is suspicious in the valid document."], "    ");
  return `${doc}    public fun warnings(): List<example.annotationcontracts.Warning> =
        ${sharedPackageName(model)}.${model.main}.RULES.find(toJson())

`;
}

/** Writes an interface of each shared record and union. */
function writeInterfaces(models: readonly NamedModel[], shared: Shared): readonly string[] {
  const { main } = itemAt(models, 0);
  const branches = new Set(models.flatMap(rootBranches).map(({ record }) => record));
  return [...shared]
    .filter(([name]) => name !== main)
    .map(([name, members]) => {
      const doc = models.map(({ scope }) => scope.get(name)?.doc).find((one) => one !== undefined) ?? "";
      const body = members.map(writeMember).join("\n");
      return `${kdoc([`${doc} Has the members that its editions share.`])}public interface ${name} : ${branches.has(name) ? main : "JsonEncodable"}${body === "" ? "" : ` {\n${body}}`}
`;
    });
}

const reads =
  "Reads a document from the exact bytes of a [body], by the first of the [editions] that accepts it; default: all, the newest first.";

/** Writes the companion that reads documents of any edition. */
function writeCompanion(editions: readonly Carried[]): string {
  const models = editions.map(({ model }) => model);
  const newest = itemAt(models, 0);
  const { main } = newest;
  const isDeep = models.some(isRecursive);
  const java = `${sharedPackageName(newest)}.${main}`;
  const rows = models.map(
    (one) => `                is ${packageName(one)}.${main} -> ${kotlinPackageName(one)}.${main}.of(java)\n`,
  );
  return `    public companion object {
${kdoc(["The editions, the newest first."], "        ")}        public val editions: List<String> get() = ${java}.EDITIONS.names()

${kdoc([reads, "", unreadable, breaks], "        ")}        public fun parse(body: ByteArray, vararg editions: String, mode: Mode = Mode.TOLERANT): ${main} =
            ${runParsed(`of(${java}.fromJson(node, mode, *editions))`, isDeep)}

${kdoc(["Decodes a value that is already parsed, such as by an `ObjectMapper`."], "        ")}        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): ${main} =
            ${runOn(`of(${java}.fromJson(node))`, isDeep)}

        internal fun of(java: ${java}): ${main} =
            when (java) {
${rows.join("")}                else -> error("a document of no edition")
            }
${isReceived(itemAt(editions, 0)) ? writeReceiver(newest, java) : ""}`;
}

function writeMember({ id, doc, type, isAlways }: SharedMember): string {
  const getter = isAlways ? "" : " get() = null";
  return `${kdoc([doc], "    ")}    public val ${writeId(id)}: ${type}${getter}\n`;
}

function writeReceiver({ main, scope }: NamedModel, java: string): string {
  const id = writeId(findTagId(rootEvents({ main, scope })!, scope));
  return `
${kdoc(["Makes a receiver for deliveries of any edition, with the [secret] of the webhook."], "        ")}        public fun receiver(secret: String, options: Receiver.Builder<${main}>.() -> Unit): Receiver<${main}> =
            Receiver.Builder(${java}.CONTRACT.convert(::of, ${main}::${id}, ${main}::edition)).secret("default", secret).apply(options).build()
`;
}
