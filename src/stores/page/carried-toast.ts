/** A success that is to be told on the next page, because this one is being left: 'Bienvenido' after a login that leads on. */
import { showToast } from './toast.ts';

/** Key in the tab's own storage. */
const CARRIED_KEY = 'tienda:toast';

/** Keeps one translated message for the next page of this tab. */
export function carrySuccess(message: string): void {
  try {
    sessionStorage.setItem(CARRIED_KEY, message);
  } catch {
    // Where the storage is forbidden the next page says nothing; what happened, happened all the same.
  }
}

/** Tells what the page before left, once. */
export function showCarriedSuccess(): void {
  try {
    const message = sessionStorage.getItem(CARRIED_KEY) ?? '';
    sessionStorage.removeItem(CARRIED_KEY);
    if (message !== '') showToast('success', message);
  } catch {
    // Nothing was carried.
  }
}
