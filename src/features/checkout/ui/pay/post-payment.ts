/** The one moment of the payment: the card that is in the form goes to the provider, if it still can. */
import { type CardProblem, checkCard } from '#features/checkout/rules/card.ts';
import { abandon, handOff, type ReadyPayment } from '#features/payment/store/place-order.ts';
import { correctedNow } from '#shared/clock/server-clock.ts';
import { readCard, wipeCard } from '../card/card-memory.ts';
import { postHandOff } from './hand-off-form.ts';

/** What became of the post: done, not this page's to make any more, or a card that cannot be posted. */
export type Posted = 'posted' | 'locked' | readonly CardProblem[];

/** Posts the card that is in the form at this moment; one that was wiped or changed meanwhile ends the attempt. */
export function postPayment(ready: ReadyPayment, form: HTMLFormElement): Posted {
  const card = readCard(form);
  const problems = checkCard(card, correctedNow());
  if (problems.length > 0) {
    abandon(ready);
    return problems;
  }
  const prepared = handOff(ready, card);
  if (!prepared) return 'locked';
  postHandOff(prepared);
  wipeCard(form);
  return 'posted';
}
