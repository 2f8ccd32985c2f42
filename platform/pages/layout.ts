import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { html } from "hono/html";
import { HTTPException } from "hono/http-exception";
import { SenderError } from "#src/sender/sender-error.ts";
import { WorldError } from "../world/world.ts";

/** Escaped HTML. */
export type Markup = ReturnType<typeof html>;

/** What an action did, as a sentence. */
export interface Notice {
  readonly text: string;
  readonly isGood: boolean;
}

interface Heading {
  readonly title: string;
  readonly edition: string;
  /** Default: the notice of the last action. */
  readonly notice?: Notice;
  /** Default: 200. */
  readonly status?: 200 | 400;
}

/** Renders a page with its content. */
export async function renderPage(
  context: Context,
  { title, edition, notice, status = 200 }: Heading,
  ...parts: readonly (Markup | string)[]
): Promise<Response> {
  const shown = notice ?? takeNotice(context);
  return context.html(
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} · Platform</title>
      <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/style.css">
      <script type="module" src="/script.js"></script></head><body>
      <header><a class="brand" href="/">Annotation platform</a><nav aria-label="Main"><a href="/">Webhooks</a>
        <a href="/outcomes">Outcomes</a> <a href="/world">Trigger an event</a></nav>
        <span class="edition">edition ${edition}</span></header>
      <main><h1>${title}</h1>
      <p role="status" class="${shown === undefined ? "" : shown.isGood ? "notice good" : "notice bad"}">${shown?.text ?? ""}</p>
      ${parts}</main></body></html>`,
    status,
  );
}

/** Renders a button that posts to a URL. */
export function renderButton(action: string, text: string, label: string = text): Markup {
  return html`<form method="post" action="${action}"><button aria-label="${label}">${text}</button></form>`;
}

const COOKIE = "notice";

function takeNotice(context: Context): Notice | undefined {
  const text = getCookie(context, COOKIE);
  if (text === undefined) return undefined;
  deleteCookie(context, COOKIE);
  return { isGood: text.startsWith("+"), text: text.slice(1) };
}

/** The action of a form. It returns a notice, or only its text if the action succeeded. */
export type Work = (context: Context) => Promise<Notice | string>;

/** Creates the handler for a form. It runs an action and returns to the previous page, which shows the result. */
export function act(back: string, work: Work): (context: Context) => Promise<Response> {
  return async (context) => {
    const done = await work(context).catch((error: unknown): Notice => {
      if (error instanceof SenderError || error instanceof WorldError)
        return { text: error.message, isGood: false };
      throw error;
    });
    const notice = typeof done === "string" ? { text: done, isGood: true } : done;
    return goBack(context, findReferer(context) ?? back, notice);
  };
}

/** Redirects to a page that shows a notice. */
export function goBack(context: Context, to: string, { text, isGood }: Notice): Response {
  // A cookie can hold about 4,000 bytes.
  const value = `${isGood ? "+" : "-"}${text.slice(0, 500)}`;
  setCookie(context, COOKIE, value, { httpOnly: true, sameSite: "Strict", maxAge: 60 });
  return context.redirect(to, 303);
}

/** Reads the fields of a form; rejects any other body with 400. */
export function readFields(context: Context): Promise<FormData> {
  return context.req.formData().catch(() => {
    throw new HTTPException(400, { message: "the body is not a form" });
  });
}

function findReferer(context: Context): string | undefined {
  const referer = context.req.header("referer");
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { origin, pathname, search } = new URL(referer);
  // A URL that starts with two slashes leads to another host.
  const path = pathname.replace(/^\/+/, "/") + search;
  return origin === new URL(context.req.url).origin ? path : undefined;
}
