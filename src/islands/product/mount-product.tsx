/** Makes the built parts of a product page alive: what they are is in `data-mount`, their props in `data-props`. */
import { hydrateRoot } from 'react-dom/client';
import { DeliveryDates, type DeliveryDatesProps } from './DeliveryDates.tsx';
import { PurchaseBox, type PurchaseBoxProps } from './PurchaseBox.tsx';

function partOf({ mount, props = '{}' }: DOMStringMap) {
  if (mount === 'buy') {
    const box: PurchaseBoxProps = JSON.parse(props);
    return <PurchaseBox {...box} />;
  }
  const dates: DeliveryDatesProps = JSON.parse(props);
  return <DeliveryDates {...dates} />;
}

/** The document may have blanks around what was built, which hydration would take for something else. */
function trim(element: HTMLElement): void {
  for (const node of [element.firstChild, element.lastChild]) {
    if (node instanceof Text && node.data.trim() === '') node.remove();
  }
}

/** Hydrates one part; its `ssr` attribute says that it is not alive yet. */
export function mountProduct(element: HTMLElement): void {
  trim(element);
  hydrateRoot(element, partOf(element.dataset));
  element.removeAttribute('ssr');
}
