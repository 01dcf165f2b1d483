/** Script of the provider's pages: sends the form by itself, unless somebody is typing a code. */
export const CONTINUE_SCRIPT = `const form = document.querySelector('form[data-continue-after]');
const timer = setTimeout(() => {
  form.querySelector('button').click();
}, Number(form.dataset.continueAfter));
form.addEventListener('focusin', (event) => {
  if (event.target.matches('input')) clearTimeout(timer);
});
form.addEventListener('submit', () => {
  clearTimeout(timer);
});
`;

/** Look of the provider's pages. */
export const PROVIDER_STYLES = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#eef2f6, #10151b); }
main { box-sizing: border-box; width: min(26rem, 100% - 2rem); padding: 2rem; border-radius: 1rem;
  background: light-dark(#fff, #1b232c); color: light-dark(#17202a, #eef2f6); box-shadow: 0 1rem 3rem rgb(0 0 0 / 12%); }
h1 { font-size: 1.4rem; margin: 0 0 1rem; }
.brand { margin: 0 0 .5rem; font-weight: 600; color: light-dark(#0b5c8a, #7cc4ec); }
dl { margin: 0 0 1.5rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .4rem 0;
  border-block-end: 1px solid light-dark(#dde4ea, #33404d); }
dt { color: light-dark(#4a5866, #aebbc7); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; }
label span { color: light-dark(#4a5866, #aebbc7); }
input, button { font: inherit; padding: .7rem 1rem; border-radius: .5rem; border: 1px solid light-dark(#7a8896, #7f8d9a); }
input { background: transparent; color: inherit; }
button { border-color: transparent; background: #0b5c8a; color: #fff; font-weight: 600; cursor: pointer; }
button.quiet { background: transparent; color: inherit; border-color: light-dark(#7a8896, #7f8d9a); }
:focus-visible { outline: 3px solid light-dark(#0b5c8a, #7cc4ec); outline-offset: 2px; }
`;
