/** Look of the sandbox's own pages. */
export const SANDBOX_STYLES = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.55; }
body { margin: 0; background: light-dark(#f6f7f9, #12161b); color: light-dark(#1b2530, #e8edf2); }
main { box-sizing: border-box; width: min(60rem, 100%); margin-inline: auto; padding: 2rem 1.25rem 4rem; }
h1 { line-height: 1.2; }
h2 { margin-block: 2.5rem .75rem; }
a { color: light-dark(#0b5c8a, #7cc4ec); }
code { font-family: ui-monospace, monospace; font-size: .95em; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; border: 1px solid light-dark(#d5dce3, #2f3a46); border-radius: .75rem; margin-block: 1rem;
  background: light-dark(#fff, #1a2028); }
.scroll:focus-visible { outline: 3px solid light-dark(#0b5c8a, #7cc4ec); }
td { font-variant-numeric: tabular-nums; }
td code { white-space: nowrap; overflow-wrap: normal; }
table { width: 100%; border-collapse: collapse; }
caption { padding: .75rem clamp(.5rem, 2vw, 1rem); text-align: start; font-weight: 600; }
th, td { padding: .5rem clamp(.5rem, 2vw, 1rem); text-align: start; vertical-align: top;
  border-block-start: 1px solid light-dark(#d5dce3, #2f3a46); }
`;
