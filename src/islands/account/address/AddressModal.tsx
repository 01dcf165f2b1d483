/** The modal 'Agregar Nueva Dirección' (storefront §2, Address widgets; §4, Address form). */
import type { PlaceCatalog } from '#domain/delivery/place.ts';
import type { Locale } from '#i18n/locales.ts';
import { accountTexts } from '#islands/account/account-text.ts';
import { Dialog } from '#ui/page/Dialog.tsx';
import { AddressFields } from './AddressFields.tsx';
import '../Account.css';

export type AddressModalProps = {
  readonly locale: Locale;
  readonly catalog: PlaceCatalog;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shows it without its title; its name stays. */
  readonly titleHidden?: boolean;
};

/** Closes by itself once the address is saved; its form is then empty again. */
export function AddressModal({ locale, catalog, open, onClose, titleHidden = false }: AddressModalProps) {
  const texts = accountTexts(locale);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.t('address.title')}
      titleHidden={titleHidden}
      closeText={texts.t('close')}
    >
      <AddressFields catalog={catalog} onSaved={onClose} {...texts} />
    </Dialog>
  );
}
