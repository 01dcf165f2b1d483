/** What an island holds while its code is on the way, and how that is pressed again. */
import { createElementFinder, htmlTarget } from './element-finder.ts';
import { hold, replay } from './hold-and-replay.ts';

/** A submit says by what; `undefined` for a click. */
type Press = {
  readonly target: HTMLElement;
  readonly submitter: HTMLElement | null | undefined;
  /** Finds both again. */
  readonly find: readonly (() => HTMLElement | undefined)[];
};

/** The presses of one island. */
export type IslandPresses = {
  /**
   * Answers when nothing is pressed down any more, nor held by the page's head: a control that is replaced before that
   * gets no click at all.
   */
  readonly whenReleased: () => Promise<void>;
  /** Whether a press waits that the island alone can answer: plain HTML can submit, but not click. */
  readonly needIsland: () => boolean;
  /** React must find the attributes that were built. */
  readonly lookAsBuilt: () => void;
  /** Makes them again; in plain HTML, forms and links go on as such. */
  readonly replay: (isHydrated: boolean) => void;
};

/**
 * What is not held: another mouse button or a modified click, links and native disclosures, which answer by themselves,
 * and labels, which press what they are of.
 */
function answersNatively(event: Event, target: Element): boolean {
  if (event instanceof MouseEvent && (event.button || event.ctrlKey || event.metaKey || event.shiftKey))
    return true;
  if (target.closest('label') && !target.matches('input,textarea')) return true;
  return target.closest('a[href]:not([data-held]),summary,select,[data-native]') !== null;
}

function pressAgain({ submitter, find: [findTarget, findSubmitter] }: Press, isHydrated: boolean): void {
  const current = findTarget?.();
  if (!(current instanceof HTMLFormElement) || submitter === undefined) current?.click();
  else if (isHydrated) current.requestSubmit(findSubmitter?.() ?? null);
  else current.submit();
}

/** What is marked so in the HTML of an island was pressed before the page listened (`shell/browser/head/early-clicks.ts`). */
const HELD_BY_HEAD = ':is(button,a,input)[aria-busy=true]';

/** Answers when the head has made again, or given up, what it holds of an island; the presses then wait here. */
async function whenHeadReleases(island: HTMLElement): Promise<void> {
  if (!island.querySelector(HELD_BY_HEAD)) return;
  await new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (island.querySelector(HELD_BY_HEAD)) return;
      watch.disconnect();
      // A control that was pressed twice is made free with the first of its presses.
      setTimeout(resolve);
    });
    // Or it is gone: the stored cart is painted again when another tab changes it.
    watch.observe(island, { attributeFilter: ['aria-busy'], childList: true, subtree: true });
  });
}

/** Holds the clicks and submits of an island until `listeners` end; `onPress` hears of each. */
export function holdIslandPresses(
  island: HTMLElement,
  onPress: () => void,
  { signal }: AbortController,
): IslandPresses {
  const held: Press[] = [];
  let released = Promise.resolve();
  const holdPress = (event: Event): void => {
    const target = htmlTarget(event);
    if (!target || answersNatively(event, target)) return;
    hold(event, target);
    const submitter = event instanceof SubmitEvent ? event.submitter : undefined;
    const find = [target, ...(submitter ? [submitter] : [])].map((each) => createElementFinder(island, each));
    held.push({ target, submitter, find });
    island.ariaBusy = 'true';
    target.dataset['pressed'] = '';
    onPress();
  };
  const pressDown = (): void => {
    released = new Promise((resolve) => {
      // The click follows the release in the same task.
      const end = (): void => void setTimeout(resolve);
      for (const type of ['pointerup', 'pointercancel'])
        document.addEventListener(type, end, { once: true, capture: true, signal });
    });
  };
  const lookAsBuilt = (): void => {
    for (const { target } of held) target.removeAttribute('data-pressed');
  };
  island.addEventListener('pointerdown', pressDown, { capture: true, passive: true, signal });
  for (const type of ['click', 'submit']) island.addEventListener(type, holdPress, { capture: true, signal });
  return {
    whenReleased: async () => {
      await whenHeadReleases(island);
      await released;
    },
    needIsland: () => held.some(({ submitter }) => submitter === undefined),
    lookAsBuilt,
    replay(isHydrated) {
      lookAsBuilt();
      island.ariaBusy = null;
      replay(held, (press) => pressAgain(press, isHydrated));
    },
  };
}
