/** The chosen colour, size and quantity of a product (storefront spec §4, Variant picker and quick view). */
import { useState } from 'react';
import { type Choice, chooseColor, chooseSize, choiceOf, findVariant, initialVariant } from '#domain/variant.ts';
import type { Purchasable, Sold } from './purchasable.ts';
import { soldOf } from './purchasable.ts';

export type ProductChoice = {
  readonly choice: Choice;
  /** Undefined while a size is still to be chosen. */
  readonly sold: Sold | undefined;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  /** Choosing a colour or size resets the quantity to 1. */
  readonly pickColor: (color: string) => void;
  readonly pickSize: (size: string) => void;
};

const NO_CHOICE: Choice = { color: '', size: '' };

/** Starts with the variant that the rule of the place shows first, the same in the built HTML and in the browser. */
export function useChoice(product: Purchasable, rule: 'discount' | 'first'): ProductChoice {
  const [choice, setChoice] = useState<Choice>(() => {
    const first = initialVariant(product.variants, rule);
    return first ? choiceOf(first) : NO_CHOICE;
  });
  const [quantity, setQuantity] = useState(1);
  const pick = (next: Choice): void => {
    setChoice(next);
    setQuantity(1);
  };
  return {
    choice,
    sold: soldOf(product, findVariant(product.variants, choice)),
    quantity,
    setQuantity,
    pickColor: (color) => pick(chooseColor(product.variants, color)),
    pickSize: (size) => pick(chooseSize(choice, size)),
  };
}
