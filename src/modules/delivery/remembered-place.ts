/**
 * Dates of delivery for the place a shopper has given before (decision 37, Delivery estimate), without asking for them
 * again.
 */
import { onFirstInteraction } from '#hydration/first-interaction.ts';
import { startIsland } from '#hydration/start-island.ts';
import { isKept } from '#modules/storage/stored-key.ts';

/** Hydrates the dates of the page with the first interaction, where a place is remembered. */
export function startRememberedPlace(): void {
  const dates = document.querySelector<HTMLElement>('[data-mount="dates"]');
  if (dates && isKept('tienda:place')) onFirstInteraction(() => startIsland(dates));
}
