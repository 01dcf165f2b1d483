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
import { type Purchasable, type Sold, soldOf } from './purchasable.ts';

/**
 * The first choice: on the article's page by the discount rule and the address, in a quick view that of its card, else the
 * first variant in stock.
 */
export type ChoiceRule = 'discount' | 'first';

export type ProductChoice = {
  readonly rule: ChoiceRule;
  readonly choice: Choice;
  /** The chosen variant; undefined while no size is chosen. */
  readonly sold: Sold | undefined;
  /** The variant to show: while no size is chosen, the first of the colour that is in stock. */
  readonly shown: Sold | undefined;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  /** Choosing a colour or size resets the quantity to 1. */
  readonly pickColor: (color: string) => void;
  readonly pickSize: (size: string) => void;
};

const NO_CHOICE: Choice = { color: '', size: '' };

/** Starts with the choice of the rule, as built HTML does. @param wanted another choice, as a query */
export function useChoice(product: Purchasable, rule: ChoiceRule, wanted = ''): ProductChoice {
  const { variants } = product;
  const [choice, setChoice] = useState<Choice>(() => {
    const asked = choiceFromSlugs(variants, choiceInAddress(wanted));
    return asked ?? initialChoice(variants, rule) ?? NO_CHOICE;
  });
  const [quantity, setQuantity] = useState(1);
  const hasAddress = rule === 'discount';
  const isAnswered = useRef(!hasAddress);
  // After the first render, which equals the built HTML; again when a requested colour turns out to be newer than the
  // build. Later the address follows the choice.
  useLayoutEffect(() => {
    if (isAnswered.current) return;
    const asked = choiceFromSlugs(variants, choiceInAddress(location.search));
    isAnswered.current = asked !== undefined;
    if (asked) setChoice(asked);
    // Shows what `features/product/browser/first-choice.ts` has hidden; the choice is rendered before the next paint.
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
