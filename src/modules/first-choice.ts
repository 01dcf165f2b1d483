/**
 * Runs inside a product's page, before its pictures and its purchase box are painted (scripts/publish/first-scripts.ts):
 * where the address asks for another variant than the printed one, what shows that one keeps its place but is not seen
 * until the box has read the address (ux 18).
 */
import { notPrinted } from './printed-choice.ts';

const { dataset } = document.documentElement;
const other = notPrinted(location.search, document.currentScript?.parentElement?.dataset ?? {});

if (other) {
  dataset['choice'] = other;
  // For `product-page.ts`, however late it comes.
  dataset['asked'] = '';
  // No wait is longer (contract, Rendering): a script that never comes must not hide the product for good.
  setTimeout(() => delete dataset['choice'], 5000);
}
