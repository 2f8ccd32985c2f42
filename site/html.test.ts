import { expect, test } from "vitest";
import { dataBlock, html } from "./html.ts";
import { makeRelative } from "./layout.ts";

const rows = [
  {
    name: "a text is escaped",
    made: html`<p>${`<b> & "x" 'y'`}</p>`,
    markup: "<p>&lt;b&gt; &amp; &quot;x&quot; &#39;y&#39;</p>",
  },
  { name: "markup stays", made: html`<p>${html`<b>${1}</b>`}</p>`, markup: "<p><b>1</b></p>" },
  { name: "a list is joined", made: html`${["a", html`<i>b</i>`, undefined]}`, markup: "a<i>b</i>" },
  {
    name: "data cannot end its element",
    made: dataBlock("d", { a: "</script>" }),
    markup: '<script type="application/json" id="d">{"a":"\\u003c/script>"}</script>',
  },
];

test.each(rows)("$name", ({ made, markup }) => {
  expect(made.markup).toBe(markup);
});

const links = [
  { path: "index.html", markup: '<a href="/x.html">', relative: '<a href="./x.html">' },
  {
    path: "events/ping.html",
    markup: '<img src="/a.svg"><a href="#x">',
    relative: '<img src="../a.svg"><a href="#x">',
  },
  {
    path: "index.html",
    markup: "<code> href=&quot;/x&quot;</code>",
    relative: "<code> href=&quot;/x&quot;</code>",
  },
];

test.each(links)("links of $path are relative in $markup", ({ path, markup, relative }) => {
  expect(makeRelative(markup, path)).toBe(relative);
});
