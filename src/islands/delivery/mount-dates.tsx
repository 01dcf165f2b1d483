/** Makes the delivery dates of the cart page alive, without the rest of a product page. */
import { hydrateBuilt } from '#islands/page/hydrate-built.ts';
import { DeliveryDates, type DeliveryDatesProps } from './DeliveryDates.tsx';

/** Hydrates the dates; their props are in `data-props`. */
export function mountDates(element: HTMLElement): void {
  const dates: DeliveryDatesProps = JSON.parse(element.dataset['props'] ?? '{}');
  hydrateBuilt(element, <DeliveryDates {...dates} />);
}
