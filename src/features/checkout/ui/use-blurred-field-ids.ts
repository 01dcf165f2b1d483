/**
 * Which fields of a checkout were left with what is in them now: by their ids, because what is in them may be a card's
 * (decision 76, Card data).
 */
import { useState } from 'react';
import { type BlurHandlers, useBlurredFields } from '#shared/ui/island/use-blurred-fields.ts';

/** The ids, and what the form listens with; calls back with each field that is left. */
export function useBlurredFieldIds(onLeft: (id: string) => void): readonly [readonly string[], BlurHandlers] {
  const [left, setLeft] = useState<readonly string[]>([]);
  const { onInput, onBlur } = useBlurredFields(({ id }) => {
    setLeft((before) => [...before.filter((each) => each !== id), id]);
    onLeft(id);
  });
  const typeAgain: BlurHandlers['onInput'] = (event) => {
    const { target } = event;
    // Never for a select: drawn anew between its `input` and its `change`, it would lose what was chosen.
    if (target instanceof HTMLInputElement) {
      setLeft((before) => (before.includes(target.id) ? before.filter((id) => id !== target.id) : before));
    }
    onInput(event);
  };
  return [left, { onInput: typeAgain, onBlur }];
}
