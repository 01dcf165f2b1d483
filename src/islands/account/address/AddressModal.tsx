/** The modal 'Agregar Nueva Dirección' (storefront §2, Address widgets; §4, Address form). */
import type { ReactNode } from 'react';
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
  /** What there is to choose before a new one is written. */
  readonly children?: ReactNode;
};

/** Closes by itself once the address is saved; its form is then empty again. */
export function AddressModal(props: AddressModalProps) {
  const { catalog, open, onClose, titleHidden = false, children } = props;
  const t = useAccountText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('address.title')}
      titleHidden={titleHidden}
      closeText={t('close')}
    >
      {children}
      <AddressFields catalog={catalog} onSaved={onClose} />
    </Dialog>
  );
}
