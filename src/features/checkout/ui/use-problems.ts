/** The checks of a checkout: reported in order, and shown at their fields until these are corrected. */

import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { CardFieldName } from './card/card-memory.ts';
import { useCheckoutText } from './checkout-text.ts';
import {
  type CardErrors,
  type CheckoutProblem,
  cardErrors,
  type FieldErrors,
  fieldErrors,
  firstProblems,
  focusProblem,
  problemFieldId,
  type ShownProblem,
  shownProblem,
} from './field-errors.ts';
import { notifyCheckout } from './notify-checkout.ts';

export type Problems = {
  readonly fields: FieldErrors;
  readonly card: CardErrors;
  /** The problems of a press, one for each field, in the order of the checks. */
  readonly list: readonly ShownProblem[];
  /** Shows what was found, warns of the first and moves the focus to it; true when there is nothing. */
  readonly pass: (found: readonly CheckoutProblem[]) => boolean;
  /** A field was left: shows what is wrong with it, and says nothing more of it. */
  readonly look: (fieldId: string, found: readonly CheckoutProblem[]) => void;
  /** Shows no longer what is not found any more; the card's problems are another's business. */
  readonly keepOnly: (found: readonly CheckoutProblem[]) => void;
  /** The card's field was changed. */
  readonly forgetCard: (field: CardFieldName) => void;
};

export function useProblems(): Problems {
  const t = useCheckoutText();
  const [shown, setShown] = useState<readonly ShownProblem[]>([]);
  const [wasPressed, setWasPressed] = useState(false);
  return {
    fields: fieldErrors(shown),
    card: cardErrors(shown),
    list: wasPressed ? firstProblems(shown) : [],
    pass: (found) => {
      const problems = found.map((problem) => shownProblem(problem, t));
      // The text is rendered before the focus moves, so that screen readers read it with the field.
      flushSync(() => {
        setShown(problems);
        setWasPressed(true);
      });
      const [first] = problems;
      if (!first) return true;
      notifyCheckout([{ type: 'warn', message: first.warning, position: 'top-left' }]);
      focusProblem(first);
      return false;
    },
    look: (fieldId, found) => {
      const all = found.map((problem) => shownProblem(problem, t));
      // In the order of the checks, whichever field was left.
      setShown((problems) => {
        const errors = new Set(problems.map(({ error }) => error));
        return all.filter((each) => problemFieldId(each) === fieldId || errors.has(each.error));
      });
    },
    keepOnly: (found) => {
      const errors = new Set<string>(found.map(({ error }) => error));
      setShown((problems) => problems.filter((each) => each.area === 'card' || errors.has(each.error)));
    },
    forgetCard: (field) => {
      setShown((problems) => problems.filter((each) => each.area !== 'card' || each.field !== field));
    },
  };
}
