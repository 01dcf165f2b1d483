/** Fields and checks that several schemas share. */
import { z } from 'astro/zod';

/** A text that is not empty or only spaces. */
export const text = z.string().trim().min(1);

/** A text in every language of the shop. */
export const localized = z.strictObject({ 'es-GT': text, en: text });

/** A text in Spanish, optionally also in English. */
export const translatable = z.strictObject({ 'es-GT': text, en: z.optional(text) });

type Check<Item> = (payload: z.core.ParsePayload<readonly Item[]>) => void;

/** Reports each wrong item of a list at its position, so that editors see its line. */
export const eachIs =
  <Item>(isRight: (item: Item, at: number, all: readonly Item[]) => boolean, message: string): Check<Item> =>
  ({ value, issues }) => {
    value.forEach((item, at) => {
      if (!isRight(item, at, value)) issues.push({ code: 'custom', message, path: [at], input: item });
    });
  };

/** Reports repeated items of a list; an item whose name is undefined may be repeated. */
export const eachOnce = <Item>(nameOf: (item: Item) => string | undefined, message: string): Check<Item> =>
  eachIs((item, at, all) => {
    const name = nameOf(item);
    return name === undefined || all.findIndex((other) => nameOf(other) === name) === at;
  }, message);
