import { expect, test } from "vitest";
import { blot, givesAway } from "./secret-forms.ts";

const secret = 'clé "鍵" / key';

test.each([
  { name: "as it is", text: `key=${secret}` },
  { name: "in JSON", text: JSON.stringify({ secret }) },
  { name: "in JSON of ASCII alone", text: '"cl\\u00e9 \\"\\u9375\\" / key"' },
  { name: "in an address", text: `/?key=${encodeURIComponent(secret)}` },
  { name: "in base64", text: `Basic ${Buffer.from(secret).toString("base64")}` },
])("a secret is found and blotted out $name", ({ text }) => {
  expect(givesAway(Buffer.from(text), secret)).toBe(true);
  expect(blot(text, [secret])).toContain("‹secret›");
  expect(givesAway(Buffer.from(blot(text, [secret])), secret)).toBe(false);
});

test.each([
  { name: "another text", text: "clé 鍵 key", one: secret },
  { name: "a secret of three characters", text: "a key", one: "key" },
])("givesAway passes over $name", ({ text, one }) => {
  expect(givesAway(Buffer.from(text), one)).toBe(false);
});

test("blot hides a secret of any length", () => {
  expect(blot("a key", ["key"])).toBe("a ‹secret›");
  expect(blot("a key", [""])).toBe("a key");
});

test("blot hides digests, and parts of one from 16 digits on", () => {
  const digest = "0123456789abcdef".repeat(4);
  const [half, less] = [digest.slice(32).toUpperCase(), digest.slice(0, 15)];
  expect(blot(`sha256=${digest}, ${half}, ${less}`, [])).toBe(`sha256=‹digits›, ‹digits›, ${less}`);
});
