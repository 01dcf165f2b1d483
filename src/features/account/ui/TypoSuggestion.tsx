/** What was probably meant by a field of the account's forms (decision 130, Checkout). */

import { Suggestion, type SuggestionProps } from '#shared/form/Suggestion.tsx';
import { useIsHydrated } from '#shared/ui/island/use-is-hydrated.ts';
import { useAccountText } from './account-text.ts';

/** There from hydration on: /registrarse is built with its form open, and has none. */
export function TypoSuggestion(props: Pick<SuggestionProps, 'value' | 'onTake'>) {
  const t = useAccountText();
  if (!useIsHydrated()) return null;
  return <Suggestion {...props} text={(value) => t('suggestion', { value })} />;
}
