/** The tax id lookup (checkout §4, Tax-ID lookup). */
import { atom } from 'nanostores';
import { storeApi } from '#features/account/store/customer.ts';
import { lookUpTaxpayer } from '#features/checkout/api/taxpayer.ts';
import type { Taxpayer } from '#features/checkout/rules/taxpayer.ts';
import { normaliseTaxId } from '#features/checkout/rules/taxpayer.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import type { Answer, ServiceFailure } from '#shared/http/failure.ts';
import { $checkoutForm, takeTaxpayer } from './checkout-form.ts';

type TaxIdStatus = 'idle' | 'loading' | 'error';
export const $taxIdStatus = atom<TaxIdStatus>('idle');

export type TaxIdOutcome =
  | { readonly kind: 'empty' }
  /** Another lookup is running, or the field has changed since. */
  | { readonly kind: 'superseded' }
  | { readonly kind: 'found'; readonly taxpayer: Taxpayer }
  /** `Respuesta` False, with the service's description. */
  | { readonly kind: 'refused'; readonly description: string }
  /** An answer without header, record or name. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'failed'; readonly failure: ServiceFailure };

/** The failure of the last lookup, until the next one or a change of the field. */
export const $taxIdRefusal = atom<TaxIdOutcome | null>(null);

export function clearTaxIdRefusal(): void {
  $taxIdRefusal.set(null);
}

/** The lookup call; replaced in tests. */
type LookUp = (taxId: string) => Promise<Answer<Taxpayer>>;

const lookUpAtService: LookUp = (taxId) =>
  lookUpTaxpayer(storeApi(), { token: shopConfiguration.nitClientToken, taxId });

function outcomeOf(answer: Answer<Taxpayer>): TaxIdOutcome {
  if (answer.ok) return { kind: 'found', taxpayer: answer.value };
  const { failure } = answer;
  if (failure.kind === 'refused') return { kind: 'refused', description: failure.message };
  return failure.kind === 'unexpected' ? { kind: 'unreadable' } : { kind: 'failed', failure };
}

let lookup: Promise<TaxIdOutcome> | undefined;

/** Resolves when no lookup is running. */
export async function waitForTaxIdLookup(): Promise<void> {
  await lookup;
}

/** Whether the form's tax id has no answer yet. A refusal is an answer, a failed call is not. */
export function isTaxIdUnanswered(): boolean {
  const { taxIdInput, taxpayer } = $checkoutForm.get();
  return (
    taxpayer === undefined && normaliseTaxId(taxIdInput) !== '' && $taxIdRefusal.get()?.kind !== 'refused'
  );
}

/** Looks up the form's tax id; an empty one makes no call (decision 65, Tax ids). */
export function validateTaxId(lookUp: LookUp = lookUpAtService): Promise<TaxIdOutcome> {
  if ($taxIdStatus.get() === 'loading') return Promise.resolve({ kind: 'superseded' });
  lookup = validate(lookUp);
  return lookup;
}

async function validate(lookUp: LookUp): Promise<TaxIdOutcome> {
  const outcome = await ask(lookUp);
  if (outcome.kind !== 'superseded') $taxIdRefusal.set(outcome.kind === 'found' ? null : outcome);
  return outcome;
}

async function ask(lookUp: LookUp): Promise<TaxIdOutcome> {
  const asked = $checkoutForm.get().taxIdInput;
  const taxId = normaliseTaxId(asked);
  if (taxId === '') {
    $taxIdStatus.set('error');
    return { kind: 'empty' };
  }
  $taxIdStatus.set('loading');
  let outcome: TaxIdOutcome = { kind: 'superseded' };
  try {
    outcome = outcomeOf(await lookUp(taxId));
    if ($checkoutForm.get().taxIdInput !== asked) outcome = { kind: 'superseded' };
    takeTaxpayer(outcome.kind === 'found' ? outcome.taxpayer : undefined);
    return outcome;
  } finally {
    $taxIdStatus.set(outcome.kind === 'found' || outcome.kind === 'superseded' ? 'idle' : 'error');
  }
}
