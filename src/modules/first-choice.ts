/**
 * Runs inside a product's page, before its pictures and its purchase box are painted (scripts/publish/first-scripts.ts):
 * where the address asks for another variant than the printed one, what shows that one keeps its place but is not seen
 * until the box has read the address (ux 18).
 */
const { dataset } = document.documentElement;
/** What is printed, as an address would ask for it (`color=negro&talla=42`). */
const printed = new URLSearchParams(document.currentScript?.parentElement?.dataset['printed']);
const asked = new URLSearchParams(location.search);

if (
  (asked.has('color') || asked.has('talla')) &&
  (asked.get('talla') !== printed.get('talla') || asked.get('color') !== printed.get('color'))
) {
  dataset['choice'] = asked.get('color') === printed.get('color') ? 'size' : 'color';
  // No wait is longer (contract, Rendering): a script that never comes must not hide the product for good.
  setTimeout(() => delete dataset['choice'], 5000);
}
