/** What was probably meant by a field of the checkout (decision 130, Checkout). */

import { typeInto } from '#features/checkout/store/checkout-form.ts';
import { Suggestion } from '#shared/form/Suggestion.tsx';
import { useLive } from '#shared/ui/island/use-live.ts';
import { useCheckoutText } from './checkout-text.ts';
import { formFieldId } from './field-errors.ts';

export type SlipSuggestionProps = {
  readonly field: 'email' | 'phone';
  /** What was meant; undefined where nothing is suggested. */
  readonly value: string | undefined;
};

/** There from hydration on: what is built has none. */
export function SlipSuggestion({ field, value }: SlipSuggestionProps) {
  const t = useCheckoutText();
  if (!useLive()) return null;
  const take = (meant: string): void => {
    typeInto(field, meant);
    document.getElementById(formFieldId(field))?.focus();
  };
  return (
    <Suggestion value={value} text={(meant) => t('customer.suggestion', { value: meant })} onTake={take} />
  );
}
