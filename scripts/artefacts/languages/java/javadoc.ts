/** Writes the doc comment of the constant for a known value. */
export function valueDoc(value: string): string {
  return value === "" ? "/** The empty value. */" : `/** The value ${javadoc(`\`${value}\``)}. */`;
}

/** Writes a doc comment of some lines. */
export function comment(lines: readonly string[], indent: string): string {
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  const body = lines.map((line) => `${indent} * ${line}`.trimEnd());
  return `${indent}/**\n${body.join("\n")}\n${indent} */\n`;
}

/** Writes prose as Javadoc, which is HTML. */
export function javadoc(text: string): string {
  const inHtml = (prose: string): string =>
    prose.replace(/[&<>@]/g, (character) => `&#${character.charCodeAt(0)};`);
  return text
    .split("`")
    .map((part, i) => (i % 2 === 1 ? `{@code ${part}}` : inHtml(part)))
    .join("")
    .replaceAll("*/", "*&#47;");
}
