/** What is pressed, and what a shopper sees when it has answered; by role and name, as they find it. */
import type { PageName } from '../options.ts';
import { CART_CONTROLS } from './controls/cart.ts';
import { FORM_CONTROLS } from './controls/forms.ts';
import { LIST_CONTROLS } from './controls/list.ts';
import { PRODUCT_CONTROLS } from './controls/product.ts';
import { SHELL_CONTROLS } from './controls/shell.ts';

/** Something on a page. */
export interface Thing {
  readonly role:
    | 'button'
    | 'checkbox'
    | 'combobox'
    | 'dialog'
    | 'heading'
    | 'link'
    | 'option'
    | 'radio'
    | 'searchbox'
    | 'spinbutton'
    | 'summary'
    | 'textbox';
  readonly name: RegExp;
  /** The dialog that contains it. */
  readonly within?: RegExp;
  /** What it holds: of a field, or whether it is checked, pressed or expanded. */
  readonly value?: string;
}

/** A press with its effect. */
export interface Press {
  readonly target: Thing;
  /** Letters typed after the press. The time runs from the last one. */
  readonly typed?: string;
  /** The key that a control with the focus is used with, instead of a press: a list of choices opens outside of the page. */
  readonly key?: string;
  readonly effect: Thing;
}

export interface Control extends Press {
  readonly label: string;
  readonly page: PageName;
  /** On a desk: a phone does not show it. */
  readonly hasMouse?: boolean;
  /** Pressed before, and answered. */
  readonly before?: readonly Press[];
  /** Whether the first tap on it is timed too, by a shopper with one article in the cart. */
  readonly isTimed?: boolean;
  /** An address for this control only, in addition to the loaded pages. */
  readonly path?: string;
}

/** Every control that the shop's words and roles name. */
export const CONTROLS: readonly Control[] = [
  ...SHELL_CONTROLS,
  ...LIST_CONTROLS,
  ...PRODUCT_CONTROLS,
  ...CART_CONTROLS,
  ...FORM_CONTROLS,
];
