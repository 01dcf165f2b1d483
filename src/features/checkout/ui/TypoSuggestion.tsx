/** What was probably meant by a field of the checkout (decision 130, Checkout). */

import { typeInto } from '#features/checkout/store/checkout-form.ts';
import { Suggestion } from '#shared/form/Suggestion.tsx';
import { useIsHydrated } from '#shared/ui/island/use-is-hydrated.ts';
import { useCheckoutText } from './checkout-text.ts';
import { formFieldId } from './field-errors.ts';

export type TypoSuggestionProps = {
  readonly field: 'email' | 'phone';
  /** What was meant; undefined where nothing is suggested. */
  readonly value: string | undefined;
};

/** There from hydration on: what is built has none. */
export function TypoSuggestion({ field, value }: TypoSuggestionProps) {
  const t = useCheckoutText();
  if (!useIsHydrated()) return null;
  const take = (meant: string): void => {
    typeInto(field, meant);
    document.getElementById(formFieldId(field))?.focus();
  };
  return (
    <Suggestion value={value} text={(meant) => t('customer.suggestion', { value: meant })} onTake={take} />
  );
}
