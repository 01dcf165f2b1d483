/**
 * Runs inside a product page before its pictures and purchase box are painted (scripts/publish/inline-scripts.ts): if the
 * address asks for another variant, they keep their place but are hidden until the box has read it (decision 6, Rendering).
 */
import { choiceNotBuilt } from '#features/product/store/product-choice.ts';

const { dataset } = document.documentElement;
const other = choiceNotBuilt(location.search, document.currentScript?.parentElement?.dataset);

if (other) {
  dataset['choice'] = other;
  // Without the page's script the product must not stay hidden. The empty attribute still shows a late `product-page.ts`
  // that the address names another variant.
  setTimeout(() => {
    dataset['choice'] = '';
  }, 5000);
}
