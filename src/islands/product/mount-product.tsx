/** Hydrates the built parts of a product page: what they are is in `data-mount`, their props in `data-props`. */

import { swapQuotes } from '#domain/page/swap-quotes.ts';
import { hydrateBuilt } from '#hydration/hydrate-root.ts';
import { DeliveryDates, type DeliveryDatesProps } from '#islands/delivery/DeliveryDates.tsx';
import { IslandBoundary } from '#islands/page/IslandBoundary.tsx';
import { PurchaseBox, type PurchaseBoxProps } from './buying/PurchaseBox.tsx';
import { SetChooser, type SetChooserProps } from './set/SetChooser.tsx';

function partOf({ mount, props: written = '{}' }: DOMStringMap) {
  const props = swapQuotes(written);
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
