import { comment } from "../java/javadoc.ts";

/** Writes a documentation comment of some lines. Comments nest in Kotlin, so that neither mark may stand in one. */
export function kdoc(lines: readonly string[], indent = ""): string {
  const escaped = lines.map((line) => line.replaceAll("/*", "/&#42;").replaceAll("*/", "*&#47;"));
  return comment(escaped, indent);
}
