/** The texts of lists, of what is found and of what is saved. */
import { clientText } from '#i18n/client-text.ts';
import type { Text } from '#i18n/messages.ts';
import { useText } from '#islands/page/use-text.ts';

const catalogueText = clientText('catalogue');

export function useCatalogueText(): Text<'catalogue'> {
  return useText(catalogueText);
}
