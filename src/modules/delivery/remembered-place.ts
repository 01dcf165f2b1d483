/**
 * Dates of delivery for the place a shopper has told before (decision 37, Delivery estimate), without asking for them
 * again.
 */
import { onFirstSign } from '#hydration/person-sign.ts';
import { startIsland } from '#hydration/start-island.ts';
import { isKept } from '#modules/storage/stored-key.ts';

/** Brings the dates of the page alive with the first sign of a person, where a place is remembered. */
export function startRememberedPlace(): void {
  const dates = document.querySelector<HTMLElement>('[data-mount="dates"]');
  if (dates && isKept('tienda:place')) onFirstSign(() => startIsland(dates));
}
