import { expect, test } from "vitest";
import { makeDocument } from "../runner/make-document.ts";
import { readPayloadCases } from "../runner/read-case-files.ts";
import { judgeBody } from "./judge-body.ts";

const cases = readPayloadCases("webhook").filter(({ mode }) => mode !== "tolerant");

test("judgeBody agrees with every case that a strict reader must decide", () => {
  const wrong = cases.filter((one) => {
    const body = Buffer.from(JSON.stringify(makeDocument(one)));
    return judgeBody(body).status !== one.status;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(cases.length).toBeGreaterThan(400);
});

test.each([
  {
    name: "bytes that are not UTF-8",
    body: Buffer.from([0x7b, 0xff]),
    judged: { status: "not-utf8", offset: 1 },
  },
  { name: "a cut character", body: Buffer.from([0x22, 0xc3]), judged: { status: "not-utf8", offset: 1 } },
  {
    name: "a list",
    body: Buffer.from("[]"),
    judged: { status: "invalid", errors: ["the body: expected an object"] },
  },
  {
    name: "no event",
    body: Buffer.from("{}"),
    judged: { status: "invalid", errors: ["/event: expected a string"] },
  },
])("judgeBody judges $name", ({ body, judged }) => {
  expect(judgeBody(body)).toEqual(judged);
});
