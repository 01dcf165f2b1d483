/** The modal 'Agregar Nueva Dirección' (storefront §2, Address widgets; §4, Address form). */
import type { ReactNode } from 'react';
import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import { Dialog } from '#shared/ui/dialogs/Dialog.tsx';
import { useAccountText } from '../account-text.ts';
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
