/** Compare buttons: toasts at top-right (storefront spec §8; contract, Toast corners). */
import { COMPARE_KEY } from '#stores/stored-products.ts';
import { type SavedList, startSavedButtons } from './saved-buttons.ts';

const list: SavedList = {
  action: 'compare',
  key: COMPARE_KEY,
  toast: { type: 'success', position: 'top-right' },
  load: async () => {
    const { addToCompare: add, removeFromCompare: remove } = await import('#stores/compare.ts');
    return { add, remove };
  },
};

export function startCompareButtons(): void {
  startSavedButtons(list);
}
