/**
 * Adds to the category menu of large screens: panels open under a mouse, arrow keys move the focus, and a panel closes
 * when the focus leaves it (decision 20, Menus).
 */
import { OPEN_POPOVER } from '#shared/ui/dialogs/older-popovers.ts';

const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 250;

/** A crowded bar has no named lists (CategoryMenu.astro). */
const ITEM =
  '.categories-bar:not([data-crowded]) > li, [data-crowded] > li:not([data-apart], [data-apart] ~ li)';

export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  if (!menu) return;
  const items = [...menu.querySelectorAll<HTMLElement>(ITEM)];
  for (const item of items) startItem(item);
  // The mouse may have been there before this was loaded.
  const hovered = items.find((item) => item.matches(':hover'));
  if (hovered) panelOf(hovered)?.togglePopover(true);
  menu.addEventListener('keydown', (event) => moveByKey(event, items));
  startMenuMarks();
}

function panelOf(item: Element): HTMLElement | null {
  return item.querySelector<HTMLElement>('[popover]');
}

function startItem(item: HTMLElement): void {
  const panel = panelOf(item);
  if (!panel) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (delay: number, act: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };
  item.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') after(OPEN_DELAY_MS, () => panel.togglePopover(true));
  });
  item.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') after(CLOSE_DELAY_MS, () => panel.togglePopover(false));
  });
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) panel.togglePopover(false);
  });
}

/** Left and right move in the bar, down opens a panel, up and down move in it, Escape closes it. */
function moveByKey(event: KeyboardEvent, items: readonly HTMLElement[]): void {
  const { target } = event;
  const item = target instanceof HTMLElement ? target.closest<HTMLElement>(ITEM) : null;
  if (!item || !(target instanceof HTMLElement)) return;
  const panel = panelOf(item);
  const next = panel?.contains(target) ? inPanel(event.key, target, panel) : inBar(event.key, item, items);
  if (event.key === 'Escape' && panel?.matches(OPEN_POPOVER)) {
    panel.togglePopover(false);
    item.querySelector('button')?.focus();
  }
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function inBar(key: string, item: HTMLElement, items: readonly HTMLElement[]): HTMLElement | undefined {
  const link = (one: Element | undefined): HTMLElement | undefined => one?.querySelector('a') ?? undefined;
  const at = items.indexOf(item);
  if (key === 'ArrowRight') return link(items[(at + 1) % items.length]);
  if (key === 'ArrowLeft') return link(items.at(at - 1));
  if (key === 'Home') return link(items[0]);
  if (key === 'End') return link(items.at(-1));
  const panel = panelOf(item);
  if (key !== 'ArrowDown' || !panel) return undefined;
  panel.togglePopover(true);
  return link(panel);
}

function inPanel(key: string, from: HTMLElement, panel: HTMLElement): HTMLElement | undefined {
  const links = [...panel.querySelectorAll<HTMLElement>('a')];
  const at = links.indexOf(from);
  if (key === 'ArrowDown') return links[Math.min(at + 1, links.length - 1)];
  if (key === 'ArrowUp') return links[at - 1] ?? panel.closest(ITEM)?.querySelector('a') ?? undefined;
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  return undefined;
}

/** Marks the category of `/productos?categoria=…`; category pages are built with their mark. */
function markCurrent(): void {
  const current = new URLSearchParams(location.search).get('categoria');
  if (!current) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(':is([data-menu], .tree) a')) {
    const slug = new URLSearchParams(link.search).get('categoria') ?? '';
    if (slug !== current && !current.startsWith(`${slug}/`)) continue;
    link.setAttribute('aria-current', slug === current ? 'page' : 'true');
    link.closest('details')?.setAttribute('open', '');
  }
}

function mark(): void {
  markCurrent();
  const input = document.querySelector<HTMLInputElement>('form[data-search="menu"] input');
  if (input) input.value ||= new URLSearchParams(location.search).get('busqueda') ?? '';
}

/** Marks both menus for the page's address, the off-canvas menu when it is filled (`fill-on-press.ts`). */
function startMenuMarks(): void {
  mark();
  const dialog = document.querySelector('#menu');
  if (dialog) new MutationObserver(mark).observe(dialog, { childList: true });
}
