// Reloads the log every two seconds unless the user is reading an attempt, and copies the exact text of a body.

const show = () => {
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
};

document.addEventListener("click", async ({ target }) => {
  const id = target.dataset?.copy;
  if (id === undefined) return;
  await navigator.clipboard.writeText(document.getElementById(id).textContent);
  target.textContent = "Copied";
});

// The log as it was served. The page differs from it once its buttons are shown.
let shown = document.getElementById("log")?.outerHTML;

if (shown !== undefined && !location.search.includes("before="))
  setInterval(async () => {
    const isRead = () => document.hidden || document.querySelector("#log details[open]") !== null;
    if (isRead()) return;
    const response = await fetch(location.href).catch(() => undefined);
    if (!response?.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = page.getElementById("log");
    if (fresh === null || fresh.outerHTML === shown || isRead()) return;
    shown = fresh.outerHTML;
    document.getElementById("log").replaceWith(fresh);
    show();
  }, 2_000);

show();
