/** How many articles have a page in the build; undefined for all of them. */
import { PUBLIC_PRERENDERED_PRODUCTS } from 'astro:env/client';

export const prerenderedProducts: number | undefined = PUBLIC_PRERENDERED_PRODUCTS;
