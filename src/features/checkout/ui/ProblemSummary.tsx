/**
 * Lists everything that is still to be corrected, as links to the fields (decision 58, Form help); the checks are
 * reported in order.
 */

import type { MouseEvent } from 'react';
import { useCheckoutText } from './checkout-text.ts';
import { focusProblem, problemFieldId, type ShownProblem } from './field-errors.ts';

export type ProblemSummaryProps = {
  /** In the order of the checks, one for each field. */
  readonly problems: readonly ShownProblem[];
};

export function ProblemSummary({ problems }: ProblemSummaryProps) {
  const t = useCheckoutText();
  if (problems.length === 0) return null;
  const follow = (event: MouseEvent, problem: ShownProblem): void => {
    // The address stays as it is: going back is not to lead through the fields.
    event.preventDefault();
    focusProblem(problem);
  };
  return (
    <section aria-labelledby="checkout-problems" className="checkout-notice">
      <p id="checkout-problems">{t('problems')}</p>
      <ul>
        {problems.map((problem) => {
          const id = problemFieldId(problem);
          return (
            <li key={problem.error}>
              {id === undefined ? (
                problem.message
              ) : (
                <a href={`#${id}`} onClick={(event) => follow(event, problem)}>
                  {problem.message}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
