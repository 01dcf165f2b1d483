/** Reads the facts of texts from their source files; only builds and the development server do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import * as z from 'zod/mini';
import { type Facts, factsOf, fillFactsIn } from './facts.ts';

/** The source files, relative to the root. */
export const FACT_FILES = {
  returns: 'src/content/delivery/returns.json',
  delivery: 'src/content/delivery/departments.json',
  shop: 'src/content/facts.json',
} as const;

const days = z.object({ min: z.number(), max: z.number() });
const row = z.object({ days, returns: z.string(), municipalities: z.array(z.object({ days })) });
/** Guatemala, whose municipalities are near the warehouse. */
const CAPITAL = '1';
const deliverySchema = z.record(z.string(), row);
const returnsSchema = z.record(z.string(), z.object({ exchangeDays: z.number(), refundDays: z.number() }));
const shopSchema = z.object({
  shop: z.object({
    phone: z.string(),
    warranty: z.object({ days: z.number(), bagDays: z.number() }),
  }),
});

const readJson = (root: string, file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

/**
 * The facts of a project.
 * @throws Error if a source is missing or unreadable; the check of the content reports its name
 */
export function readFacts(root: string): Facts {
  const rows = deliverySchema.parse(readJson(root, FACT_FILES.delivery));
  const { default: everywhere, ...departments } = rows;
  const terms = returnsSchema.parse(readJson(root, FACT_FILES.returns));
  const returns = everywhere && terms[everywhere.returns];
  if (!everywhere || !returns)
    throw new Error(`${FACT_FILES.delivery} has no default, or ${FACT_FILES.returns} not its terms`);
  return factsOf({
    returns,
    delivery: {
      everywhere: everywhere.days,
      capital: departments[CAPITAL]?.municipalities.map((each) => each.days) ?? [],
      departments: Object.values(departments).map((each) => each.days),
    },
    shop: shopSchema.parse(readJson(root, FACT_FILES.shop)).shop,
  });
}

/** Whether a file is the source of a fact. */
export const isFactFile = (path: string): boolean => {
  const file = path.replaceAll('\\', '/');
  return Object.values(FACT_FILES).some((each) => file.endsWith(`/${each}`));
};

/** Adds the facts to a loader's data and digest; `scripts/astro/fact-texts.ts` adds them to the text of Markdown. */
export function withFacts(loader: Loader, root = process.cwd()): Loader {
  return {
    ...loader,
    load: async ({ watcher, ...context }) => {
      const filled: LoaderContext = {
        ...context,
        generateDigest: (data) => context.generateDigest(JSON.stringify([data, readFacts(root)])),
        parseData: ({ data, ...entry }) =>
          context.parseData({ ...entry, data: Object(fillFactsIn(data, readFacts(root))) }),
      };
      await loader.load(watcher ? { ...filled, watcher } : filled);
      watcher?.on('change', (path) => {
        // Without the watcher, which already has the loader's listeners.
        if (isFactFile(path)) void loader.load(filled);
      });
    },
  };
}
