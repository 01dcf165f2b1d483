/**
 * Tax id and address of the tab's draft of a checkout, for a message that is written on another page (decision 131, Chat).
 * Read as they lie there, without the store of the draft and its schema.
 */
import { readText, tabStorage } from '#shared/storage/browser-storage.ts';
import { CHECKOUT_FORM_KEY } from '#shared/storage/keys.ts';
import { isRecord, readJson, textOr } from '#shared/storage/stored-shape.ts';

export type DraftBuyer = { readonly taxId: string; readonly address: string };

const NOBODY: DraftBuyer = { taxId: '', address: '' };

/** What the draft says of both; '' where nothing was written. */
export function draftBuyer(): DraftBuyer {
  return readJson(readText(tabStorage, CHECKOUT_FORM_KEY), NOBODY, (stored) =>
    isRecord(stored)
      ? { taxId: textOr(stored['taxIdInput'], ''), address: textOr(stored['address'], '') }
      : NOBODY,
  );
}
