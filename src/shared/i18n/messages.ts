/** Types of the texts in `locales/`: namespaces, their dotted keys and the translation function. */
import type account from '../../../locales/es-GT/account.json';
import type cart from '../../../locales/es-GT/cart.json';
import type catalogue from '../../../locales/es-GT/catalogue.json';
import type checkout from '../../../locales/es-GT/checkout.json';
import type content from '../../../locales/es-GT/content.json';
import type documents from '../../../locales/es-GT/documents.json';
import type home from '../../../locales/es-GT/home.json';
import type messages from '../../../locales/es-GT/messages.json';
import type payment from '../../../locales/es-GT/payment.json';
import type product from '../../../locales/es-GT/product.json';
import type shell from '../../../locales/es-GT/shell.json';

type Namespaces = {
  account: typeof account;
  cart: typeof cart;
  catalogue: typeof catalogue;
  checkout: typeof checkout;
  content: typeof content;
  documents: typeof documents;
  home: typeof home;
  messages: typeof messages;
  payment: typeof payment;
  product: typeof product;
  shell: typeof shell;
};

export type Namespace = keyof Namespaces;

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}${PluralSuffix}` ? Base : Key;
type DottedKeys<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${DottedKeys<Node[Key]>}`;
}[keyof Node & string];

/** Every key of a namespace, dotted, plural forms folded into one. */
type TextKey<NS extends Namespace> = DottedKeys<Namespaces[NS]>;
/** Values for `{{name}}` in a text; `count` chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;
/** Translates the keys of one namespace into one language. */
export type Text<NS extends Namespace> = (key: TextKey<NS>, values?: TextValues) => string;
/** The content of one file of `locales/`. */
export type MessageTree = { readonly [key: string]: string | MessageTree };
