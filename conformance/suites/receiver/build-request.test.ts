import { describe, expect, test } from "vitest";
import type { RequestData } from "#generated/internal/cases-receiver.d.ts";
import { readReceiverCases } from "../runner/read-case-files.ts";
import { buildRequest } from "./build-request.ts";

const settings = {
  url: new URL("http://localhost:3000/hook"),
  secret: "a shared secret",
  limit: 65_536,
  keep: false,
};

/** Every request of every case. */
const rows = readReceiverCases().flatMap(({ id, before = [], ...last }) =>
  [...before, last].map((one, index) => ({
    id: `${id} ${index + 1}`,
    expect: one.expect,
    request: one.request ?? {},
  })),
);

/** What must be rejected for its signature alone. */
const forged = rows.filter(({ expect, request: { signature } }) => {
  const { secret, algorithm, over } = signature ?? {};
  return expect === "refused" && [secret, algorithm, over].some((value) => value !== undefined);
});

function buildBody(request: RequestData, seed?: number): Buffer {
  const { transfer, ...rest } = request;
  return Buffer.concat(buildRequest(rest, { ...settings, seed }).pieces.map(({ bytes }) => bytes));
}

describe.each([undefined, 1, 2, 3])("with seed %s", (seed) => {
  const built = (some: typeof rows) =>
    some.map(({ id, request }) => ({ id, ...buildRequest(request, { ...settings, seed }) }));

  test("no forged signature is right by chance", () => {
    const right = built(forged).filter(({ head, digest }) => head.toString("latin1").includes(digest));
    expect({ right, forged: forged.length > 20 }).toEqual({ right: [], forged: true });
  });

  test("no request shows a digest", () => {
    const shown = built(rows).filter(({ shown, digest }) =>
      shown.toLowerCase().includes(digest.slice(0, 32)),
    );
    expect({ shown, rows: rows.length > 200 }).toEqual({ shown: [], rows: true });
  });
});

test("no seed spells a body over the least limit that is under it as it stands", () => {
  const size = (request: RequestData, seed?: number): number => buildBody(request, seed).length;
  const under = rows.filter(({ request }) => size(request) <= settings.limit);
  const over = under.flatMap(({ id, request }) =>
    Array.from({ length: 20 }, (_, seed) => seed + 1)
      .filter((seed) => size(request, seed) > settings.limit)
      .map((seed) => `${id}, seed ${seed}`),
  );
  expect({ over, rows: under.length > 200 }).toEqual({ over: [], rows: true });
});

test("a seed changes the bytes, and the same seed gives the same", () => {
  const request = { body: { sample: "update-task" } };
  const bodies = [undefined, 1, 2, 3, 1].map((seed) => buildBody(request, seed).toString());
  expect(new Set(bodies).size).toBe(4);
  expect(bodies[4]).toBe(bodies[1]);
  expect(bodies.map((body) => JSON.parse(body))).toEqual(bodies.map(() => JSON.parse(bodies[0]!)));
});

test.each([
  { name: "in one piece", transfer: {}, sizes: [41] },
  { name: "in three pieces", transfer: { pieces: 3 }, sizes: [14, 14, 13] },
  { name: "in more pieces than bytes", transfer: { pieces: 99 }, sizes: Array<number>(41).fill(1) },
  { name: "cut inside characters", transfer: { pieces: "characters" as const }, sizes: [7, 34] },
  { name: "without its last byte", transfer: { end: "before-last-byte" as const }, sizes: [40] },
])("a body is sent $name", ({ transfer, sizes }) => {
  const request = { body: { bytes: [{ text: `{"a":"žl", "b":"${" ".repeat(22)}"}` }] }, transfer };
  expect(buildRequest(request, settings).pieces.map(({ bytes }) => bytes.length)).toEqual(sizes);
});

test("chunks carry their length, and the last a trailer", () => {
  const request = {
    body: { bytes: [{ text: "ab", times: 9 }] },
    transfer: { chunked: true, pieces: 2, signatureInTrailer: true },
    signature: { lines: ["x"] },
  } as const;
  const { head, pieces } = buildRequest(request, settings);
  expect(head.toString()).toBe(
    "POST /hook HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n",
  );
  expect(Buffer.concat(pieces.map(({ bytes }) => bytes)).toString()).toBe(
    "9\r\nababababa\r\n9\r\nbabababab\r\n0\r\nX-Signature-256: x\r\n\r\n",
  );
});

test.each([
  {
    lines: ["sha256={hex}"],
    value: "sha256=e1b24265bf2e0b20c81837993b4f1415f7b68c503114d100a40601eca6a2745f",
    shown: "sha256=…",
  },
  { lines: ["{HEX:0:4}-{hex:62:64}"], value: "E1B2-5f", shown: "…-…" },
  { lines: ["{hex:60:62}{unlike:62:64}"], value: "74a0", shown: "……" },
  { lines: ["{base64}"], value: "4bJCZb8uCyDIGDeZO08UFfe2jFAxFNEApAYB7KaidF8=", shown: "…" },
])("$lines writes a signature of the known vector as $value", ({ lines, value, shown }) => {
  const request = { body: { bytes: [{ text: "" }] }, signature: { lines } };
  const built = buildRequest(request, { ...settings, secret: "mykey" });
  const findSignature = (head: string): string | undefined => /X-Signature-256: (.*)\r\n/.exec(head)?.[1];
  expect([findSignature(built.head.toString()), findSignature(built.shown)]).toEqual([value, shown]);
});
