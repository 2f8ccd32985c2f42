import { expect, test } from "vitest";
import { escapeXml } from "./escape-xml.ts";

test.each([
  ["plain", "plain"],
  ["&", "&amp;"],
  [`a & b < c > "d"`, "a &amp; b &lt; c &gt; &quot;d&quot;"],
  ["a\tb\nc\r", "a&#9;b&#10;c&#13;"],
  ["a\u0000b\ud800c\uffff", "a\ufffdb\ufffdc\ufffd"],
])("escapes %j", (text, expected) => {
  expect(escapeXml(text)).toBe(expected);
});
