/** Style of the HTML report; the filters need only radio buttons, no script. */
export const htmlStyle: string = `
:root { color-scheme: light dark; --line: light-dark(#d9dde3, #343a43); --quiet: light-dark(#5b6470, #9aa4b1);
  --good: light-dark(#17693f, #55c58a); --bad: light-dark(#b3232a, #ff7b80); --doubtful: light-dark(#7a4f00, #e0b050);
  --soft: light-dark(#f5f6f8, #1c2026); --paper: light-dark(#fff, #14171b); --ink: light-dark(#1c2128, #e6e9ed); }
* { box-sizing: border-box; }
body { font: 16px/1.55 system-ui, sans-serif; max-width: 66rem; margin: 2.5rem auto; padding: 0 1.25rem;
  background: var(--paper); color: var(--ink); }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; overflow-wrap: anywhere; } h2 { font-size: 1.15rem; margin: 2.25rem 0 .75rem; }
p { margin: .25rem 0; } .quiet { color: var(--quiet); } .scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); vertical-align: top; font-weight: 400; }
thead th { font-weight: 600; } .counts th ~ th, .counts td { text-align: right; white-space: nowrap; }
code, pre { font: .85rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { background: var(--soft); padding: .75rem 1rem; border-radius: 6px; white-space: pre-wrap; margin: .5rem 0; }
details { border-bottom: 1px solid var(--line); padding: .5rem 0; } summary { cursor: pointer; overflow-wrap: anywhere; }
details details { border: 0; padding: .25rem 0 .25rem 1.1rem; }
.cause { border-left: 3px solid var(--bad); padding-left: .9rem; } .remedy { margin: .5rem 0; }
.filters { border: 0; padding: 0; margin: .75rem 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
.filters legend { float: left; margin-right: 1rem; color: var(--quiet); } .filters label { cursor: pointer; }
.passed { color: var(--good); } .failed, .unexpected-pass { color: var(--bad); } .known-failing { color: var(--doubtful); }
.skipped { color: var(--quiet); }
body:has(#level-document:checked) [data-level]:not([data-level=document]),
body:has(#level-reading:checked) [data-level]:not([data-level=reading]),
body:has(#level-robustness:checked) [data-level]:not([data-level=robustness]),
body:has(#outcome-failed:checked) [data-outcome]:not([data-outcome=failed]),
body:has(#outcome-passed:checked) [data-outcome]:not([data-outcome=passed]),
body:has(#outcome-noted:checked) [data-outcome]:not([data-note]),
body:has(#outcome-known-failing:checked) [data-outcome]:not([data-outcome=known-failing]),
body:has(#outcome-skipped:checked) [data-outcome]:not([data-outcome=skipped]) { display: none; }`;
