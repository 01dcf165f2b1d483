/** Parts of a line in the cart page and the mini-cart: the name, and the choice of another colour or size. */
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { CartItem } from '#features/cart/rules/cart.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { loadWithTexts } from '#shared/i18n/pending-texts.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useCartText } from '../cart-text.ts';
import { LineVariant } from './LineFacts.tsx';
import type { VariantChangeProps } from './VariantChange.tsx';

type LineProps = { readonly line: CartItem };

/** The name as a link to the product, with colour and size. */
export function LineName({ line }: LineProps) {
  const locale = useLocale();
  const t = useCartText();
  return (
    <>
      <a className="cart-line-name" href={pathTo.product(locale, line.productSku)} data-field="name">
        {line.name}
      </a>
      <p className="cart-line-variant">
        <LineVariant line={line} t={(key) => t(`line.${key}`)} />
      </p>
    </>
  );
}

/** The `data-control` of a line's `ChangeButton`. */
export function changeControl({ cartItemId }: Pick<CartItem, 'cartItemId'>): string {
  return `change:${cartItemId}`;
}

export type ChangeButtonProps = LineProps & { readonly isOpen: boolean; readonly onPress: () => void };

/** Opens and closes the choice of another colour or size; hidden for a product without variants. */
export function ChangeButton({ line, isOpen, onPress }: ChangeButtonProps) {
  const t = useCartText();
  return (
    <span data-if="variant" hidden={line.selectedProductColor + line.selectedProductSize === ''}>
      <Button
        kind="plain"
        aria-label={t('change.openNamed', { name: line.name })}
        aria-expanded={isOpen}
        data-control={changeControl(line)}
        onClick={onPress}
      >
        {t('change.open')}
      </Button>
    </span>
  );
}

type LineChoiceOptions = Pick<VariantChangeProps, 'imageBase' | 'onChange'> & {
  /** Closed without a change; `control` opened it and gets the focus. */
  readonly onClose: (control: string) => void;
};

/** At most one line's choice of another colour or size: `toggle` opens or closes it, `choiceFor` renders it. */
export function useLineChoice({ imageBase, onChange, onClose }: LineChoiceOptions) {
  const [openId, setOpenId] = useState('');
  const toggle = ({ cartItemId }: CartItem): void => setOpenId(openId === cartItemId ? '' : cartItemId);
  const close = (done: () => void): void => {
    setOpenId('');
    done();
  };
  const choiceFor = (line: CartItem): ReactNode =>
    openId === line.cartItemId ? (
      <LineChoice
        line={line}
        imageBase={imageBase}
        onChange={(...change) => close(() => onChange(...change))}
        onClose={() => close(() => onClose(changeControl(line)))}
      />
    ) : null;
  return { toggle, choiceFor };
}

/** The choice, whose code is loaded when it opens. */
function LineChoice(props: VariantChangeProps) {
  const t = useCartText();
  const [VariantChange] = useState(() => lazyChoice);
  return (
    <Suspense fallback={<p className="cart-line-change">{t('change.loading')}</p>}>
      <VariantChange {...props} />
    </Suspense>
  );
}

let lazyChoice = loadChoice();

/** After a failed load, the next choice that opens tries again. */
function loadChoice() {
  return lazy(async (): Promise<{ default: ComponentType<VariantChangeProps> }> => {
    try {
      const load = async () => (await import('./VariantChange.tsx')).VariantChange;
      return { default: await loadWithTexts(load) };
    } catch {
      lazyChoice = loadChoice();
      return { default: ChoiceFailure };
    }
  });
}

function ChoiceFailure() {
  const t = useCartText();
  return (
    <p className="cart-line-change" role="alert">
      {t('change.failed')}
    </p>
  );
}
