import { describe, expect, test } from "vitest";
import { examine } from "./examine.ts";
import { makeMutants } from "./make-mutants.ts";

const mutants = makeMutants();

describe("mutants", () => {
  test("meet every status and every code of tolerant mode", () => {
    const codes = new Set(mutants.flatMap(({ errors }) => errors.map((error) => error.split(" ")[0])));
    expect([...new Set(mutants.map(({ status }) => status))].sort()).toEqual(["invalid", "unknown", "valid"]);
    expect([...codes].sort()).toEqual(["range", "required", "type", "unknown-event", "value"]);
  });

  test("have names of their own", () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });
});

/** An adapter that returns every document and accepts every signature. */
const credulous = `
  const answers = {
    describe: () => ({ name: "credulous", operations: ["validate", "parse", "sign", "verify"], contracts: ["webhook", "raster-info"], modes: ["tolerant"] }),
    validate: () => ({ status: "valid" }),
    parse: ({ body }) => ({ status: "valid", document: body }),
    sign: () => ({ header: "sha256=" }),
    verify: () => ({ ok: true, keyId: "default" }),
  };
  require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
    const request = JSON.parse(line);
    console.log(JSON.stringify({ id: request.id, ...answers[request.op](request) }));
  });
`;

describe("examine", () => {
  test("finds what an adapter gets wrong", async () => {
    const { cases, failures } = await examine(["node", "-e", credulous]);
    const wrong = mutants.filter(({ status }) => status !== "valid").map(({ name }) => name);
    expect(failures.filter((failure) => wrong.some((name) => failure.startsWith(`${name}: `)))).toHaveLength(
      wrong.length,
    );
    expect(failures.some((failure) => failure.startsWith("signature/"))).toBe(true);
    expect(cases).toBeGreaterThan(300);
  });
});
