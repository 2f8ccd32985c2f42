/** Writes a documentation comment of some lines. */
export function kdoc(lines: readonly string[], indent = ""): string {
  if (lines.length === 1) return `${indent}/** ${escaped(lines[0]!)} */\n`;
  const body = lines.map((line) => `${indent} * ${escaped(line)}`.trimEnd());
  return `${indent}/**\n${body.join("\n")}\n${indent} */\n`;
}

/** Comments nest in Kotlin, so that neither mark may stand in one. */
function escaped(text: string): string {
  return text.replaceAll("/*", "/&#42;").replaceAll("*/", "*&#47;");
}
