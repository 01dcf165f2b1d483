/** A success toast of the next page, such as 'Bienvenido' after a login that redirects. */
import { readText, removeText, tabStorage, writeText } from '#shared/storage/browser-storage.ts';
import { FLASH_MESSAGE_KEY } from '#shared/storage/keys.ts';
import { showToast } from './toast-store.ts';

/** Stores a translated message for the next page of this tab; without storage none is shown. */
export function carrySuccess(message: string): void {
  writeText(tabStorage, FLASH_MESSAGE_KEY, message);
}

/** Shows the message of the previous page, once. */
export function showCarriedSuccess(): void {
  const message = readText(tabStorage, FLASH_MESSAGE_KEY);
  removeText(tabStorage, FLASH_MESSAGE_KEY);
  if (message) showToast('success', message);
}
