/** Checks of lists that report the position of a mistake, so that editors see its line. */
import type { z } from 'astro/zod';

type Check<Item> = (payload: z.core.ParsePayload<readonly Item[]>) => void;

/** Refuses each item of a list that is not as it should be. */
export const eachIs =
  <Item>(isRight: (item: Item, at: number, all: readonly Item[]) => boolean, message: string): Check<Item> =>
  ({ value, issues }) => {
    value.forEach((item, at) => {
      if (!isRight(item, at, value)) issues.push({ code: 'custom', message, path: [at], input: item });
    });
  };

/** Rejects repeated items of a list. An item whose name is undefined may be repeated. */
export const eachOnce = <Item>(nameOf: (item: Item) => string | undefined, message: string): Check<Item> =>
  eachIs((item, at, all) => {
    const name = nameOf(item);
    return name === undefined || all.findIndex((other) => nameOf(other) === name) === at;
  }, message);
