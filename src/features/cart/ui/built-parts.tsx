/** Parts of the cart as pages are built with them: templates and totals that a module fills from the storage. */
import { withLocale } from '#shared/ui/island/locale.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CartLine } from './line/CartLine.tsx';
import { SavedLine } from './line/SavedLine.tsx';

export const BuiltLine = withLocale(CartLine);
export const BuiltSavedLine = withLocale(SavedLine);
export const BuiltSummary = withLocale(CartSummary);
