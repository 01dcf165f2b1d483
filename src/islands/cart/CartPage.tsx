/**
 * The cart (ui, Cart: /cart). Until somebody touches it, what is seen is the preview that a module painted from the
 * storage, passed in as `children`; the same lines then become live.
 */
import { type ReactNode, useRef } from 'react';
import { clientText } from '#i18n/client-text.ts';
import type { Locale } from '#i18n/locales.ts';
import { LiveCart } from './LiveCart.tsx';
import { useTakeover } from './use-takeover.ts';
import './CartLine.css';
import './Cart.css';

const text = await clientText('cart');
const messageText = await clientText('messages');

export type CartPageProps = { readonly locale: Locale; readonly children?: ReactNode };

export function CartPage({ locale, children }: CartPageProps) {
  const root = useRef<HTMLDivElement>(null);
  const isLive = useTakeover(root);
  return (
    <div ref={root} className="cart">
      {isLive ? <LiveCart locale={locale} t={text(locale)} messages={messageText(locale)} /> : children}
    </div>
  );
}
