/** A text format of the contracts: the keywords that ask for one, and the function that checks it. */
export interface TextFormat {
  readonly name: string;
  /** What a text of this form is called, such as `UTC timestamp`. */
  readonly words: string;
  /** Function of `scripts/artefacts/validators/formats.ts`. */
  readonly check: string;
  readonly format?: string;
  readonly pattern: string;
}

/** Text formats with a quick check of their own; any other `format` or `pattern` is a residual. */
export const textFormats: readonly TextFormat[] = [
  {
    name: "utc-date-time",
    words: "UTC timestamp",
    check: "isUtcDateTime",
    format: "date-time",
    pattern: String.raw`^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?(Z|\+00:00)$`,
  },
  {
    name: "http-url",
    words: "URL",
    check: "isHttpUrl",
    format: "uri",
    pattern: String.raw`^[Hh][Tt][Tt][Pp][Ss]?://([^/?#@]*@)?(\[[^/?#@]+\]|[^/?#:@]+)(:[0-9]*)?([/?#]|$)`,
  },
  {
    name: "http-url-or-path",
    words: "URL or path",
    check: "isPlatformUrl",
    format: "uri-reference",
    pattern: String.raw`^([Hh][Tt][Tt][Pp][Ss]?://([^/?#@]*@)?(\[[^/?#@]+\]|[^/?#:@]+)(:[0-9]*)?([/?#]|$)|/[^/?#])`,
  },
  {
    name: "hex-colour",
    words: "hex colour",
    check: "isHexColour",
    pattern: "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
  },
];
