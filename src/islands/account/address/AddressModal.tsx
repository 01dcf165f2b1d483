/** The modal 'Agregar Nueva Dirección' (storefront §2, Address widgets; §4, Address form). */
import type { PlaceCatalog } from '#domain/delivery/place.ts';
import { useAccountText } from '#islands/account/account-text.ts';
import { Dialog } from '#ui/page/Dialog.tsx';
import { AddressFields } from './AddressFields.tsx';
import '../Account.css';

export type AddressModalProps = {
  readonly catalog: PlaceCatalog;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shows it without its title; its name stays. */
  readonly titleHidden?: boolean;
};

/** Closes by itself once the address is saved; its form is then empty again. */
export function AddressModal({ catalog, open, onClose, titleHidden = false }: AddressModalProps) {
  const t = useAccountText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('address.title')}
      titleHidden={titleHidden}
      closeText={t('close')}
    >
      <AddressFields catalog={catalog} onSaved={onClose} />
    </Dialog>
  );
}
