/** The facts of a published shop: what is needed to report, later, what changed since. */
import { createHash } from 'node:crypto';
import { z } from 'zod';

const menuEntrySchema = z.object({
  /** `N1/N2/N3`, which identifies an entry. */
  level: z.string(),
  /** Level of the parent; '' at the top. */
  under: z.string(),
  title: z.string(),
  slug: z.string(),
  /** Number of articles in it and below. */
  articles: z.number(),
});

const articleSchema = z.object({
  name: z.string(),
  /** Cents: the list price, and the lowest price of the article and its variants. */
  price: z.number(),
  lowest: z.number(),
  soldOut: z.boolean(),
  /** Digest of everything on its page except the quantity in stock. */
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
  /** Parents before their children. */
  menu: z.array(menuEntrySchema),
  /** A value that cannot be read is stored as sent, so that the report shows it. */
  settings: z.record(z.string(), z.string()),
  /** Names of the parameters that cannot be read, by setting; older records have none. */
  unreadable: z.record(z.string(), z.string()).default({}),
  /** By SKU. */
  articles: z.record(z.string(), articleSchema),
  /** Tags and brands of the articles; older records have none. */
  tags: z.optional(z.array(z.string())),
  brands: z.optional(z.array(z.string())),
  /** Names of departments and municipalities, by `placeKey`. */
  places: z.optional(z.record(z.string(), z.string())),
  /** Digests of the other lists of the services: places, filters, new arrivals. */
  lists: z.record(z.string(), z.string()),
  /** Editors' files, by path. */
  files: z.record(z.string(), fileSchema),
  /** Digest of the code and its configuration. */
  program: z.string(),
});

export type MenuEntry = Readonly<z.infer<typeof menuEntrySchema>>;
export type ArticleFacts = Readonly<z.infer<typeof articleSchema>>;
export type FileFacts = Readonly<z.infer<typeof fileSchema>>;
export type Facts = Readonly<z.infer<typeof factsSchema>>;
/** The facts that come from the services, and those that come from the project. */
export type ServiceFacts = Omit<Facts, 'files' | 'program'>;
export type ProjectFacts = Pick<Facts, 'files' | 'program'>;

const DIGEST_LENGTH = 16;

/** A digest of a value, by its JSON. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, DIGEST_LENGTH);
