import { expect, test } from "vitest";
import { fillMarkers, renderTable } from "./markdown.ts";

test("fills what stands between markers, and nothing else", () => {
  const text = "before\n<!-- one -->\nold\n<!-- /one -->\nafter <!-- two --><!-- /two -->\n";
  expect(fillMarkers(text, { one: "new", two: "2" })).toBe(
    "before\n<!-- one -->\nnew\n<!-- /one -->\nafter <!-- two -->\n2\n<!-- /two -->\n",
  );
});

test.each(["nothing", "<!-- one -->", "<!-- /one --> <!-- one -->"])(
  "refuses %j, which lacks markers",
  (text) => {
    expect(() => fillMarkers(text, { one: "" })).toThrow('the markers "<!-- one -->" are missing');
  },
);

test("writes a table", () => {
  expect(renderTable(["a", "b"], [["1", "2"]])).toBe("| a | b |\n| --- | --- |\n| 1 | 2 |");
});
