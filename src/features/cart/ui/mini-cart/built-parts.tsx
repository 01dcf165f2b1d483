/** Parts of the mini-cart as pages are built with them: a template and a total that a module fills from the storage. */
import { withLocale } from '#shared/ui/island/locale.tsx';
import { MiniCartFoot } from './MiniCartFoot.tsx';
import { MiniCartLine } from './MiniCartLine.tsx';

export const BuiltMiniLine = withLocale(MiniCartLine);
export const BuiltMiniFoot = withLocale(MiniCartFoot);
