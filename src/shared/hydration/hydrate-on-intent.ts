/**
 * `client:intent` and the parts of `mounts.ts`: hydrates an island on the first intent to use it, without losing
 * input (src/shared/hydration/README.md).
 *
 * The first interaction anywhere on the page only fetches the code; a pointer, focus or key event inside the island
 * hydrates it. Earlier clicks and submits are held (`aria-busy`) and replayed, and typed text is restored. If the
 * code cannot be loaded, links and forms work as plain HTML, and the next press tries again.
 */
import type { ClientDirective } from 'astro';
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';
import { keepDialogsOpen, restoreOnFailure } from './built-html.ts';
import { htmlTarget } from './element-finder.ts';
import { onFirstInteraction } from './first-interaction.ts';
import { holdPosition } from './hold-position.ts';
import { holdIslandPresses } from './island-presses.ts';
import { holdTypedText, typedText } from './typed-text.ts';

/** The events inside an island that hydrate it; code dispatches the last one (start-island.ts). */
const INTENTS = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'input',
  'click',
  'intent:hydrate',
];

/** Whether an island still has its built HTML, by the mark of `<astro-island>` or `mounts.ts`. */
const isBuilt = (island: HTMLElement): boolean => island.matches('[ssr],[data-built]');

type Load = Parameters<ClientDirective>[0];

/** Hydrates an island on its next press, or on the first of `intents`. */
function waitForIntent(load: Load, island: HTMLElement, intents: readonly string[]) {
  const listeners = new AbortController();
  const presses = holdIslandPresses(island, () => void start(), listeners);
  let isStarted = false;
  /** The element of the last pointer, press or input event. */
  let inUse: HTMLElement | null = null;

  async function hydrate(): Promise<() => void> {
    const hydrateIsland = await loadWithTexts(load);
    await presses.whenReleased();
    const restoreTypedText = holdTypedText(island);
    presses.lookAsBuilt();
    const scrollBack = holdPosition(island, inUse);
    const openDialogs = keepDialogsOpen(island);
    restoreOnFailure(island);
    await hydrateIsland();
    return () => {
      restoreTypedText();
      openDialogs();
      scrollBack();
    };
  }

  async function start(): Promise<void> {
    if (isStarted) return;
    isStarted = true;
    // Without its code the island stays plain HTML, and held presses are replayed there.
    const restoreUse = await hydrate().catch(() => undefined);
    // astro-island swallows import errors but then keeps its mark.
    const isHydrated = !isBuilt(island);
    // `hydrate` resolves before React has committed; a discrete event inside the root makes React commit now.
    if (isHydrated) island.firstElementChild?.dispatchEvent(new Event('pointercancel', { bubbles: true }));
    listeners.abort();
    if (isHydrated) restoreUse?.();
    // For a press that plain HTML cannot handle, `heal-assets.ts` checks whether the island's code is gone.
    if (!isHydrated && presses.needIsland()) dispatchEvent(new Event('vite:preloadError'));
    presses.replay(isHydrated);
    // The network may be back at the next press. The timeout lets the replayed presses pass first.
    if (!isHydrated) setTimeout(waitForIntent, 0, load, island, []);
  }

  for (const type of intents) {
    const options = { capture: true, passive: true, signal: listeners.signal };
    const use = (event: Event): void => {
      inUse = htmlTarget(event);
      void start();
    };
    island.addEventListener(type, use, options);
  }
  return { start, listeners };
}

const hydrateOnIntent: ClientDirective = (load, _options, island) => {
  const { start, listeners } = waitForIntent(load, island, INTENTS);
  onFirstInteraction(() => void loadWithTexts(load).catch(() => undefined), listeners);
  // Requested (start-island.ts), or used before the listeners were added.
  // `:focus-within` does not match if the focus is in an open modal dialog of the island.
  const isInUse =
    island.matches('[data-intent]') || island.contains(document.activeElement) || typedText(island).size > 0;
  if (isInUse) void start();
};

export default hydrateOnIntent;
