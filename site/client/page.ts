import { copyText } from "./clipboard.ts";

/** How long a button says that it has copied, in milliseconds. */
const SAID = 1600;

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

/** Opens what a link leads into, so that its target can be seen. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const closed = target?.closest("details:not([open])");
  if (closed instanceof HTMLDetailsElement) closed.open = true;
}

addEventListener("hashchange", openTarget);
openTarget();
