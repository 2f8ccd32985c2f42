import { type DrawingOptions, drawOutline } from "#src/raster-info/draw-outline.ts";
import type { Outline } from "#src/raster-info/outline.ts";
import { drawingStyle } from "#src/raster-info/svg.ts";
import { itemAt } from "#src/text/item-at.ts";
import { findElement } from "../find-element.ts";

/** Called with the node and the place in the document of a selected part. */
type Pick = (node: number, pointer: string) => void;

/** A drawing on the page. */
export interface DrawingView {
  show(outline: Outline | undefined, marks?: DrawingOptions["marks"]): void;
  /** Marks the parts of a node. */
  select(node: number | undefined): void;
}

/** How keys move through the parts. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

// The page's policy forbids style elements, but not style sheets that a script creates.
const sheet = new CSSStyleSheet();
sheet.replaceSync(drawingStyle);
document.adoptedStyleSheets.push(sheet);

/** Creates a drawing as wide as its container; its parts are selected by click, touch or keys. */
export function createDrawingView(container: HTMLElement, pick: Pick): DrawingView {
  let shown: Shown | undefined;
  let width = 0;
  const draw = (): void => {
    width = container.clientWidth;
    container.replaceChildren();
    if (shown !== undefined && width > 0) drawInto(container, shown, width);
  };
  const pickFrom = (target: EventTarget | null): boolean => {
    const part = findElement(target)?.closest<SVGElement>(".part");
    if (part === null || part === undefined) return false;
    focus(container, part);
    pick(Number(part.dataset.node), part.dataset.pointer ?? "");
    return true;
  };
  container.addEventListener("click", ({ target }) => void pickFrom(target));
  container.addEventListener("keydown", (event) => {
    const step = steps[event.key];
    const parts = listParts(container);
    if (
      ["Enter", " "].includes(event.key) ? pickFrom(event.target) : step !== undefined && parts.length > 0
    ) {
      event.preventDefault();
      if (step === undefined) return;
      const at = parts.findIndex((part) => part.getAttribute("tabindex") === "0") + step;
      focus(container, itemAt(parts, Math.min(parts.length - 1, Math.max(0, at))));
    }
  });
  new ResizeObserver(() => {
    if (container.clientWidth !== width) draw();
  }).observe(container);
  return {
    show: (outline, marks) => {
      shown = outline && { outline, marks };
      draw();
    },
    select: (node) => {
      for (const part of listParts(container))
        part.classList.toggle("here", part.dataset.node === String(node));
    },
  };
}

/** What a drawing shows. */
interface Shown {
  readonly outline: Outline;
  readonly marks: DrawingOptions["marks"];
}

/** Draws an outline into its container, with parts that can be selected. */
function drawInto(container: HTMLElement, { outline, marks }: Shown, width: number): void {
  const text = drawOutline(outline, { width, isFile: false, ...(marks && { marks }) });
  // Every text in it is escaped; parsed as XML, it contains no script.
  container.replaceChildren(new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
  for (const [i, part] of listParts(container).entries()) {
    part.setAttribute("role", "button");
    part.setAttribute("tabindex", i === 0 ? "0" : "-1");
  }
}

function listParts(container: HTMLElement): readonly SVGElement[] {
  return [...container.querySelectorAll<SVGElement>(".part")];
}

/** Moves the focus, and the one part that Tab reaches. */
function focus(container: HTMLElement, part: SVGElement): void {
  for (const one of listParts(container)) one.setAttribute("tabindex", one === part ? "0" : "-1");
  part.focus();
}
