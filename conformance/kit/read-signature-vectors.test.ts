import { expect, test } from "vitest";
import { verify } from "#src/signature/signature.ts";
import { findCase } from "./find-case.ts";
import { readSignatureVectors } from "./read-signature-vectors.ts";

const vectors = readSignatureVectors();

test.each(vectors)("$id: $description", async ({ secrets, body, header, bareDigest, now, verdict }) => {
  expect(
    await verify({ secrets, body, header, allowUnprefixed: bareDigest, ...(now !== undefined && { now }) }),
  ).toEqual(verdict);
});

test("a vector is found by its id", () => {
  expect(findCase(vectors, "known-pair").verdict).toEqual({ ok: true, keyId: "default" });
});

const strangers = [
  { id: "known-pare", message: 'cannot find the case "known-pare": did you mean "known-pair"?' },
  { id: "elephant", message: 'cannot find the case "elephant": there is none' },
];

test.each(strangers)("$message", ({ id, message }) => {
  expect(() => findCase(vectors, id)).toThrow(new TypeError(message));
});
