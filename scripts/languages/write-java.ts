import {
  type Declaration,
  findDeclaration,
  type Model,
  type Property,
  type RecordType,
  type Sum,
  type Type,
} from "#src/model/model.ts";
import { codeFile, type GeneratedFile } from "../generated-file.ts";
import { editionId, escapeName, isAnyObject, listEvents, listModels } from "./declarations.ts";

const directory = "languages/java/src/main/java/example/annotationcontracts/generated";

/** Returns the Java class name of an edition, such as `V2_4` or `RasterInfo2019`. */
function className({ name, edition }: Model): string {
  const text = editionId(edition);
  return name === "webhook" ? `V${text}` : `RasterInfo${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Writes a class per edition with its records, and the list of editions; `models` are tolerant. */
export function writeJava(models: readonly Model[]): GeneratedFile[] {
  return [
    ...models.map((model) =>
      codeFile(`${directory}/${className(model)}.java`, model.source, writeClass(model)),
    ),
    codeFile(`${directory}/Editions.java`, "contracts.config.ts", writeEditions(models)),
  ];
}

function writeClass(model: Model): string {
  const own = className(model);
  const what = model.name === "webhook" ? "Deliveries" : "Raster info";
  const parts = model.declarations.map((one) => writeDeclaration(one, model)).filter((text) => text !== "");
  return `package example.annotationcontracts.generated;

import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.*;
import java.math.BigDecimal;
import java.util.*;
import org.openapitools.jackson.nullable.JsonNullable;

/** ${what} of edition ${model.edition}. */
public final class ${own} {
  private ${own}() {}

${parts.join("\n")}}
`;
}

function doc(text: string, indent = "  "): string {
  return `${indent}/** ${escapeDoc(text)} */\n`;
}

function escapeDoc(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("@", "&#64;")
    .replaceAll("*/", "*&#47;");
}

function writeDeclaration(one: Declaration, model: Model): string {
  switch (one.kind) {
    case "record":
      return writeRecord(one, model);
    case "vocabulary":
      return `${doc(one.doc)}  public static final class ${one.name} {
    private ${one.name}() {}

${one.values.map((word) => `${doc(word || "The empty text.", "    ")}    public static final String ${constant(word)} = ${JSON.stringify(word)};\n`).join("")}  }
`;
    case "sum":
      return writeSum(one, model);
    default:
      return "";
  }
}

function constant(word: string): string {
  const name = word
    .replace(/^-/, "minus-")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .toUpperCase();
  return name === "" ? "EMPTY" : /^\d/.test(name) ? `_${name}` : name;
}

function writeSum({ name, doc: text, tag = "", branches }: Sum, model: Model): string {
  const records = branches.map(({ record }) => record).join(", ");
  if (model.name === "webhook" && name === model.main)
    return `${doc(text)}  public sealed interface ${name} extends Event permits ${records} {
    @Override
    default String edition() {
      return "${model.edition}";
    }
  }
`;
  return `${doc(text)}  @JsonDeserialize(using = ${name}.Reader.class)
  public sealed interface ${name} permits ${records} {
    /** Chooses the record. */
    final class Reader extends SumReader<${name}> {
      /** Names the records. */
      public Reader() {
        super(${name}.class, ${JSON.stringify(tag)});
      }
    }
  }
`;
}

function writeRecord({ name, doc: text, properties, tag }: RecordType, model: Model): string {
  const sums = model.declarations
    .filter((one) => one.kind === "sum")
    .filter(({ branches }) => branches.some(({ record }) => record === name));
  const interfaces = sums.length === 0 ? "" : ` implements ${sums.map((one) => one.name).join(", ")}`;
  const names = sums
    .flatMap(({ branches }) => branches)
    .filter((one) => one.record === name && one.value !== "");
  const none =
    sums.length > 0 && tag === undefined
      ? `  @JsonDeserialize(using = JsonDeserializer.None.class)\n${names.map(({ value }) => `  @JsonTypeName(${JSON.stringify(value)})\n`).join("")}`
      : "";
  const rows = properties.map((one) => `      ${writeProperty(one, model)}`);
  const params = properties.map((one) => `   * @param ${camel(one.name)} ${escapeDoc(one.doc)}\n`).join("");
  return `  /**
   * ${escapeDoc(text)}
   *
${params}   * @param extra properties that the contract does not list
   */
${none}  public record ${name}(
${[...rows, EXTRA].join(",\n")})${interfaces} {}
`;
}

/** The component for unknown properties. Its JSON name must not match any property. */
const EXTRA = '      @JsonProperty("\\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra';

/**
 * Writes a component: a JsonNullable if it may be both absent and null; if only one is possible, null stands for it.
 */
function writeProperty({ name, type, optional }: Property, model: Model): string {
  const head = `@JsonProperty(value = "${name}", required = ${!optional})`;
  const java = writeType(type, model, optional);
  const [written, include] =
    optional && type.kind === "nullable"
      ? [`JsonNullable<${java}>`, "ALWAYS"]
      : [java, optional ? "NON_NULL" : "ALWAYS"];
  return `${head} @JsonInclude(JsonInclude.Include.${include}) ${written} ${camel(name)}`;
}

function writeType(type: Type, model: Model, boxed = true): string {
  const inner = (one: Type): string => writeType(one, model);
  switch (type.kind) {
    case "string":
    case "constant":
      return "String";
    case "boolean":
      return boxed ? "Boolean" : "boolean";
    case "number":
      return "BigDecimal";
    case "integer":
      return type.safe ? (boxed ? "Long" : "long") : "BigDecimal";
    case "json":
      return isAnyObject(type) ? "ObjectNode" : "JsonNode";
    case "list":
      return `List<${inner(type.items)}>`;
    case "map":
      return `Map<String, ${inner(type.values)}>`;
    case "nullable":
      return inner(type.of);
    default:
      return writeNamed(findDeclaration(model, type.name), model, boxed);
  }
}

function writeNamed(one: Declaration, model: Model, boxed: boolean): string {
  switch (one.kind) {
    case "alias":
      return writeType(one.type, model, boxed);
    case "vocabulary":
      return "String";
    case "union": {
      // A value of several JSON types stays JSON; null with a single type becomes null.
      const [first, ...more] = one.branches.filter(({ json }) => json !== "null");
      return first !== undefined && more.length === 0 ? writeType(first.type, model) : "JsonNode";
    }
    default:
      return one.name;
  }
}

/** Words that cannot be the names of record components. */
const RESERVED =
  "abstract assert boolean break byte case catch char class clone const continue default do double else enum extends extra false final finalize finally float for getClass goto hashCode if implements import instanceof int interface long native new notify notifyAll null package private protected public return short static strictfp super switch synchronized this throw throws toString transient true try void volatile wait while";

function camel(name: string): string {
  return escapeName(
    name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    RESERVED,
  );
}

function writeEditions(models: readonly Model[]): string {
  const { webhooks, rasters } = listModels(models);
  const events = webhooks.map((model) => {
    const rows = listEvents(model).map(
      ({ event, record }) => `Map.entry(${JSON.stringify(event)}, ${className(model)}.${record}.class)`,
    );
    return `    editions.put("${model.edition}", Map.ofEntries(\n        ${rows.join(",\n        ")}));\n`;
  });
  const infos = rasters.map(
    (model) => `    rasters.put("${model.edition}", ${className(model)}.${model.main}.class);\n`,
  );
  return `package example.annotationcontracts.generated;

import example.annotationcontracts.Event;
import java.util.*;

/** The editions of the contracts. */
public final class Editions {
  private Editions() {}

  /** The edition of the source document. */
  public static final String SOURCE = "${models[0]?.edition}";

  /** Records by event, for each edition of deliveries, newest first. */
  public static final Map<String, Map<String, Class<? extends Event>>> DELIVERIES;

  /** The type of each edition of raster info, the source document's first. */
  public static final Map<String, Class<?>> RASTER_INFO;

  static {
    Map<String, Map<String, Class<? extends Event>>> editions = new LinkedHashMap<>();
${events.join("")}    DELIVERIES = Collections.unmodifiableMap(editions);
    Map<String, Class<?>> rasters = new LinkedHashMap<>();
${infos.join("")}    RASTER_INFO = Collections.unmodifiableMap(rasters);
  }
}
`;
}
