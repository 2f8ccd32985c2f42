import { Html } from "../html.ts";

/** Outlines of the icons, in a square of 24 units. */
const outlines = {
  search: '<circle cx="11" cy="11" r="7"/><path d="m20 20-4-4"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  theme: '<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/>',
} as const;

/** Draws an icon; its meaning is beside it as text. */
export function icon(name: keyof typeof outlines): Html {
  return new Html(
    `<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" aria-hidden="true">${outlines[name]}</svg>`,
  );
}
