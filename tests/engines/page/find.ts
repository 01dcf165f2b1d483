/** Runs inside a page: finds visible elements by role and name. */
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Role, SentSight, SentWords } from '../sight.ts';

const tidy = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

function matches(text: string, words: SentWords | undefined, isWhole: boolean): boolean {
  if (words === undefined) return true;
  if (typeof words !== 'string') return new RegExp(words.source, words.flags).test(text);
  return isWhole ? text === tidy(words) : text.includes(tidy(words));
}

/** Drawn, and not hidden from screen readers. */
export function isSeen(element: Element): boolean {
  // The element has no box.
  if (getComputedStyle(element).display === 'contents') return [...element.children].some(isSeen);
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 0 &&
    height > 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert]') === null
  );
}

/** The open modal dialog, or the whole page: the rest is not reachable. */
function reachableRoot(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.documentElement;
}

const CANDIDATES: Partial<Record<Role, string>> = {
  button: 'button, summary, input, [role="button"]',
  checkbox: 'input[type="checkbox"], [role]',
  combobox: 'select, input, [role="combobox"]',
  dialog: 'dialog, [role="dialog"], [role="alertdialog"]',
  field: 'input, select, textarea',
  heading: 'h1, h2, h3, h4, h5, h6, [role="heading"]',
  link: 'a[href], [role="link"]',
  radio: 'input[type="radio"], [role="radio"]',
  searchbox: 'input[type="search"], [role="searchbox"]',
  textbox: 'input, textarea, [role="textbox"]',
};

/** An element's text, as it is drawn. */
export function textOf(element: Element): string {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not said, and lines are words apart
  return tidy(element instanceof HTMLElement ? element.innerText : element.textContent);
}

/** The smallest elements with the text. */
function textElements(root: Element, words: SentWords | undefined): readonly Element[] {
  const says = (element: Element): boolean => matches(tidy(element.textContent), words, false);
  return [...root.querySelectorAll('*')].filter(
    (element) =>
      !element.matches('script, style, noscript, template') &&
      says(element) &&
      ![...element.children].some(says),
  );
}

const hasRole = (element: Element, role: Role): boolean =>
  role === 'field' ||
  getRole(element) === role ||
  (role === 'combobox' && element instanceof HTMLSelectElement);

/** All visible ones, in the order of the page. */
export function findAll({ role, name, says, inside }: SentSight): readonly Element[] {
  const root = inside ? find(inside) : reachableRoot();
  if (!root) return [];
  const selector = CANDIDATES[role] ?? '*';
  const candidates =
    role === 'text'
      ? textElements(root, name)
      : [...(root.matches(selector) && !inside ? [root] : []), ...root.querySelectorAll(selector)];
  return candidates.filter(
    (element) =>
      (role === 'text' || hasRole(element, role)) &&
      isSeen(element) &&
      (role === 'text' || name === undefined || matches(tidy(computeAccessibleName(element)), name, true)) &&
      (says === undefined || matches(textOf(element), says, false)),
  );
}

/** The one that is meant. */
export const find = (sight: SentSight): Element | undefined => findAll(sight).at(sight.at ?? 0);
