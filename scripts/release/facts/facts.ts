/** What a published shop is remembered by: enough to tell an editor what changed since, and no more. */
import { z } from 'zod';

/** A menu entry; `under` is the level of the one above it, '' at the top. */
const menuEntrySchema = z.object({
  /** `N1/N2/N3`, which identifies an entry. */
  level: z.string(),
  under: z.string(),
  title: z.string(),
  slug: z.string(),
  /** Articles that stand in it and below. */
  articles: z.number(),
});

const articleSchema = z.object({
  name: z.string(),
  /** Cents: what it is listed at, and the least that it or a variant is sold at. */
  price: z.number(),
  lowest: z.number(),
  soldOut: z.boolean(),
  /** Of everything that its page shows; how many are left is looked up live and no part of it. */
  digest: z.string(),
});

const fileSchema = z.object({
  digest: z.string(),
  title: z.string(),
  /** Its text, for later comparisons; undefined for large files. */
  text: z.optional(z.string()),
});

export const factsSchema = z.object({
  apiUrl: z.string(),
  /** Each before those below it. */
  menu: z.array(menuEntrySchema),
  /** As sent where a value cannot be read, so that an editor sees that value in the report. */
  settings: z.record(z.string(), z.string()),
  /** Names of the parameters that cannot be read, by the setting; older records have none. */
  unreadable: z.record(z.string(), z.string()).default({}),
  /** By sku. */
  articles: z.record(z.string(), articleSchema),
  /** Tags and brands of the articles; records of an earlier version have none. */
  tags: z.optional(z.array(z.string())),
  brands: z.optional(z.array(z.string())),
  /** Names of departments and municipalities, by `placeKey`. */
  places: z.optional(z.record(z.string(), z.string())),
  /** Digests of the rest that the services tell: places, filters, new arrivals. */
  lists: z.record(z.string(), z.string()),
  /** What editors write, by its path below `src/content/` or `locales/`. */
  files: z.record(z.string(), fileSchema),
  /** Digest of the code and its configuration. */
  program: z.string(),
});

export type MenuEntry = Readonly<z.infer<typeof menuEntrySchema>>;
export type ArticleFacts = Readonly<z.infer<typeof articleSchema>>;
export type FileFacts = Readonly<z.infer<typeof fileSchema>>;
export type Facts = Readonly<z.infer<typeof factsSchema>>;
