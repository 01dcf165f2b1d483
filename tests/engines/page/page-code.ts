/**
 * Runs inside a page, the same in every browser, independent of the page's own scripts and also where those are off. It
 * answers where to press and what is visible; the browser itself presses, from outside.
 */
import type { SentSight } from '../sight.ts';
import { find, findAll, isSeen, textOf } from './find.ts';
import { endGuard, startGuard } from './guard.ts';

/** Where to press, or why a press is not possible yet. */
export type Aim =
  | { readonly isReady: true; readonly x: number; readonly y: number }
  | { readonly isReady: false; readonly why: string };

/** The visible state of an element. */
export interface Seen {
  readonly says: string;
  /** What a field holds. */
  readonly value: string;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly href: string;
}

const nameOf = (element: Element): string =>
  `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${textOf(element).slice(0, 40)}`;

/** The element that takes the press: a hidden choice is pressed on its label. */
function surfaceOf(element: Element): Element {
  if (!(element instanceof HTMLInputElement) || !/^(checkbox|radio)$/.test(element.type)) return element;
  const { width, height } = element.getBoundingClientRect();
  const isDrawn = width > 4 && height > 4 && getComputedStyle(element).opacity !== '0';
  return isDrawn ? element : ([...(element.labels ?? [])].find(isSeen) ?? element);
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  // A link over several lines has a box whose middle may not be part of it.
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

function isHit(element: Element, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
}

/** The point to press; scrolls it into view first, and guards the next press. */
export function aim(sight: SentSight): Aim {
  const element = find(sight);
  if (!element) return { isReady: false, why: 'it is not there' };
  if (element.matches(':disabled')) return { isReady: false, why: 'it is disabled' };
  const surface = surfaceOf(element);
  if (!isHit(surface, middleOf(surface))) {
    surface.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }
  const middle = middleOf(surface);
  if (isHit(surface, middle)) {
    startGuard(surface);
    return { isReady: true, ...middle };
  }
  const over = document.elementFromPoint(middle.x, middle.y);
  return { isReady: false, why: `${over ? nameOf(over) : 'nothing'} is where it should be` };
}

/** Whether the press missed, because the page moved meanwhile. */
export const hasMissed = (): boolean => endGuard();

/** The visible state of the element; null where it is not visible. */
export function look(sight: SentSight): Seen | null {
  const element = find(sight);
  if (!element) return null;
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  return {
    says: textOf(element),
    value: isField ? element.value : '',
    isChecked: element.matches(':checked, [aria-checked="true"], [aria-pressed="true"]'),
    isDisabled: element.matches(':disabled'),
    href: element.getAttribute('href') ?? '',
  };
}

/** The number of visible elements. */
export const count = (sight: SentSight): number => findAll(sight).length;

/**
 * Chooses an option of a select like a driver does: the system draws its list, out of the page's reach.
 * @returns why it could not, or null
 */
export function choose(sight: SentSight, label: string): string | null {
  const element = find(sight);
  if (!(element instanceof HTMLSelectElement)) return 'it is not there';
  if (element.disabled) return 'it is disabled';
  const option = [...element.options].find(({ text }) => text.trim() === label);
  if (!option) return `it has no ${label}`;
  element.focus();
  option.selected = true;
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  return null;
}

/** Whether it has the focus. */
export function hasFocus(sight: SentSight): boolean {
  const element = find(sight);
  return element !== undefined && element === document.activeElement;
}

/** Focuses it, like the Tab key. */
export function focus(sight: SentSight): boolean {
  const element = find(sight);
  if (element instanceof HTMLElement) element.focus();
  return hasFocus(sight);
}

/** Selects the focused field's text, like a triple press. */
export function selectAll(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

/** The text in the middle of the page; empty where the page went blank. */
export function mainText(): string {
  const main = document.querySelector('main');
  return main ? textOf(main) : '';
}
