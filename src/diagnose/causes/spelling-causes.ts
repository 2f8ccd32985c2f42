import { pythonExponents, pythonNumbers } from "../../json/python-numbers.ts";
import { floatsAsIntegers, integersAsFloats, respell } from "../../json/respell.ts";
import type { Bodies } from "../cause.ts";

/** Says how the same JSON may have been written when it was signed, and writes it that way. */
export const spellingCauses = {
  "respelt-slashes-unescaped": {
    meaning: "the JSON was signed with / where there is \\/ here",
    spellings: [{ strings: "unslashed" }],
  },
  "respelt-slashes-escaped": {
    meaning: "the JSON was signed with \\/ where there is / here",
    spellings: [{ strings: "slashed" }],
  },
  "respelt-escape-case": {
    meaning: "the JSON was signed with \\u escapes in the other case",
    spellings: [{ strings: "upper" }, { strings: "lower" }],
  },
  "respelt-unescaped": {
    meaning: "the JSON was signed with letters where there are escapes here",
    spellings: [{ strings: "plain" }],
  },
  "respelt-escaped": {
    meaning: "the JSON was signed with \\u escapes where there are letters here",
    spellings: [{ strings: "ascii" }, { strings: "ascii-upper" }],
  },
  "respelt-integers": {
    meaning: "the JSON was signed with 1 where there is 1.0 here",
    json: (json: string): Bodies => [floatsAsIntegers(json)],
  },
  "respelt-floats": {
    meaning: "the JSON was signed with 1.0 where there is 1 here",
    json: (text: string): Bodies => integersAsFloats(text),
  },
  "respelt-compact": {
    meaning: "the JSON was signed without white space",
    layout: "compact",
  },
  "respelt-python": {
    meaning: "the JSON was signed with a space after commas and colons, as Python writes it",
    layout: "python",
  },
  "respelt-indent-2": {
    meaning: "the JSON was signed indented by 2 spaces",
    layout: "indent-2",
  },
  "respelt-indent-4": {
    meaning: "the JSON was signed indented by 4 spaces",
    layout: "indent-4",
  },
  "respelt-tabs": {
    meaning: "the JSON was signed indented by tabs",
    layout: "tabs",
  },
  "respelt-html-escaped": {
    meaning: "the JSON was signed with \\u escapes for <, > and &, as Go and Rails write it",
    spellings: [{ strings: "html" }, { layout: "compact", strings: "html" }],
  },
  "respelt-php": {
    meaning: "the JSON was signed with \\/ and \\u escapes, as PHP writes it",
    spellings: [{ strings: "php" }, { layout: "compact", strings: "php" }],
  },
  "respelt-sorted": {
    meaning: "the JSON was signed with its members sorted by name",
    everyLayout: { sorted: true },
    spellings: [
      {
        layout: "compact",
        sorted: true,
        strings: "html",
      },
    ],
  },
  "respelt-newline": {
    meaning: "the JSON was signed in another layout and with a newline at the end",
    everyLayout: { end: "\n" },
    spellings: [{ layout: "compact", strings: "html", end: "\n" }],
  },
  "respelt-by-javascript": {
    meaning: "the JSON was signed as JavaScript writes it, with other forms of numbers",
    json: (json: string): Bodies => [0, 2, 4].map((indent) => JSON.stringify(JSON.parse(json), null, indent)),
  },
  "respelt-exponents": {
    meaning: "the JSON was signed with 1e-07 where there is 1e-7 here, as Python writes it",
    json: (json: string): Bodies => [pythonExponents(json)],
  },
  "respelt-from-python": {
    meaning: "the JSON was signed as Python writes it; here it was parsed and serialised again by JavaScript",
    remedy:
      "verify the bytes as they arrive, such as by express.raw(): JSON.stringify loses 235.0, 1e-07 and -0.0 for good",
    json: (json: string): Bodies => fromPython(json),
  },
  "body-missing": {
    meaning: "the body here is empty, which no delivery is",
    remedy: "verify before the framework consumes the body, or let it keep the raw bytes",
  },
} as const;

/** Lists what Python may have written for a JSON text that JavaScript has serialised. */
function* fromPython(json: string): Generator<string> {
  for (const numbers of pythonNumbers(json)) {
    yield respell(numbers, { layout: "python", strings: "ascii" });
    yield respell(numbers, { layout: "python" });
  }
}
