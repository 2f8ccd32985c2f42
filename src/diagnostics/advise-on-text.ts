/** Patterns of known program output, each with a phrase that identifies it. The first match counts. */
const texts: readonly (readonly [pattern: RegExp, phrase: string])[] = [
  [
    /^\s*Driver: [\s\S]*\nSize is \d+, \d+/,
    "this is the output of gdalinfo, which describes images; use gdalmdiminfo for raster info",
  ],
  [/^\s*Driver: /, "this is the text output of gdal mdim info; add --format json, or use gdalmdiminfo"],
];

/** Recognizes text that a program printed instead of JSON, and says what it is; undefined for any other text. */
export function adviseOnText(text: string): string | undefined {
  return texts.find(([pattern]) => pattern.test(text))?.[1];
}
