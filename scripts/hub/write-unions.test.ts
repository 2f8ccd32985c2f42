import { expect, test } from "vitest";
import type { Schema } from "#src/model/schema.ts";
import { writeUnions } from "./write-unions.ts";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const record = (properties: Readonly<Record<string, Schema>>): Schema => ({ type: "object", properties });
const text = { type: "string" };
const pet = (discriminator: object): Schema => ({
  ...record({ kind: text }),
  description: "A pet.",
  discriminator,
});

test("a record with heirs becomes their union, and they say their own names", () => {
  const mapping = {
    cat: "#/components/schemas/Cat",
    lion: "#/components/schemas/Cat",
    dog: "#/components/schemas/Dog",
  };
  const discriminator = { propertyName: "kind", mapping };
  const dog = { ...record({ kind: { const: "dog" } }), allOf: [ref("Pet")] };
  const schemas = {
    Pet: pet(discriminator),
    Cat: { allOf: [ref("Pet"), record({ lives: { type: "integer" } })] },
    Dog: dog,
    Owner: record({ pet: { allOf: [ref("Pet")] } }),
  };
  expect(writeUnions(schemas)).toEqual({
    PetBase: { ...record({ kind: text }), description: "A pet." },
    Pet: { description: "A pet.", anyOf: [ref("Cat"), ref("Dog")], discriminator },
    Cat: {
      allOf: [
        ref("PetBase"),
        record({ lives: { type: "integer" } }),
        { properties: { kind: { type: "string", enum: ["cat", "lion"] } } },
      ],
    },
    Dog: { ...dog, allOf: [ref("PetBase")] },
    Owner: schemas.Owner,
  });
});

test("without a mapping the heirs are named as they are called", () => {
  const schemas = { Pet: pet({ propertyName: "kind" }), Cat: { ...record({}), allOf: [ref("Pet")] } };
  expect(writeUnions(schemas).Cat).toEqual({
    ...record({}),
    allOf: [ref("PetBase"), { properties: { kind: { type: "string", enum: ["Cat"] } } }],
  });
});

test.each<[string, Readonly<Record<string, Schema>>]>([
  ["nobody inherits", { Pet: pet({ propertyName: "kind" }), Owner: record({ pet: ref("Pet") }) }],
  [
    "an heir inherits by way of another",
    {
      Pet: pet({ propertyName: "kind", mapping: { cat: "Cat", lion: "Lion" } }),
      Cat: { ...record({}), allOf: [ref("Pet")] },
      Lion: { ...record({}), allOf: [ref("Cat")] },
    },
  ],
  [
    "it is a union already",
    { Pet: { oneOf: [ref("Cat")], discriminator: { propertyName: "kind" } }, Cat: record({}) },
  ],
])("a record stays where %s", (_, schemas) => {
  expect(writeUnions(schemas)).toEqual(schemas);
});
