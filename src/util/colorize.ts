import { styleText } from "node:util";

/** The meaning of a piece of text, which decides its colour. */
export type Tone = "good" | "bad" | "doubtful" | "strong" | "quiet" | "place";

/** Colours text by its meaning, or returns it unchanged. */
export type Colorize = (tone: Tone, text: string) => string;

const formats: Readonly<Record<Tone, Parameters<typeof styleText>[0]>> = {
  good: "green",
  bad: ["bold", "red"],
  doubtful: ["bold", "yellow"],
  strong: "bold",
  quiet: "dim",
  place: "cyan",
};

/** Creates the `Colorize` of an output. The text stays plain unless `colour` is true. */
export function createColorize(colour: boolean): Colorize {
  if (!colour) return (_tone, text) => text;
  return (tone, text) => (text === "" ? "" : styleText(formats[tone], text, { validateStream: false }));
}

/** Checks whether an output gets colours: yes on a terminal, no if `NO_COLOR` is set; `FORCE_COLOR` overrides both. */
export function wantsColour(
  output: { readonly isTTY: boolean },
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  const { FORCE_COLOR: forced = "", NO_COLOR: forbidden = "", TERM: terminal } = env;
  if (forced !== "") return forced !== "0" && forced !== "false";
  return output.isTTY && forbidden === "" && terminal !== "dumb";
}
