/** Compare buttons: toasts at top-right (storefront §8; decision 60, Toast corners). */
import { COMPARE_KEY } from '#shared/storage/keys.ts';
import { startSavedButtons } from './saved-buttons.ts';
import type { SavedList } from './saved-list-kind.ts';

const list: SavedList = {
  action: 'compare',
  key: COMPARE_KEY,
  toast: { position: 'top-right', added: 'success', removed: 'success' },
  load: async () => {
    const { addToCompare: add, removeFromCompare: remove } = await import('#features/saved/store/compare.ts');
    return { add, remove };
  },
};

export function startCompareButtons(): void {
  startSavedButtons(list);
}
