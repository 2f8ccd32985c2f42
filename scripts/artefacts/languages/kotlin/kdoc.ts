import { comment } from "../java/javadoc.ts";

/** Writes a documentation comment of some lines. Comments nest in Kotlin, so neither mark may occur in one. */
export function kdoc(lines: readonly string[], indent = ""): string {
  const escaped = lines.map((line) => line.replaceAll("/*", "/&#42;").replaceAll("*/", "*&#47;"));
  return comment(escaped, indent);
}
