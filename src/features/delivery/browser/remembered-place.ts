/**
 * Dates of delivery for the place a shopper has given before (decision 37, Delivery estimate), without asking for them
 * again.
 */
import { onFirstInteraction } from '#shared/hydration/first-interaction.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { PLACE_KEY } from '#shared/storage/keys.ts';
import { isStored } from '#shared/storage/stored-text.ts';

/** Hydrates the dates of the page with the first interaction, where a place is remembered. */
export function startRememberedPlace(): void {
  const dates = document.querySelector<HTMLElement>('[data-mount="dates"]');
  if (dates && isStored(PLACE_KEY)) onFirstInteraction(() => startIsland(dates));
}
