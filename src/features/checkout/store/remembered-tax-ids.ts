/** The tax ids that the shopper agreed to store on this device (decision 65, Tax ids), except CF. */
import { computed } from 'nanostores';
import * as z from 'zod/mini';
import { $user } from '#features/account/store/customer.ts';
import { FINAL_CONSUMER, type Taxpayer } from '#features/checkout/rules/taxpayer.ts';
import { TAX_IDS_KEY } from '#shared/storage/keys.ts';
import { readUsable } from '#shared/storage/set-aside.ts';
import { shared } from '#shared/storage/shared-store.ts';
import { persistentDocument } from '#shared/storage/storage.ts';

/** Most ids; older ones are removed. */
const MAX = 5;

type RememberedTaxId = Pick<Taxpayer, 'taxId' | 'name'>;

/** `customerId`: undefined for a guest. */
const rowSchema = z.object({ taxId: z.string(), name: z.string(), customerId: z.optional(z.int()) });
type Row = Readonly<z.infer<typeof rowSchema>>;

const taxIds = persistentDocument<readonly Row[]>(TAX_IDS_KEY, {
  initial: [],
  read: (stored) => readUsable(TAX_IDS_KEY, stored, (row) => rowSchema.safeParse(row).data),
  write: (list) => (list.length === 0 ? undefined : list),
});

const customerNow = (): number | undefined => $user.get()?.id;

/** The current user's ids, newest first. */
export const $rememberedTaxIds = shared(
  computed([taxIds.store, $user], (rows, user): readonly RememberedTaxId[] =>
    rows.filter(({ customerId }) => customerId === user?.id),
  ),
  [],
);

export function canBeRemembered({ taxId }: RememberedTaxId): boolean {
  return taxId !== FINAL_CONSUMER;
}

export function rememberTaxId({ taxId, name }: RememberedTaxId): void {
  if (!canBeRemembered({ taxId, name })) return;
  const customerId = customerNow();
  taxIds.update((rows) => {
    const others = rows.filter((each) => each.customerId !== customerId);
    const own = rows.filter((each) => each.customerId === customerId && each.taxId !== taxId);
    return [...[{ taxId, name, customerId }, ...own].slice(0, MAX), ...others];
  });
}

/** Removes one of the user's ids, or all. */
export function forgetTaxIds(taxId?: string): void {
  const customerId = customerNow();
  const isGone = (row: Row): boolean =>
    row.customerId === customerId && (taxId === undefined || row.taxId === taxId);
  taxIds.update((rows) => rows.filter((row) => !isGone(row)));
}

/** Removes all ids except those of a customer. */
export function retainTaxIdsOf(customerId: number | undefined): void {
  taxIds.update((rows) =>
    rows.filter((row) => row.customerId !== undefined && row.customerId === customerId),
  );
}
