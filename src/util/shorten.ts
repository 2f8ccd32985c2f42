/** Cuts a text that has more than `most` UTF-16 code units, with `…` instead of the rest. */
export function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
