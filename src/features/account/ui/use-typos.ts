/** What was probably meant by the fields of a form that were left (decision 130, Checkout), until they are changed. */
import { useState } from 'react';
import { emailSuggestion, phoneSuggestion } from '#features/account/rules/contact-typos.ts';

type Slips = Readonly<Record<string, string | undefined>>;

export type TypoState = {
  /** By the name of the field. */
  readonly meant: Slips;
  readonly look: (field: { readonly name: string; readonly value: string }) => void;
  readonly forget: (name: string) => void;
};

const SUGGEST: Readonly<Record<string, typeof emailSuggestion>> = {
  email: emailSuggestion,
  phone: phoneSuggestion,
};

export function useTypos(): TypoState {
  const [meant, setMeant] = useState<Slips>({});
  const set = (name: string, value: string | undefined): void =>
    setMeant((before) => (before[name] === value ? before : { ...before, [name]: value }));
  return {
    meant,
    look: ({ name, value }) => set(name, SUGGEST[name]?.(value)),
    forget: (name) => set(name, undefined),
  };
}
