/** Patterns of known texts, each with a phrase that says what the text is. The first match counts. */
const texts: readonly (readonly [pattern: RegExp, phrase: string])[] = [
  [
    /^\s*Driver: [\s\S]*\nSize is \d+, \d+/,
    "this is the text of gdalinfo, which is about images; raster info comes from gdalmdiminfo",
  ],
  [
    /^\s*Driver: /,
    "this is the text that gdal mdim info prints; its option --format json prints JSON, and so does gdalmdiminfo",
  ],
];

/**
 * Recognizes text that a program printed instead of a contract's JSON, and says what it is; undefined for other text.
 */
export function adviseOnText(text: string): string | undefined {
  return texts.find(([pattern]) => pattern.test(text))?.[1];
}
