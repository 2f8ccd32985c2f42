/** What a text may be, in a phrase, by pattern; the first match counts. */
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

/** Says what a text is that programs print instead of a contract's JSON; undefined for any other text. */
export function adviseOnText(text: string): string | undefined {
  return texts.find(([pattern]) => pattern.test(text))?.[1];
}
