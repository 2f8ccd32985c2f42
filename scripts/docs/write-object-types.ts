import { type Declaration, findDeclaration, type Model, type Type } from "#src/model/model.ts";
import { textFormats } from "#src/model/text-formats.ts";
import { renderTable } from "#src/util/markdown.ts";
import { cell } from "./markdown.ts";

/** Writes a table for each object type of a declaration. Each table except the first has its name as a heading. */
export function writeObjectTypes(model: Model, main: string, heading: string): string {
  const met = [findDeclaration(model, main)];
  let text = "";
  for (const declaration of met) {
    const title =
      declaration === met[0] && declaration.kind === "record"
        ? ""
        : `${heading} ${declaration.name}\n\n${declaration.doc}\n\n`;
    const note = (type: Type): string => nameType(model, type, (one) => met.includes(one) || met.push(one));
    if (declaration.kind === "record") text += `${title}${writeProperties(model, declaration, note)}\n\n`;
    else if (declaration.kind === "sum")
      for (const { record } of declaration.branches) note({ kind: "named", name: record });
  }
  return text.trim();
}

function writeProperties(
  model: Model,
  record: Declaration & { kind: "record" },
  note: (type: Type) => string,
): string {
  const rows = record.properties.map(({ name, type, optional, doc }) => {
    const words = note(type) + (optional ? ", optional" : "");
    return [`\`${name}\``, words, cell(doc + describeValues(model, type))];
  });
  return renderTable(["Property", "Type", "Description"], rows);
}

/** Lists the values of a vocabulary. */
function describeValues(model: Model, type: Type): string {
  if (type.kind === "nullable") return describeValues(model, type.of);
  if (type.kind === "list") return describeValues(model, type.items);
  const declaration = type.kind === "named" ? findDeclaration(model, type.name) : undefined;
  if (declaration?.kind === "alias") return describeValues(model, declaration.type);
  if (declaration?.kind !== "vocabulary") return "";
  const values = declaration.values.map((value) => `\`${value || '""'}\``).join(", ");
  return declaration.open ? ` Known values: ${values}.` : ` One of ${values}.`;
}

/** Describes a type, with links to its object types, and passes each of these to `note`. */
function nameType(model: Model, type: Type, note: (record: Declaration) => void): string {
  const name = (one: Type): string => nameType(model, one, note);
  switch (type.kind) {
    case "string":
      return textFormats.find((one) => one.name === type.format)?.words ?? "string";
    case "constant":
      return type.value === null ? "null" : `\`${JSON.stringify(type.value)}\``;
    case "json":
      return type.types.length === 6 ? "any value" : type.types.join(" or ");
    case "list":
      return `array of ${name(type.items)}`;
    case "map":
      return `map to ${name(type.values)}`;
    case "nullable":
      return `${name(type.of)} or null`;
    case "named":
      return nameDeclaration(findDeclaration(model, type.name), name, note);
    default:
      return type.kind;
  }
}

function nameDeclaration(
  declaration: Declaration,
  name: (type: Type) => string,
  note: (record: Declaration) => void,
): string {
  switch (declaration.kind) {
    case "record":
      note(declaration);
      return `[${declaration.name}](#${declaration.name.toLowerCase()})`;
    case "alias":
      return name(declaration.type);
    case "union":
      return [...new Set(declaration.branches.map(({ type }) => name(type)))].join(" or ");
    case "sum":
      return declaration.branches.map(({ record }) => name({ kind: "named", name: record })).join(" or ");
    default:
      return "string";
  }
}
