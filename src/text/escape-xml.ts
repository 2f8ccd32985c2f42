const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for XML: tabs and line ends survive in attributes, other control characters, which XML cannot hold, do not. */
export function escapeXml(text: string): string {
  if (!/[&<>"\p{Cc}\p{Cs}\ufffe\uffff]/u.test(text)) return text;
  return text
    .replace(/[&<>"]/g, (character) => escapes[character] ?? "")
    .replace(/[\n\t\r]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "\ufffd");
}
