/** Delivery dates for a remembered place (decision 37, Delivery estimate). */
import { onFirstInteraction } from '#shared/hydration/first-interaction.ts';
import { startIsland } from '#shared/hydration/start-island.ts';
import { PLACE_KEY } from '#shared/storage/keys.ts';
import { isStored } from '#shared/storage/stored-text.ts';

/** Hydrates the page's dates at the first interaction if a place is stored. */
export function startRememberedPlace(): void {
  const dates = document.querySelector<HTMLElement>('[data-mount="dates"]');
  if (dates && isStored(PLACE_KEY)) onFirstInteraction(() => startIsland(dates));
}
