/** What is wrong with the fields of a form: said at each of them until it is changed, the first one focused. */
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** Text by the name of the field. */
export type FieldTexts<Field extends string> = Partial<Readonly<Record<Field, string>>>;

type FieldError<Field extends string> = { readonly field: Field; readonly text: string };

export type FieldErrors<Field extends string> = {
  readonly texts: FieldTexts<Field>;
  /** Shows these texts instead of any before, and moves the focus to the first field. */
  readonly show: (found: readonly FieldError<Field>[]) => void;
  /** A field was left: shows what is wrong with it, and nothing of the others. */
  readonly look: (name: string, found: readonly FieldError<Field>[]) => void;
  readonly forget: (field: Field) => void;
};

export function useFieldErrors<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
): FieldErrors<Field> {
  const [texts, setTexts] = useState<FieldTexts<Field>>({});
  return {
    texts,
    show: (found) => {
      const next: { [Name in Field]?: string } = {};
      for (const { field, text } of found) next[field] ??= text;
      // The text is rendered before the focus moves, so that screen readers read it with the field.
      flushSync(() => setTexts(next));
      const first = form.current?.elements.namedItem(found[0]?.field ?? '');
      if (first instanceof HTMLElement) first.focus();
    },
    look: (name, found) => {
      const wrong = found.find(({ field }) => field === name);
      if (wrong) setTexts((shown) => ({ ...shown, [wrong.field]: wrong.text }));
    },
    forget: (field) => setTexts((shown) => (shown[field] ? { ...shown, [field]: '' } : shown)),
  };
}
