/** The files of `/datos` that the build wrote for the browser (`src/pages/datos`). */
import * as z from 'zod/mini';
import type { FacetNames } from '#features/catalogue/rules/facets.ts';
import { productOfList } from '#features/catalogue/rules/list-file.ts';
import type { Product } from '#features/product/rules/product.ts';
import { fromColumns, haveEqualLengths } from '#shared/codec/columns.ts';

const texts = z.array(z.string());

const listed = z.object({
  id: z.number(),
  code: z.string(),
  sku: z.string(),
  name: z.string(),
  shortDescription: z.string(),
  price: z.number(),
  discountedPrice: z.number(),
  discount: z.number(),
  images: z.string(),
  stock: z.number(),
  isNew: z.boolean(),
  rating: z.number(),
  reviews: z.exactOptional(z.number()),
  brand: z.string(),
  colors: texts,
  tags: texts,
  sizes: texts,
  levels: z.tuple([z.number(), z.number(), z.number()]),
  color: z.optional(z.string()),
  otherPrices: z.optional(z.array(z.tuple([z.number(), z.number(), z.number(), z.number()]))),
  soldOut: z.optional(z.array(z.number())),
  inColors: z.optional(z.tuple([z.number(), z.number()], z.string())),
});

const rows = z.pipe(
  z.record(z.string(), z.array(z.unknown())).check(z.refine((columns) => haveEqualLengths(columns))),
  z.transform((columns) => fromColumns(columns)),
);

/** The products of a list, or its first ones and the number of its files. */
export type ListFile = { readonly products: readonly Product[]; readonly parts: number };

/** A file of a list; the first one of several contains their number. */
export const listFile: z.ZodMiniType<ListFile> = z.pipe(
  z.object({
    columns: z.pipe(rows, z.array(listed)),
    parts: z.exactOptional(z.int().check(z.minimum(2))),
  }),
  z.transform(({ columns, parts = 1 }) => ({ products: columns.map(productOfList), parts })),
);

/** Words for filter values. */
export const facetNamesFile: z.ZodMiniType<FacetNames> = z.object({
  categories: z.array(z.object({ slug: z.string(), title: z.string(), level: z.string() })),
  colors: z.array(z.object({ name: z.string(), hex: z.string() })),
  sizes: texts,
});

/** The file of the menu's pictures: their addresses by the ids of the entries. */
export const menuPicturesFile = z.record(z.string(), z.string());
