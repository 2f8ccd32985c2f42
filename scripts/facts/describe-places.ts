import { type Declaration, findDeclaration, type JsonType, type Model, type Type } from "#src/model/model.ts";
import { textFormats } from "#src/model/text-formats.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { defined } from "#src/util/defined.ts";
import { readSentence } from "./read-sentence.ts";
import type { Place, Places } from "./types.ts";

/** Describes everything in a model's documents: types, known values, and sentences with their clauses. */
export function describePlaces(model: Model): Places {
  const definitions = model.declarations.map((one) => [one.name, describeDeclaration(one, model)] as const);
  return {
    root: describe({ kind: "named", name: model.main }, model),
    definitions: Object.fromEntries(definitions),
  };
}

function describe(type: Type, model: Model): Place {
  switch (type.kind) {
    case "string":
      return type.format === undefined ? { type: "string" } : describeFormat(type.format);
    case "integer":
      return {
        type: "integer",
        ...(type.safe && { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
      };
    case "constant":
      return { type: type.value === null ? "null" : "string", values: [type.value], closed: true };
    case "json":
      return describeRaw(type.types);
    case "list": {
      const items = describe(type.items, model);
      return { type: `array of ${items.type}`, json: ["array"], items };
    }
    case "map":
      return { type: "object", rest: describe(type.values, model) };
    case "nullable":
      return { ...describe(type.of, model), nullable: true };
    case "named":
      return refer(type.name, model);
    default:
      return { type: type.kind };
  }
}

function describeFormat(name: string): Place {
  const format = assertDefined(
    textFormats.find((one) => one.name === name),
    name,
  );
  return { type: format.words, json: ["string"], format: name };
}

function describeRaw(types: readonly JsonType[]): Place {
  if (types.length === 6) return { type: "anything" };
  const others = types.filter((type) => type !== "null");
  const nullable = others.length < types.length && { nullable: true as const };
  const places = others.map((type): Place => {
    const anything = { type: "anything" };
    return type === "array" ? { type: "array of anything", json: ["array"], items: anything } : { type };
  });
  const [first] = places;
  if (first !== undefined && places.length === 1) return { ...first, ...nullable };
  return { ...describeUnion(places), ...nullable };
}

function describeUnion(places: readonly Place[]): Place {
  const words = new Set(places.map(({ type }) => type));
  const json = new Set(places.flatMap((one) => one.json ?? [one.type === "integer" ? "number" : one.type]));
  return { type: [...words].join(" or "), json: [...json], anyOf: places };
}

/** Describes a reference to a declaration, which describes the nested properties. */
function refer(name: string, model: Model): Place {
  const one = findDeclaration(model, name);
  const own = readOwn(one.doc);
  if (one.kind === "record" || one.kind === "sum") return { type: "object", ...own, definition: name };
  const { type, json, nullable, values, closed } = describeDeclaration(one, model);
  return { type, ...defined({ json, nullable, values, closed }), ...own, definition: name };
}

function describeDeclaration(one: Declaration, model: Model): Place {
  const own = readOwn(one.doc);
  switch (one.kind) {
    case "record": {
      const properties = one.properties.map(({ name, type, optional, doc }) => {
        const place = withSentence(describe(type, model), doc);
        return [name, optional ? { ...place, optional: true as const } : place] as const;
      });
      return { type: "object", properties: Object.fromEntries(properties), ...own };
    }
    case "vocabulary":
      return { type: "string", values: one.values, ...(!one.open && { closed: true as const }), ...own };
    case "alias":
      return withSentence(describe(one.type, model), one.doc);
    case "union":
      return { ...describeUnion(one.branches.map(({ type }) => describe(type, model))), ...own };
    case "sum": {
      const anyOf = one.branches.map(({ record }) => refer(record, model));
      return { type: "object", json: ["object"], anyOf, ...own };
    }
  }
}

/** Adds a property's own description, unless only the description of its type cites a clause. */
function withSentence(place: Place, doc: string): Place {
  const own = readOwn(doc);
  return own.clause === undefined && place.clause !== undefined ? place : { ...place, ...own };
}

function readOwn(doc: string): Pick<Place, "about" | "clause"> {
  return doc === "" ? {} : readSentence(doc);
}
