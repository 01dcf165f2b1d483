/** The texts of lists, of what is found and of what is saved. */
import { clientText } from '#shared/i18n/client-text.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { useText } from '#shared/ui/island/use-text.ts';

const catalogueText = clientText('catalogue');

export function useCatalogueText(): Text<'catalogue'> {
  return useText(catalogueText);
}
