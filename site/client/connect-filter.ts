import { must } from "#src/text/must.ts";

/** A query, and the test of a text for all of its words, in any case. */
interface Query {
  readonly isEmpty: boolean;
  matches(text: string): boolean;
}

/** Reads the words of a query. */
export function readQuery(text: string): Query {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return {
    isEmpty: words.length === 0,
    matches(text) {
      const lower = text.toLowerCase();
      return words.every((word) => lower.includes(word));
    },
  };
}

/** Shows the form of an input, and applies what it asks for at every change. */
export function connectFilter(input: HTMLInputElement, apply: (query: Query, data: FormData) => void): void {
  const form = must(input.form, "form");
  const filter = (): void => apply(readQuery(input.value), new FormData(form));
  form.hidden = false;
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  filter();
}
