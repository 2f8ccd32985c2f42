import type { Json } from "../model/model.ts";
import type { Node, Schema } from "../model/schema.ts";
import type { Arm, ArrayArm, ObjectArm, Shape, StringArm } from "./arms.ts";
import type { Members } from "./candidate-values.ts";
import type { ContractDocument } from "./change.ts";
import { itemAt, nameFor } from "./facets.ts";
import { readContract } from "./read-contract.ts";
import { Shapes } from "./shape.ts";
import { findTexts } from "./texts.ts";
import { isIn, listExamples, Values } from "./values.ts";
import { View } from "./view.ts";

/** Texts of each format of JSON Schema. */
const formatted: Readonly<Record<string, string>> = {
  date: "2024-03-04",
  "date-time": "2024-03-04T07:55:10Z",
  duration: "P1D",
  email: "person@service.example",
  hostname: "service.example",
  "idn-email": "person@service.example",
  "idn-hostname": "service.example",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  iri: "https://service.example/1",
  "json-pointer": "/a",
  regex: "^a$",
  "relative-json-pointer": "0",
  time: "07:55:10Z",
  uri: "https://service.example/1",
  "uri-reference": "/1",
  "uri-template": "https://service.example/{id}",
  uuid: "123e4567-e89b-12d3-a456-426614174000",
};

/** Makes a text of a format with more than 255 characters, if one exists. */
export function longText(format: string | undefined): string | undefined {
  const text = formatted[format ?? ""];
  if (format === "date-time") return `2024-03-04T07:55:10.${"1".repeat(300)}Z`;
  return text !== undefined && /^(?:uri|iri|json-pointer)/.test(format ?? "")
    ? text + "a".repeat(300)
    : undefined;
}

/** Makes a value that fits a schema; undefined if none is found. */
export type MakeValue = (schema: Node) => Json | undefined;

interface Walk {
  readonly values: Values;
  /** Schemas around the value. None of them is entered again. */
  readonly within: ReadonlySet<Schema>;
  readonly left: { count: number };
}

/** Most values of one document. Beyond that, optional values are left out. */
const MOST = 5_000;
/** Most items or members that are added to reach a required number. */
const LONGEST = 100;

/** Creates a maker of values for schemas of a contract. It fills every member and puts an item in each list. */
export function createMaker(document: ContractDocument): MakeValue {
  const contract = readContract(document);
  const view = new View(contract);
  const shapes = new Shapes();
  const values = new Values();
  return (schema) => {
    try {
      const shape = shapes.of([{ view, node: contract.read(schema) }]);
      return fill(shape, { values, within: new Set(), left: { count: MOST } });
    } catch (cause) {
      // A reference that leads to itself has no values.
      if (cause instanceof RangeError) return undefined;
      throw cause;
    }
  };
}

function fill(shape: Shape, walk: Walk): Json | undefined {
  walk.left.count -= 1;
  for (const arm of shape.arms.toSorted((a, b) => rankArm(a) - rankArm(b))) {
    const nodes = arm.parts.map(({ node }) => node);
    const made = nodes.some((node) => walk.within.has(node))
      ? undefined
      : fillArm(arm, { ...walk, within: new Set([...walk.within, ...nodes]) });
    if (made !== undefined) return made;
  }
  return undefined;
}

/** Ranks arms by how much they show: those described by keywords without a named type first, null and booleans last. */
function rankArm(arm: Arm): number {
  const keyword = arm.json === "object" ? "properties" : "items";
  const isMeant = ({ node }: Arm["parts"][number]): boolean =>
    node.type === undefined && node[keyword] !== undefined;
  if ((arm.json === "object" || arm.json === "array") && arm.parts.some(isMeant)) return 0;
  const isPoor = (value: Json): boolean => value === null || typeof value === "boolean";
  return arm.json === "values" && arm.values.every(isPoor) ? 2 : 1;
}

function fillArm(arm: Arm, walk: Walk): Json | undefined {
  const fits = (value: Json): boolean => isIn(arm, value);
  switch (arm.json) {
    case "values":
      return arm.values.find((value) => value !== null && value !== false) ?? arm.values[0];
    case "number":
      return (
        [arm.integer ? 1 : 0.5, ...arm.steps].find(fits) ??
        walk.values.basic(arm).toSorted((a, b) => Math.abs(Number(a)) - Math.abs(Number(b)))[0]
      );
    case "string":
      return textsFor(arm).find(fits) ?? findTexts(arm).find(fits) ?? walk.values.basic(arm)[0];
    case "array": {
      const made = fillArray(arm, walk);
      return fits(made) ? made : walk.values.basic(arm).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
    }
    case "object": {
      const made = fillObject(arm, walk);
      return fits(made) ? made : joinFitting(made, arm, walk);
    }
  }
}

/** Fills an object with members that do not fit together: the smallest that fits, and each that still fits in. */
function joinFitting(made: Members, arm: ObjectArm, { values }: Walk): Json | undefined {
  const [least] = values.basic(arm);
  if (least === undefined) return undefined;
  let kept = least as Members;
  for (const [name, value] of Object.entries(made)) {
    const next = { ...kept, [name]: value };
    if (isIn(arm, next)) kept = next;
  }
  return kept;
}

function sizeOf(value: Json): number {
  return JSON.stringify(value).length;
}

function textsFor(arm: StringArm): Json[] {
  return [...listExamples(arm), ...arm.formats.flatMap((format) => formatted[format] ?? []), "text"];
}

function fillArray(arm: ArrayArm, walk: Walk): Json[] {
  const { min = 0, max = Infinity } = arm.length;
  const count = Math.min(Math.max(min, arm.prefix.length, 1), max, LONGEST);
  return Array.from({ length: count }, (_, i) => fill(itemAt(arm, i).shape, walk)).filter(
    (one) => one !== undefined,
  );
}

function fillObject(arm: ObjectArm, walk: Walk): Members {
  const made: [string, Json][] = [];
  const add = (name: string, shape: Shape): void => {
    const value = fill(shape, walk);
    if (value !== undefined) made.push([name, value]);
  };
  for (const [name, { shape, optional }] of arm.fields)
    if (!optional || walk.left.count > 0) add(name, shape);
  const [patterned] = arm.patterns;
  if (patterned !== undefined) add(nameFor(patterned[0], arm, arm) ?? "name", patterned[1].shape);
  const isMap = patterned === undefined && arm.rest.shape.parts.length > 0;
  const missing = Math.min(Math.max((arm.length.min ?? 0) - made.length, isMap ? 1 : 0), LONGEST);
  const [name = "name"] = arm.names === undefined ? [] : walk.values.of(arm.names);
  for (let i = 1; i <= missing; i += 1) add(i === 1 ? String(name) : `${name}${i}`, arm.rest.shape);
  return Object.fromEntries(made);
}
