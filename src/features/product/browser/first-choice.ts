/**
 * Runs before the pictures and the purchase box are painted (scripts/publish/inline-scripts.ts): if the address asks for
 * another variant, both are hidden in their place until the box has read it (decision 6, Rendering).
 */
import { choiceNotBuilt } from '#features/product/store/product-choice.ts';

const { dataset } = document.documentElement;
const other = choiceNotBuilt(location.search, document.currentScript?.dataset);

if (other) {
  dataset['choice'] = other;
  // Without the page's script the product must not stay hidden. The empty attribute still shows a late `product-page.ts`
  // that the address names another variant.
  setTimeout(() => {
    dataset['choice'] = '';
  }, 5000);
}
