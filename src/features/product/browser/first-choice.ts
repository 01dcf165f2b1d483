/**
 * Runs inside a product's page, before its pictures and its purchase box are painted
 * (scripts/publish/inline-scripts.ts): where the address asks for another variant than the built one, what shows that
 * one keeps its place but is not seen until the box has read the address (decision 6, Rendering).
 */
import { choiceNotBuilt } from './built-choice.ts';

const { dataset } = document.documentElement;
const other = choiceNotBuilt(location.search, document.currentScript?.parentElement?.dataset);

if (other) {
  dataset['choice'] = other;
  // No wait is longer (decision 6, Rendering): a script that never comes must not hide the product for good. That
  // something else is asked for stays known to `product-page.ts`, however late it comes.
  setTimeout(() => {
    dataset['choice'] = '';
  }, 5000);
}
