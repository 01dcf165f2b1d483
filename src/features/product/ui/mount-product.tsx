/** Hydrates the built parts of a product page, by their names in `data-mount` and their props in `data-props`. */

import { DeliveryDates, type DeliveryDatesProps } from '#features/delivery/ui/DeliveryDates.tsx';
import { decodeJsonAttribute } from '#shared/html/json-attribute.ts';
import { hydrateBuilt } from '#shared/hydration/hydrate-root.ts';
import { IslandBoundary } from '#shared/ui/island/IslandBoundary.tsx';
import { PurchaseBox, type PurchaseBoxProps } from './buying/PurchaseBox.tsx';
import { SetChooser, type SetChooserProps } from './set/SetChooser.tsx';

function partOf({ mount, props: written = '{}' }: DOMStringMap) {
  const props = decodeJsonAttribute(written);
  if (mount === 'buy') {
    const box: PurchaseBoxProps = JSON.parse(props);
    return <PurchaseBox {...box} />;
  }
  if (mount === 'set') {
    const set: SetChooserProps = JSON.parse(props);
    return <SetChooser {...set} />;
  }
  const dates: DeliveryDatesProps = JSON.parse(props);
  return <DeliveryDates {...dates} />;
}

/** Hydrates one part. */
export function mountProduct(element: HTMLElement): void {
  hydrateBuilt(element, <IslandBoundary>{partOf(element.dataset)}</IslandBoundary>);
}
