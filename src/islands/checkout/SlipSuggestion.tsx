/** What was probably meant by a field of the checkout (decision 130, Checkout). */
import { useLive } from '#islands/page/use-live.ts';
import { typeInto } from '#stores/checkout/checkout-form.ts';
import { Suggestion } from '#ui/form/Suggestion.tsx';
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
