import { readChoice } from "./choice.ts";

// Runs before anything is drawn, so that a page never shows in the other theme first.
const theme = readChoice("theme");
if (theme !== undefined) document.documentElement.dataset.theme = theme;
document.documentElement.classList.add("scripted");
