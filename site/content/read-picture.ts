import { readText } from "#scripts/sources/files.ts";

/** Reads the lines of a picture of a terminal, which is drawn from a real run. */
export function readPicture(name: string): readonly string[] {
  const texts = readText(`site/pictures/${name}.svg`).matchAll(/<text [^>]*>(.*?)<\/text>/g);
  return [...texts].map(([, text = ""]) =>
    text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
  );
}
