/** The customer's name, e-mail and phone, and the logout (storefront §2, Login block). */
import type { User } from '#features/account/rules/account.ts';
import { displayPhone } from '#features/account/rules/contact-fields.ts';
import { logOut } from '#features/account/store/session.ts';
import { hasAccountOrders } from '#features/cart/store/stored-main.ts';
import { Field } from '#shared/form/Field.tsx';
import { pathTo } from '#shared/i18n/paths.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useAccountText } from './account-text.ts';
import type { AfterLogin } from './login/welcome.ts';

export type CustomerCardProps = {
  readonly user: User;
  readonly after: AfterLogin;
};

export function CustomerCard({ user, after }: CustomerCardProps) {
  const locale = useLocale();
  const t = useAccountText();
  // The form of the same page already shows the data.
  if (after === 'fill-form') return <ShoppingAs />;
  return (
    <div className="account-form account-customer">
      <Field label={t('field.name')} value={user.name} readOnly />
      <Field label={t('field.email')} value={user.email} readOnly />
      <Field label={t('field.phone')} value={displayPhone(user.phone)} readOnly />
      <LogoutWarning />
      <div className="account-actions">
        {after === 'follow-next' ? (
          <ButtonLink href={pathTo.page(locale, 'account')}>{t('title')}</ButtonLink>
        ) : null}
        <Button kind="quiet" onClick={logOut}>
          {t('exit')}
        </Button>
      </div>
    </div>
  );
}

/** Warns before a logout that it removes orders from this browser (decision 48, Orders kept in this browser). */
function LogoutWarning() {
  const locale = useLocale();
  const t = useAccountText();
  if (!hasAccountOrders()) return null;
  return (
    <p className="account-soft">
      {t('order.leaving')} <a href={pathTo.page(locale, 'orders')}>{t('order.see')}</a>
    </p>
  );
}

function ShoppingAs() {
  const t = useAccountText();
  return (
    <div className="account-shopping">
      <p>{t('shoppingAs')}</p>
      <LogoutWarning />
      <Button kind="quiet" onClick={logOut}>
        {t('exit')}
      </Button>
    </div>
  );
}
