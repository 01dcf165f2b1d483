/**
 * `client:intent` and the parts of `mounts.ts`: hydrates an island when somebody starts to use it, and loses nothing of
 * what they did first (src/shared/hydration/README.md).
 *
 * The first interaction anywhere on the page only fetches the code; a pointer, focus or key inside the island hydrates
 * it. Clicks and submits before that are held (the island says `aria-busy`, what was pressed is seen to wait) and
 * replayed, typed text is put back. When the code cannot be loaded, links and forms go on as plain HTML, and the next press
 * tries again.
 */
import type { ClientDirective } from 'astro';
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';
import { keepDialogsOpen, restoreOnFailure } from './built-html.ts';
import { htmlTarget } from './element-finder.ts';
import { onFirstInteraction } from './first-interaction.ts';
import { holdPosition } from './hold-position.ts';
import { holdIslandPresses } from './island-presses.ts';
import { holdTypedText, typedText } from './typed-text.ts';

/** What inside an island hydrates it; the last is code that asks for it (start-island.ts). */
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

/** Whether it is still what was built: `<astro-island>` and `mounts.ts` have each their mark. */
const isBuilt = (island: HTMLElement): boolean => island.matches('[ssr],[data-built]');

type Load = Parameters<ClientDirective>[0];

/** Hydrates an island with its next press, or with the first of `intents`. */
function waitForIntent(load: Load, island: HTMLElement, intents: readonly string[]) {
  const listeners = new AbortController();
  const presses = holdIslandPresses(island, () => void start(), listeners);
  let isStarted = false;
  /** What was pointed at, pressed or typed into last. */
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
    // Without its code the island stays plain HTML: what was held goes on without it.
    const restoreUse = await hydrate().catch(() => undefined);
    // astro-island swallows errors of the import but then keeps its mark.
    const isHydrated = !isBuilt(island);
    // `hydrate` answers before React has committed; a discrete event inside the root makes React do it now.
    if (isHydrated) island.firstElementChild?.dispatchEvent(new Event('pointercancel', { bubbles: true }));
    listeners.abort();
    if (isHydrated) restoreUse?.();
    // A press that only the island could have answered: `heal-assets.ts` looks whether its code is gone for good.
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
  // Asked for (start-island.ts) or begun to be used before anybody could hear it.
  // Not `:focus-within`, which ends at a dialog that is open above the page.
  const isInUse =
    island.matches('[data-intent]') || island.contains(document.activeElement) || typedText(island).size > 0;
  if (isInUse) void start();
};

export default hydrateOnIntent;
