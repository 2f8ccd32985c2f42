import type { MarkdownRenderer } from "vitepress";

type Token = ReturnType<MarkdownRenderer["parse"]>[number];

/**
 * Turns consecutive code blocks into tabs if each has a label, that is, a line in bold. Other renderers show the labels
 * above the blocks.
 */
export function tabs(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push("tabs", ({ tokens, Token }) => {
    const create = (end: "open" | "close"): Token =>
      new Token(`container_code-group_${end}`, "div", end === "open" ? 1 : -1);
    for (let start = 0; start < tokens.length; start++) {
      const blocks = listLabelled(tokens, start);
      for (const { fence, label } of blocks) fence.info = `${fence.info.split(" ")[0]} [${label}]`;
      if (blocks.length > 1)
        tokens.splice(
          start,
          blocks.length * 4,
          create("open"),
          ...blocks.map(({ fence }) => fence),
          create("close"),
        );
    }
  });
}

/** Lists the consecutive labelled code blocks that start here. */
function listLabelled(tokens: readonly Token[], start: number): { fence: Token; label: string }[] {
  const [open, inline, , fence] = tokens.slice(start, start + 4);
  if (open?.type !== "paragraph_open" || fence?.type !== "fence") return [];
  const [first, text, last, ...rest] = (inline?.children ?? []).filter(
    (one) => one.type !== "text" || one.content !== "",
  );
  if (first?.type !== "strong_open" || last?.type !== "strong_close" || rest.length > 0) return [];
  return [{ fence, label: text?.content ?? "" }, ...listLabelled(tokens, start + 4)];
}
