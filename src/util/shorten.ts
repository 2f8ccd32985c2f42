/** Truncates text to `most` UTF-16 code units and replaces the rest, if any, with `…`. */
export function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
