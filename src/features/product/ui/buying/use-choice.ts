/** The chosen colour, size and quantity of a product (storefront §4, Variant picker and quick view). */
import { useLayoutEffect, useRef, useState } from 'react';
import {
  type Choice,
  changeColor,
  choiceFromSlugs,
  chooseSize,
  findVariant,
  initialChoice,
  shownVariant,
} from '#features/product/rules/variant.ts';
import { choiceInAddress, keepChoiceInAddress } from '#features/product/store/product-choice.ts';
import type { Purchasable, Sold } from './purchasable.ts';
import { soldOf } from './purchasable.ts';

/**
 * On its own page the discount rule and the address decide; a quick view starts with what its card shows, else with the
 * first variant that can be bought.
 */
export type ChoiceRule = 'discount' | 'first';

export type ProductChoice = {
  readonly rule: ChoiceRule;
  readonly choice: Choice;
  /** Undefined while a size is still to be chosen. */
  readonly sold: Sold | undefined;
  /** What is shown of it: while a size is still to be chosen, the first variant of the colour that can be had. */
  readonly shown: Sold | undefined;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  /** Choosing a colour or size resets the quantity to 1. */
  readonly pickColor: (color: string) => void;
  readonly pickSize: (size: string) => void;
};

const NO_CHOICE: Choice = { color: '', size: '' };

/**
 * Starts with the variant that the rule of the place shows first, the same in the built HTML and in the browser;
 * `wanted`: what is asked for instead, as a query.
 */
export function useChoice(product: Purchasable, rule: ChoiceRule, wanted = ''): ProductChoice {
  const { variants } = product;
  const [choice, setChoice] = useState<Choice>(() => {
    const asked = choiceFromSlugs(variants, choiceInAddress(wanted));
    return asked ?? initialChoice(variants, rule) ?? NO_CHOICE;
  });
  const [quantity, setQuantity] = useState(1);
  const hasAddress = rule === 'discount';
  const isAnswered = useRef(!hasAddress);
  // After the first paint has equalled the built HTML; again when a colour that was asked for turns out to be newer than
  // the build. Later the address follows the choice.
  useLayoutEffect(() => {
    if (isAnswered.current) return;
    const asked = choiceFromSlugs(variants, choiceInAddress(location.search));
    isAnswered.current = asked !== undefined;
    if (asked) setChoice(asked);
    // What `features/product/browser/first-choice.ts` has put out of sight; the choice is drawn before the next paint.
    delete document.documentElement.dataset['choice'];
  }, [variants]);
  const pick = (next: Choice): void => {
    isAnswered.current = true;
    setChoice(next);
    setQuantity(1);
    if (hasAddress) keepChoiceInAddress(next);
  };
  return {
    rule,
    choice,
    sold: soldOf(product, findVariant(variants, choice)),
    shown: soldOf(product, shownVariant(variants, choice)),
    quantity,
    setQuantity,
    pickColor: (color) => pick(changeColor(variants, choice, color)),
    pickSize: (size) => pick(chooseSize(choice, size)),
  };
}
