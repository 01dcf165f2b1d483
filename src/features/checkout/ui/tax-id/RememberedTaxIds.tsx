/**
 * The tax ids of this device: one tap for one used before, and the shopper's word on keeping this one (decision 65, Tax
 * ids).
 */

import { personName, type Taxpayer } from '#features/checkout/rules/taxpayer.ts';
import {
  $rememberedTaxIds,
  canBeRemembered,
  forgetTaxIds,
  rememberTaxId,
} from '#features/checkout/store/remembered-tax-ids.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useShared } from '#shared/ui/island/use-shared.ts';
import { useCheckoutText } from '../checkout-text.ts';
import './RememberedTaxIds.css';

export type RememberedTaxIdsProps = {
  readonly isLoading: boolean;
  /** Who was found already: of whom the checkbox speaks. */
  readonly taxpayer: Taxpayer | undefined;
  /** One of them is to be looked up. */
  readonly onChoose: (taxId: string) => void;
};

export function RememberedTaxIds({ isLoading, taxpayer, onChoose }: RememberedTaxIdsProps) {
  const t = useCheckoutText();
  const remembered = useShared($rememberedTaxIds);
  const taxIds = remembered.filter(({ taxId }) => taxId !== taxpayer?.taxId);
  if (taxIds.length === 0) return null;
  return (
    <ul aria-label={t('taxId.usedBefore')} className="tax-ids">
      {taxIds.map(({ taxId, name }) => (
        <li key={taxId}>
          <Button kind="quiet" translate="no" disabled={isLoading} onClick={() => onChoose(taxId)}>
            {`${taxId} · ${personName(name)}`}
          </Button>
        </li>
      ))}
      <li>
        <Button kind="plain" onClick={() => forgetTaxIds()}>
          {t('taxId.forgetAll')}
        </Button>
      </li>
    </ul>
  );
}

export type RememberTaxIdProps = { readonly taxpayer: Taxpayer | undefined };

/** Asked once somebody was found; not of the final consumer. */
export function RememberTaxId({ taxpayer }: RememberTaxIdProps) {
  const t = useCheckoutText();
  const taxIds = useShared($rememberedTaxIds);
  if (!taxpayer || !canBeRemembered(taxpayer)) return null;
  return (
    <label className="checkout-check">
      <input
        type="checkbox"
        checked={taxIds.some(({ taxId }) => taxId === taxpayer.taxId)}
        onChange={({ target }) => (target.checked ? rememberTaxId(taxpayer) : forgetTaxIds(taxpayer.taxId))}
      />
      {t('taxId.remember')}
    </label>
  );
}
