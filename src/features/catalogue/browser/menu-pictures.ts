/**
 * Adds a picture with a link to each panel of the large menu. Without React, which a menu would load for four links: 57 KB
 * compressed.
 */

import { fetchMenuPictures } from '#features/catalogue/api/list-files.ts';
import { pictureSources } from '#features/product/rules/picture.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { MENU_PICTURES_PATH } from '#shared/i18n/paths.ts';

const PIXELS = 240;
const request = { template: shopConfiguration.imageTemplate, widths: [480] };

/** A link for the mouse only: keyboards and screen readers have the category (decision 235, Ways to render). */
function pictureOf(src: string, href: string): HTMLLIElement {
  const image = new Image(PIXELS, PIXELS);
  image.alt = '';
  image.loading = 'lazy';
  image.src = pictureSources(src, request).src;
  const link = document.createElement('a');
  link.href = href;
  link.tabIndex = -1;
  link.ariaHidden = 'true';
  link.append(image);
  const place = document.createElement('li');
  place.className = 'categories-picture';
  place.append(link);
  return place;
}

/** Adds one to each panel; the browser loads those of open panels. */
export async function drawMenuPictures(menu: HTMLElement): Promise<void> {
  const answer = await fetchMenuPictures(MENU_PICTURES_PATH);
  if (!answer.ok) return;
  for (const panel of menu.querySelectorAll<HTMLElement>('[popover]')) {
    const src = answer.value[panel.id.replace('menu-', '')];
    const href = panel.parentElement?.querySelector('a')?.href;
    if (src && href) panel.append(pictureOf(src, href));
  }
}
