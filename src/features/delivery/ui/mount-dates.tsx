/** Hydrates the delivery dates of the cart page, without the rest of a product page. */
import { decodeJsonAttribute } from '#shared/html/json-attribute.ts';
import { hydrateBuilt } from '#shared/hydration/hydrate-root.ts';
import { IslandBoundary } from '#shared/ui/island/IslandBoundary.tsx';
import { DeliveryDates, type DeliveryDatesProps } from './DeliveryDates.tsx';

/** Hydrates the dates; their props are in `data-props`. */
export function mountDates(element: HTMLElement): void {
  const dates: DeliveryDatesProps = JSON.parse(decodeJsonAttribute(element.dataset['props'] ?? '{}'));
  hydrateBuilt(
    element,
    <IslandBoundary>
      <DeliveryDates {...dates} />
    </IslandBoundary>,
  );
}
