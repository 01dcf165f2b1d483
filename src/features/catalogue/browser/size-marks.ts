/** Says on each built card in which of the shopper's sizes its product exists (decision 235, Ways to render). */
import { isMySize, sizeKind } from '#features/product/rules/size-preference.ts';
import { $sizePreference, type SizePreference } from '#features/product/store/size-preference.ts';
import { clientText } from '#shared/i18n/client-text.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';

const text = clientText('catalogue');

function mark(item: HTMLElement, preference: SizePreference): void {
  const { sizes: all = '', sizeKind: kind } = item.dataset;
  const sizes = all
    .split('|')
    .filter((size) => isMySize(size, preference, kind === 'clothes' ? kind : sizeKind(size)));
  const before = item.querySelector('.card-my-size');
  if (sizes.length === 0) {
    before?.remove();
    return;
  }
  const note = before ?? document.createElement('p');
  note.className = 'card-my-size';
  const t = text(pageLocale());
  note.textContent = t('mySize.mark', { sizes: sizes.join(', ') });
  item.querySelector('.card-actions')?.before(note);
}

function markAll(preference: SizePreference): void {
  for (const item of document.querySelectorAll<HTMLElement>('li[data-sizes]')) mark(item, preference);
}

/** Marks all cards, and again after another size or other cards. */
export function markCardSizes(): void {
  $sizePreference.subscribe(markAll);
  document.addEventListener('list:rendered', () => markAll($sizePreference.get()));
}
