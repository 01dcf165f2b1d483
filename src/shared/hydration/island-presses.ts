/** Holds the presses in an island while its code loads, and replays them. */
import { createElementFinder, htmlTarget } from './element-finder.ts';
import { hold, replay } from './hold-and-replay.ts';

/** `submitter` is undefined for a click. */
type Press = {
  readonly target: HTMLElement;
  readonly submitter: HTMLElement | null | undefined;
  /** Find target and submitter again. */
  readonly find: readonly (() => HTMLElement | undefined)[];
};

/** The presses of one island. */
export type IslandPresses = {
  /**
   * Resolves when no pointer is down and the page's head holds no press, because a control that is replaced during a
   * press gets no click.
   */
  readonly whenReleased: () => Promise<void>;
  /** Whether a held press needs the island: plain HTML can submit, but not click. */
  readonly needIsland: () => boolean;
  /** Removes `data-pressed`, because React expects the built HTML. */
  readonly lookAsBuilt: () => void;
  /** Replays the presses; without hydration only forms and links respond. */
  readonly replay: (isHydrated: boolean) => void;
};

/**
 * Whether the browser handles a press itself: another mouse button, a modified click, links and native disclosures. A
 * label presses its control.
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

/** Presses in an island that the head holds (`shell/browser/head/early-clicks.ts`). */
const HELD_BY_HEAD = ':is(button,a,input)[aria-busy=true]';

/** Resolves when the head has replayed or dropped its held presses of an island; replayed ones are then held here. */
async function whenHeadReleases(island: HTMLElement): Promise<void> {
  if (!island.querySelector(HELD_BY_HEAD)) return;
  await new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (island.querySelector(HELD_BY_HEAD)) return;
      watch.disconnect();
      // A control that was pressed twice loses its mark with the first replay.
      setTimeout(resolve);
    });
    // The control may also be removed: another tab's change renders the stored cart again.
    watch.observe(island, { attributeFilter: ['aria-busy'], childList: true, subtree: true });
  });
}

/** Holds the clicks and submits of an island until `listeners` is aborted; calls `onPress` for each. */
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
