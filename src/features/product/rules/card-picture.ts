/** The picture of a product wherever it stands among others, in as many bytes as its place is worth. */
import { type PictureRequest, type PictureSources, pictureSources } from './picture.ts';

/**
 * Where a product stands: a card of a list, the picture behind it that a mouse sees, the related products, the table
 * that compares, and what was seen lately.
 */
export type CardPlace = 'card' | 'second' | 'related' | 'compared' | 'recent';

/** Widths that a place asks for. */
export const CARD_WIDTHS: Readonly<Record<CardPlace, readonly number[]>> = {
  card: [320, 640],
  // Under a mouse only: one width is enough, and spares every list half a kilobyte.
  second: [480],
  related: [160, 320, 480],
  compared: [160, 320],
  recent: [320],
};

/** How the shop asks for it; see `PictureRequest`. */
export type CardPictureRequest = Pick<PictureRequest, 'template' | 'formats'>;

/** The addresses of a product's picture in a place; '' for an article without one. */
export function cardPicture(image: string, place: CardPlace, request: CardPictureRequest): PictureSources {
  const isLean = place !== 'compared' && place !== 'recent';
  return pictureSources(image, { ...request, widths: CARD_WIDTHS[place], isLean });
}
