import { byId } from "../by-id.ts";
import { writeChoice } from "../choice.ts";

/** Themes in the order of the button; `undefined` is the system's theme. */
const themes: readonly (string | undefined)[] = [undefined, "light", "dark"];

/** Lets the button in the bar choose the theme. */
export function connectThemeButton(): void {
  const button = byId("theme-button", HTMLButtonElement);
  const { dataset } = document.documentElement;
  const say = (): void => {
    const label = `Theme: ${dataset.theme ?? "as the system"}`;
    button.setAttribute("aria-label", label);
    button.title = label;
  };
  button.addEventListener("click", () => {
    const at = themes.indexOf(dataset.theme);
    const next = themes[(at + 1) % themes.length];
    if (next === undefined) delete dataset.theme;
    else dataset.theme = next;
    writeChoice("theme", next);
    dispatchEvent(new Event("themechange"));
    say();
  });
  button.hidden = false;
  say();
}
