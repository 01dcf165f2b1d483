/** A success that is to be shown on the next page, because this one is being left: 'Bienvenido' after a login that leads on. */
import { readText, removeText, tabStorage, writeText } from '#shared/storage/browser-storage.ts';
import { FLASH_MESSAGE_KEY } from '#shared/storage/keys.ts';
import { showToast } from './toast-store.ts';

/** Stores one translated message for the next page of this tab. */
export function carrySuccess(message: string): void {
  // Where the storage is forbidden the next page says nothing; what happened, happened all the same.
  writeText(tabStorage, FLASH_MESSAGE_KEY, message);
}

/** Shows what the page before left, once. */
export function showCarriedSuccess(): void {
  const message = readText(tabStorage, FLASH_MESSAGE_KEY);
  removeText(tabStorage, FLASH_MESSAGE_KEY);
  if (message) showToast('success', message);
}
