/** Tax ids used before, remembered on this device if the shopper agrees (ux 19). The final consumer is nobody's. */
import * as z from 'zod/mini';
import { FINAL_CONSUMER } from '#domain/nit.ts';
import type { Taxpayer } from '#domain/taxpayer.ts';
import { readUsable } from './set-aside.ts';
import { persistentDocument } from './storage.ts';

export const TAX_IDS_KEY = 'tienda:taxIds';

/** Ids that are kept; older ones go. */
const MOST = 5;

export type RememberedTaxId = Pick<Taxpayer, 'taxId' | 'name'>;

/** The one empty list, so that a server snapshot is the same each time. */
export const NO_TAX_IDS: readonly RememberedTaxId[] = [];

const rowSchema = z.object({ taxId: z.string(), name: z.string() });

const taxIds = persistentDocument<readonly RememberedTaxId[]>(TAX_IDS_KEY, {
  initial: NO_TAX_IDS,
  read: (stored) => readUsable(TAX_IDS_KEY, stored, (row) => rowSchema.safeParse(row).data),
  write: (list) => (list.length === 0 ? undefined : list),
});

/** Newest first. */
export const $rememberedTaxIds = taxIds.store;

/** Whether there is anything to remember of a taxpayer. */
export function canBeRemembered({ taxId }: RememberedTaxId): boolean {
  return taxId !== FINAL_CONSUMER;
}

/** Remembers a taxpayer's id and name; nothing else of what the service said. */
export function rememberTaxId({ taxId, name }: RememberedTaxId): void {
  if (!canBeRemembered({ taxId, name })) return;
  taxIds.update((list) => [{ taxId, name }, ...list.filter((each) => each.taxId !== taxId)].slice(0, MOST));
}

/** Forgets one, or all of them. */
export function forgetTaxIds(taxId?: string): void {
  taxIds.update((list) => (taxId === undefined ? NO_TAX_IDS : list.filter((each) => each.taxId !== taxId)));
}
