/** Inlined into 'Tu orden': adds a row for each stored line, so that nothing moves when the preview fills them. */
import { MAX_LINES } from '#features/cart/rules/cart.ts';
import { MAIN_KEY } from '#shared/storage/keys.ts';
import { isRecord, readJson } from '#shared/storage/stored-shape.ts';
import { storedText } from '#shared/storage/stored-text.ts';

const lines = readJson<readonly unknown[]>(storedText(MAIN_KEY), [], (stored) =>
  isRecord(stored) && Array.isArray(stored['cart']) ? stored['cart'].slice(0, MAX_LINES) : [],
);

/** Names of the stored fields by `data-field`; an amount gets a space. */
const WORDS: Readonly<Record<string, string>> = {
  name: 'name',
  color: 'selectedProductColor',
  size: 'selectedProductSize',
};

/** Copies the built row (decision 235, Ways to render). */
function paintLine({ content }: HTMLTemplateElement, line: unknown): Node {
  // The template's document loads no pictures, so the placeholder is not requested.
  const row = content.ownerDocument.importNode(content, true);
  row.querySelector('picture')?.replaceChildren();
  for (const element of row.querySelectorAll<HTMLElement>('[data-field],[data-if]')) {
    const { field, if: condition } = element.dataset;
    const word = isRecord(line) ? line[WORDS[field ?? condition ?? ''] ?? ''] : '';
    if (field !== undefined) element.textContent = typeof word === 'string' ? word : '\u00a0';
    else element.hidden = !word;
  }
  return row;
}

const list = document.currentScript?.parentElement;
const template = list?.querySelector('template');
if (template) list?.append(...lines.map((line) => paintLine(template, line)));
