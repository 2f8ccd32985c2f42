import type { Page } from "playwright-core";

/** Opens a document as a file in the viewer. */
export async function choose(page: Page, name: string, document: unknown): Promise<void> {
  const text = typeof document === "string" ? document : JSON.stringify(document);
  await page.setInputFiles("#file", { name, mimeType: "application/json", buffer: Buffer.from(text) });
}

/** Two arrays over two dimensions. */
export const cube = {
  type: "group",
  dimensions: [
    { name: "y", full_name: "/y", size: 2 },
    { name: "x", full_name: "/x", size: 3 },
  ],
  arrays: { t: { datatype: "Byte", dimensions: ["/y"] }, u: { datatype: "Byte", dimensions: ["/y", "/x"] } },
};

/** A document of many arrays with attributes; 9,000 take some 5 MB. */
export function createLarge(count = 9_000, datatype = "Float32"): unknown {
  const attributes = Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`attribute_${i}`, `value ${i}`]),
  );
  const dimensions = ["/time", "/lat", "/lon"];
  const arrays = Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`array_${i}`, { datatype, dimensions, attributes }]),
  );
  const sizes = [
    ["time", 12],
    ["lat", 180],
    ["lon", 360],
  ] as const;
  return {
    type: "group",
    dimensions: sizes.map(([name, size]) => ({ name, full_name: `/${name}`, size })),
    groups: { first: { arrays } },
  };
}
