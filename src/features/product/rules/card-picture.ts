/** The picture of a product in lists, in as few bytes as its place needs. */
import { type PictureRequest, type PictureSources, pictureSources } from './picture.ts';

/**
 * Where a product is shown: a card of a list, its hover picture, the related products, the comparison, and the recently
 * viewed.
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
