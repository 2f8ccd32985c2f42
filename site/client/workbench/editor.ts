import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { Mark } from "./mark.ts";

/** The text of the document, with marked places. */
export interface Editor {
  read(): string;
  /** Replaces the text; does not count as a change by the user. */
  write(text: string): void;
  mark(marks: readonly Mark[]): void;
  /** Moves the cursor to a place and shows it. */
  show(offset: number): void;
}

const colours = HighlightStyle.define([
  { tag: tags.string, color: "var(--code-string)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--code-literal)" },
  { tag: tags.punctuation, color: "var(--quiet)" },
]);

const theme = EditorView.theme({
  "&": { backgroundColor: "var(--code-ground)", color: "var(--text)", fontSize: "13px", height: "100%" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "1px" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.6" },
  ".cm-gutters": { backgroundColor: "transparent", color: "var(--quiet)", border: "none" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  ".cm-content": { caretColor: "var(--text)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--selection)",
  },
  ".cm-tooltip": { backgroundColor: "var(--ground)", color: "var(--text)", border: "1px solid var(--line)" },
  ".cm-diagnostic": { padding: "6px 10px", fontFamily: "var(--sans)" },
  ".cm-lintRange-error": {
    backgroundImage: "none",
    backgroundColor: "var(--bad-ground)",
    borderBottom: "2px solid var(--bad)",
  },
  ".cm-lintRange-warning": {
    backgroundImage: "none",
    backgroundColor: "var(--warn-ground)",
    borderBottom: "2px solid var(--warn)",
  },
});

/**
 * Replaces a selection itself: the browser would keep the style of the old text as an inline style, which the
 * page's policy rejects with an error on the console.
 */
const replaceSelection = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data, isComposing }, view) => {
    const { state } = view;
    if (inputType !== "insertText" || data === null || isComposing || state.selection.main.empty)
      return false;
    view.dispatch(state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
    return true;
  },
});

/** Longest text with highlighting; the parser would waste time on a longer one. */
const LONGEST_COLOURED = 1_000_000;

/**
 * Creates the editor inside an element.
 *
 * It is in a shadow root, where its styles are constructed sheets, which the page's policy allows. Lines end at
 * LF only and every other character stays as it is, so that the text is what was pasted, to the byte.
 */
export function createEditor(parent: HTMLElement, label: string, onChange: () => void): Editor {
  const root = parent.attachShadow({ mode: "open" });
  let isOwn = false;
  const create = (text: string): EditorState =>
    EditorState.create({
      doc: text,
      extensions: [
        EditorState.lineSeparator.of("\n"),
        lineNumbers(),
        history(),
        drawSelection(),
        bracketMatching(),
        ...(text.length > LONGEST_COLOURED ? [] : [json()]),
        syntaxHighlighting(colours),
        lintGutter(),
        theme,
        replaceSelection,
        keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
        EditorView.contentAttributes.of({
          "aria-label": label,
          role: "textbox",
          "aria-multiline": "true",
          tabindex: "0",
        }),
        EditorView.updateListener.of(({ docChanged }) => {
          if (docChanged && !isOwn) onChange();
        }),
      ],
    });
  const view = new EditorView({ state: create(""), parent: root as unknown as Element, root });
  return {
    read: () => view.state.sliceDoc(),
    write: (text) => {
      isOwn = true;
      view.setState(create(text));
      isOwn = false;
    },
    mark: (marks) => view.dispatch(setDiagnostics(view.state, [...marks])),
    show: (offset) => {
      const anchor = Math.min(offset, view.state.doc.length);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
      view.focus();
    },
  };
}
