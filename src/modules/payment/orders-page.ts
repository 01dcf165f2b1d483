/** /pedidos: its orders are only in this browser, so they are drawn at once. */
import { startIsland } from '#hydration/start-island.ts';
import { whenShown } from '#modules/page/when-shown.ts';

whenShown(() => startIsland(document.querySelector<HTMLElement>('[data-orders-page] astro-island')));
