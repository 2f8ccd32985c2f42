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

if (document.getElementById("log") !== null && !location.search.includes("before="))
  setInterval(async () => {
    const log = document.getElementById("log");
    if (document.hidden || log.querySelector("details[open]") !== null) return;
    const response = await fetch(location.href).catch(() => undefined);
    if (!response?.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = page.getElementById("log");
    if (fresh === null || fresh.outerHTML === log.outerHTML) return;
    log.replaceWith(fresh);
    show();
  }, 2_000);

show();
