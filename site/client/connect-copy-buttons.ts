import { copyText } from "./copy-text.ts";

/** Milliseconds for which a button says that it has copied. */
const SAID = 1600;

/** Shows the buttons that copy the code of their figure. */
export function connectCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button.copy")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const code = button.closest("figure")?.querySelector("code")?.textContent ?? "";
      button.textContent = (await copyText(code)) ? "Copied" : "Cannot copy";
      setTimeout(() => {
        button.textContent = "Copy";
      }, SAID);
    });
  }
}
