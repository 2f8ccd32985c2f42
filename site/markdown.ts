import { Marked, type Tokens } from "marked";
import { Html } from "./html.ts";
import { codeBlock } from "./parts/code-block.ts";

/** How a Markdown text is written. */
interface MarkdownOptions {
  /** Turns the address of a link into one from the root of the site, or removes the link. Default: unchanged. */
  readonly link?: (href: string) => string | undefined;
}

/** Names of code blocks by their language. */
const titles: Readonly<Record<string, string>> = {
  sh: "Terminal",
  json: "JSON",
  ts: "TypeScript",
  js: "JavaScript",
  python: "Python",
  go: "Go",
  yaml: "YAML",
  text: "Output",
};

/** Writes the project's own Markdown: headings with anchors, and code as everywhere on the site. */
export function markdown(text: string, { link = (href) => href }: MarkdownOptions = {}): Html {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: plain }: Tokens.Heading): string {
        return `<h${depth} id="${nameAnchor(plain)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code({ text: code, lang = "" }: Tokens.Code): string {
        const [language = "", ...name] = lang.split(" ");
        return codeBlock({ title: nameBlock(language, name.join(" ")), language, code }).markup;
      },
      link({ href, tokens }: Tokens.Link): string {
        const [address, text] = [link(href), this.parser.parseInline(tokens)];
        return address === undefined ? text : `<a href="${address.replaceAll('"', "&quot;")}">${text}</a>`;
      },
      table(table: Tokens.Table): string {
        const cells = (all: readonly Tokens.TableCell[], tag: "th" | "td"): string => {
          const open = tag === "th" ? '<th scope="col">' : "<td>";
          return `<tr>${all.map(({ tokens }) => `${open}${this.parser.parseInline(tokens)}</${tag}>`).join("")}</tr>`;
        };
        const body = table.rows.map((row) => cells(row, "td")).join("");
        return `<div class="scroll-x" tabindex="0" role="group" aria-label="Table"><table><thead>${cells(table.header, "th")}</thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  return new Html(marked.parse(text, { async: false }));
}

/** Names a code block: by its file, or by its language. */
function nameBlock(language: string, name: string): string {
  if (language === "sh" && name.startsWith("exits "))
    return `Terminal, ${name.replace("exits", "exits with")}`;
  if (name === "in another terminal") return "Another terminal";
  if (language === "sh" && name !== "") return `Terminal, ${name}`;
  return name || (titles[language] ?? (language || "Output"));
}

/** Names the anchor of a heading: its words in lower case, with hyphens. */
export function nameAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
