/**
 * `client:intent`: hydrates an island when somebody starts to use it, and loses nothing of what they did first.
 *
 * The first pointer, touch, key or scroll anywhere on the page only fetches the code; a pointer, focus or key inside the
 * island hydrates it. Clicks and submits that come before React listens are held, the island says `aria-busy`, what was
 * pressed is seen to wait (`data-pressed`, base.css), and they are replayed one a task (React must commit between two); a checkbox looks pressed meanwhile. Text typed meanwhile is
 * put back. When the code cannot be had, links and forms go on as plain HTML. Code can ask for hydration with an `intent:hydrate` event on the island.
 */
import type { ClientDirective } from 'astro';
import { withTexts } from '#i18n/coming-texts.ts';
import { keepBuilt } from './built-html.ts';
import { onFirstSign } from './person-sign.ts';

const hydratingEvents = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'input',
  'intent:hydrate',
];

type Held = { readonly target: HTMLElement; readonly submitter?: HTMLElement | null };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isCheckbox(node: Element): node is HTMLInputElement {
  return node instanceof HTMLInputElement && node.type === 'checkbox';
}

function isTextField(node: Element): node is Field {
  if (node instanceof HTMLInputElement) return !/^(checkbox|radio|file|hidden)$/.test(node.type);
  return node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement;
}

/** Fields whose value is no longer what the HTML said: typed, chosen or filled in by the browser. */
function changedFields(island: HTMLElement): Map<Field, string> {
  const changed = new Map<Field, string>();
  for (const node of island.querySelectorAll('input,textarea,select')) {
    if (!isTextField(node)) continue;
    const initial =
      node instanceof HTMLSelectElement
        ? ([...node.options].find((option) => option.defaultSelected) ?? node.options[0])?.value
        : node.defaultValue;
    if (node.value !== (initial ?? '')) changed.set(node, node.value);
  }
  return changed;
}

/** The field that stands for one that was typed into: itself, or its namesake where React has drawn the island anew. */
function currentField(island: HTMLElement, field: Field): Field {
  if (field.isConnected || field.name === '') return field;
  const fields = [...island.querySelectorAll('input,textarea,select')].filter(isTextField);
  return fields.find(({ name, type }) => name === field.name && type === field.type) ?? field;
}

/** Sets a value past React's own setter and tells React, which had put its initial value back. */
function restoreField(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (!field.isConnected || !setter) return;
  field.value = value ? '' : ' ';
  setter.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The control that stands where the held one stood: the same, or the island's own with the same `data-control`. */
function currentTarget(island: HTMLElement, target: HTMLElement): HTMLElement | undefined {
  const control = target.closest<HTMLElement>('[data-control]')?.dataset['control'];
  if (control) {
    const named = island.querySelectorAll<HTMLElement>(`[data-control="${CSS.escape(control)}"]`);
    // Safari knows `checkVisibility` since 17.4.
    return [...named].find((node) => node.checkVisibility?.() ?? node.getClientRects().length > 0);
  }
  return target.isConnected ? target : undefined;
}

function replay(island: HTMLElement, held: Held, hydrated: boolean): void {
  const target = currentTarget(island, held.target);
  if (!target) return;
  if (target instanceof HTMLFormElement && held.submitter !== undefined) {
    if (hydrated) target.requestSubmit(held.submitter?.isConnected ? held.submitter : null);
    else target.submit();
  } else {
    target.click();
  }
}

/**
 * What is not held: another mouse button or a modified click, links and native disclosures, which answer by themselves,
 * and labels, which press what they are of.
 */
function answersNatively(event: Event): boolean {
  if (event instanceof MouseEvent && (event.button || event.ctrlKey || event.metaKey || event.shiftKey))
    return true;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest('label') && !target.matches('input,textarea')) return true;
  return Boolean(target?.closest('a[href]:not([data-held]),summary,select,[data-native]'));
}

/** What was clicked: the control around an icon, because the icon itself cannot be clicked again. */
function htmlTarget({ target }: Event): HTMLElement | undefined {
  let element = target instanceof Element ? target : null;
  while (element && !(element instanceof HTMLElement)) element = element.parentElement;
  return element ?? undefined;
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const hydrateOnIntent: ClientDirective = (load, _options, island) => {
  const listeners = new AbortController();
  const held: Held[] = [];
  const { signal } = listeners;
  let started = false;
  let released = Promise.resolve();

  /** A control that is replaced between press and release gets no click at all: what is pressed stays until then. */
  function press(): void {
    released = new Promise((resolve) => {
      // The click follows the release in the same task.
      const end = (): void => void setTimeout(resolve);
      for (const type of ['pointerup', 'pointercancel'])
        document.addEventListener(type, end, { once: true, capture: true, signal });
    });
  }

  /** React must find the attributes that it printed. */
  function lookAsPrinted(): void {
    for (const { target } of held) target.removeAttribute('data-pressed');
  }

  onFirstSign(() => void withTexts(load).catch(() => undefined), listeners);

  async function start(): Promise<void> {
    if (started) return;
    started = true;
    let typed = new Map<Field, string>();
    try {
      const hydrate = await withTexts(load);
      await released;
      typed = changedFields(island);
      lookAsPrinted();
      keepBuilt(island);
      await hydrate();
    } catch {
      // The island stays plain HTML: what was held goes on without it.
    }
    // astro-island swallows errors of the import but then keeps its `ssr` attribute.
    const hydrated = !island.hasAttribute('ssr');
    // `hydrate` resolves before React has committed; a discrete event inside the root makes React do it now.
    if (hydrated) island.firstElementChild?.dispatchEvent(new Event('pointercancel', { bubbles: true }));
    listeners.abort();
    lookAsPrinted();
    island.removeAttribute('aria-busy');
    for (const [field, value] of typed) if (hydrated) restoreField(currentField(island, field), value);
    // A press that only the island could have answered: `old-build.ts` looks whether its code is gone for good.
    if (!hydrated && held.some(({ submitter }) => submitter === undefined)) {
      dispatchEvent(new Event('vite:preloadError'));
    }
    // Pressed again, each ends as it looks.
    for (const { target } of held) if (isCheckbox(target)) target.checked = !target.checked;
    for (const one of held) {
      replay(island, one, hydrated);
      await nextTask();
    }
  }

  function hold(event: Event): void {
    const target = htmlTarget(event);
    if (answersNatively(event) || !target) return;
    if (!isCheckbox(target)) event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event instanceof SubmitEvent ? { target, submitter: event.submitter } : { target });
    island.setAttribute('aria-busy', 'true');
    target.setAttribute('data-pressed', '');
    void start();
  }

  island.addEventListener('pointerdown', press, { capture: true, passive: true, signal });
  for (const type of hydratingEvents) {
    island.addEventListener(type, () => void start(), { capture: true, passive: true, signal });
  }
  for (const type of ['click', 'submit']) {
    island.addEventListener(type, hold, { capture: true, signal });
  }
  // Asked for before anybody could hear it (start-island.ts).
  if (island.hasAttribute('data-intent')) void start();
};

export default hydrateOnIntent;
