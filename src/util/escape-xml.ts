const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for XML. Tabs and line ends are kept in attributes; forbidden control characters become U+FFFD. */
export function escapeXml(text: string): string {
  if (!/[&<>"\p{Cc}\p{Cs}\ufffe\uffff]/u.test(text)) return text;
  return text
    .replace(/[&<>"]/g, (character) => escapes[character] ?? "")
    .replace(/[\n\t\r]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "\ufffd");
}
