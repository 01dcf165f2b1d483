/** Makes the built parts of a product page alive: what they are is in `data-mount`, their props in `data-props`. */

import { DeliveryDates, type DeliveryDatesProps } from '#islands/delivery/DeliveryDates.tsx';
import { hydrateBuilt } from '#islands/page/hydrate-built.ts';
import { PurchaseBox, type PurchaseBoxProps } from './buying/PurchaseBox.tsx';

function partOf({ mount, props = '{}' }: DOMStringMap) {
  if (mount === 'buy') {
    const box: PurchaseBoxProps = JSON.parse(props);
    return <PurchaseBox {...box} />;
  }
  const dates: DeliveryDatesProps = JSON.parse(props);
  return <DeliveryDates {...dates} />;
}

/** Hydrates one part. */
export function mountProduct(element: HTMLElement): void {
  hydrateBuilt(element, partOf(element.dataset));
}
