/** Measures the time from a press to its effect, frame by frame inside the page. */
import type { JSHandle, Page } from '@playwright/test';
import type { Press, Thing } from './controls.ts';

/** A control as the page finds it. */
interface Wanted {
  readonly selector: string;
  readonly name: string;
  readonly within: string | undefined;
  readonly value: string | undefined;
}

/** Selectors of the used roles, cheap enough for every frame. */
const SELECTORS: Readonly<Record<Thing['role'], string>> = {
  button: 'button,[role=button]',
  checkbox: 'input[type=checkbox],[role=checkbox]',
  combobox: 'select',
  dialog: 'dialog,[role=dialog]',
  heading: 'h1,h2,h3',
  link: 'a[href]',
  option: '[role=option]',
  radio: 'input[type=radio]',
  searchbox: 'input[type=search]',
  spinbutton: 'input[type=number],input[inputmode=numeric],[role=spinbutton]',
  summary: 'summary',
  textbox: 'input:not([type=checkbox],[type=radio],[type=search],[type=hidden]),textarea',
};

const wantedOf = ({ role, name, within, value }: Thing): Wanted => ({
  selector: SELECTORS[role],
  name: name.source,
  within: within?.source,
  value,
});

/** A prepared press. */
interface Armed {
  /** The position to press. */
  readonly point: { readonly x: number; readonly y: number };
  readonly focus: () => void;
  /** Whether the effect is visible now. */
  readonly isThere: () => boolean;
  /** Milliseconds from the last press or key to the first frame that was painted with the effect. */
  readonly effect: Promise<number>;
}

interface Plan {
  readonly target: Wanted;
  readonly effect: Wanted;
  readonly patience: number;
  /** Whether every frame is observed, which takes time. */
  readonly isWatched: boolean;
}

/** Runs in the page; it must be one function, because it is sent as text. */
function armInPage({ target, effect, patience, isWatched }: Plan): Armed {
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const named = ids.map((id) => document.getElementById(id));
    const texts = [
      ...(named.length > 0 ? named : labels),
      ...(labels.length || named.length ? [] : [element]),
    ];
    const text = texts.map((each) => each?.textContent ?? '').join(' ');
    const words = (element.getAttribute('aria-label') ?? text).replace(/\s+/g, ' ').trim();
    return words || (element.getAttribute('title') ?? '');
  };
  /** Pressed controls may be transparent until the press, such as the buttons of a card. */
  const isVisible = (element: Element, opacityProperty: boolean): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty }) ||
    // A choice whose label is visible instead.
    (element instanceof HTMLInputElement &&
      [...(element.labels ?? [])].some((label) => label.checkVisibility()));
  const heldBy = (element: Element): string => {
    if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return element.value;
    if (!(element instanceof HTMLInputElement))
      return element.getAttribute('aria-pressed') ?? element.getAttribute('aria-expanded') ?? '';
    return /checkbox|radio/.test(element.type) ? String(element.checked) : element.value;
  };
  const find = ({ selector, name, within, value }: Wanted, isSeen = true): HTMLElement | undefined => {
    const dialogs = [...document.querySelectorAll('dialog[open],[role=dialog]')];
    const places =
      within === undefined ? [document] : dialogs.filter((each) => new RegExp(within).test(nameOf(each)));
    return places
      .flatMap((place) => [...place.querySelectorAll<HTMLElement>(selector)])
      .find(
        (element) =>
          new RegExp(name).test(nameOf(element)) &&
          isVisible(element, isSeen) &&
          !element.matches(':disabled') &&
          (value === undefined || heldBy(element) === value),
      );
  };
  const found = find(target, false);
  const pressed =
    found instanceof HTMLInputElement && /checkbox|radio/.test(found.type) ? found.labels?.[0] : found;
  if (!pressed) throw new Error(`nothing to press: ${target.name}`);
  const pointOf = () => {
    const { x, y, width, height } = pressed.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const isReached = (): boolean => {
    const { x, y } = pointOf();
    return pressed.contains(document.elementFromPoint(x, y));
  };
  if (!isReached()) pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (!isReached()) throw new Error(`covered by something: ${target.name}`);

  let start: number | undefined;
  const note = (event: Event): void => {
    start = event.timeStamp;
  };
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, note, { capture: true, passive: true });
  const begun = performance.now();
  const painted = new Promise<number>((done, fail) => {
    const look = (): void => {
      const since = start;
      if (since !== undefined && find(effect)) {
        // A task after a frame's callbacks runs after the paint.
        setTimeout(() => done(performance.now() - since));
      } else if (performance.now() - begun > patience) fail(new Error(`no effect: ${effect.name}`));
      else requestAnimationFrame(look);
    };
    if (isWatched) requestAnimationFrame(look);
  });
  return {
    point: pointOf(),
    focus: () => found?.focus(),
    isThere: () => find(effect) !== undefined,
    effect: painted,
  };
}

const PATIENCE = 20_000;

/** Maximum attempts to find the control, which may still be appearing. */
const LOOKS = 20;
const BETWEEN_LOOKS = 100;

async function arm(
  page: Page,
  { target, effect }: Press,
  isWatched: boolean,
  looks = LOOKS,
): Promise<JSHandle<Armed>> {
  try {
    return await page.evaluateHandle(armInPage, {
      target: wantedOf(target),
      effect: wantedOf(effect),
      patience: PATIENCE,
      isWatched,
    });
  } catch (error) {
    if (looks <= 1) throw error;
    await page.waitForTimeout(BETWEEN_LOOKS);
    return arm(page, { target, effect }, isWatched, looks - 1);
  }
}

async function use(
  page: Page,
  armed: JSHandle<Armed>,
  { typed, key }: Press,
  hasMouse: boolean,
): Promise<void> {
  const { x, y } = await armed.evaluate(({ point }) => point);
  if (key) {
    await armed.evaluate(({ focus }) => focus());
    await page.keyboard.press(key);
  } else await (hasMouse ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
  if (typed) await page.keyboard.type(typed);
}

/**
 * Taps (or clicks), types the text, and waits for the effect.
 * @returns milliseconds from the tap, or the last letter, to the painted effect
 * @throws Error when the control or the effect is missing
 */
export async function press(page: Page, wanted: Press, hasMouse = false): Promise<number> {
  const armed = await arm(page, wanted, true);
  await use(page, armed, wanted, hasMouse);
  return armed.evaluate(({ effect }) => effect);
}

/** A press without observers, so that only the page's own work is measured. */
export interface QuietPress {
  readonly press: () => Promise<void>;
  readonly isThere: () => Promise<boolean>;
}

/** @throws Error when the control is missing */
export async function preparePress(page: Page, wanted: Press, hasMouse = false): Promise<QuietPress> {
  const armed = await arm(page, wanted, false);
  return {
    press: () => use(page, armed, wanted, hasMouse),
    isThere: () => armed.evaluate(({ isThere }) => isThere()),
  };
}
