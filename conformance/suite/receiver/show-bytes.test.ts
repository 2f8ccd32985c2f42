import { expect, test } from "vitest";
import { escapeControls, showBytes } from "./show-bytes.ts";

test.each([
  { name: "UTF-8", bytes: Buffer.from("žluť\r\n\t日"), shown: "žluť\r\n\t日" },
  { name: "what is not UTF-8", bytes: Buffer.from('{"a":"\u00e9\n"}', "latin1"), shown: '{"a":"\\xe9\n"}' },
  { name: "control characters", bytes: Buffer.from("\u001b[2J\u0000\u0085"), shown: "\\x1b[2J\\x00\\x85" },
  { name: "a mark", bytes: Buffer.from("\ufeff{}"), shown: "\ufeff{}" },
  { name: "what is cut", bytes: Buffer.alloc(3_000, "a"), shown: `${"a".repeat(2_000)}… (1000 more bytes)` },
  {
    name: "what is cut amid a character",
    bytes: Buffer.from(`a${"é".repeat(1_500)}`),
    shown: `a${"é".repeat(999)}… (1001 more bytes)`,
  },
])("$name is shown", ({ bytes, shown }) => {
  expect(escapeControls(showBytes(bytes))).toBe(shown);
});
