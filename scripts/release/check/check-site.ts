/** Everything that is looked at between a build and its release, in one list. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../../audit/finding.ts';
import { articlePaths, articlesWithoutPage } from '../../publish/articles-without-page.ts';
import { policySchema } from '../../publish/policy.ts';
import { listFiles } from '../../publish/site-folder.ts';
import type { Facts } from '../facts/facts.ts';
import { type BrokenReference, brokenReferences } from './references.ts';
import { fileOf, type Required, requiredFiles } from './required.ts';

/** What is wrong with a site. What is missing or broken cannot be published; what is too heavy can be confirmed. */
export interface SiteProblems {
  readonly missing: readonly Required[];
  readonly broken: readonly BrokenReference[];
  readonly heavy: readonly Finding[];
}

/** The largest page of each kind: to weigh one means to compress it as a host does, which takes a tenth of a second. */
async function largestOfKinds(
  site: string,
  files: readonly string[],
  kindOf: (file: string) => string,
): Promise<readonly string[]> {
  const largest = new Map<string, readonly [file: string, size: number]>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const { size } = await stat(join(site, file));
    const kind = kindOf(file);
    if (size > (largest.get(kind)?.[1] ?? -1)) largest.set(kind, [file, size]);
  }
  return Array.from(largest.values(), ([file]) => file);
}

/**
 * What is over its budget of bytes; the counts beside it are about the code, which no editor changes. The scales are
 * loaded when they are needed: the compiler that they read scripts with is large.
 */
async function overweight(site: string, files: readonly string[]): Promise<readonly Finding[]> {
  const { overBudget, pageType } = await import('../../audit/site/byte-budget.ts');
  const { createScale } = await import('../../audit/site/page-weight.ts');
  const scale = createScale(site);
  const largest = await largestOfKinds(site, files, pageType);
  const pages = await Promise.all(largest.map((file) => scale.weigh(file)));
  return pages.flatMap((page) => overBudget([page]));
}

/** Looks a built site over. */
export async function checkSite(site: string, facts: Facts): Promise<SiteProblems> {
  const files = await listFiles(site);
  const all = new Set(files);
  const absent = new Set((await articlesWithoutPage(site)).flatMap(articlePaths));
  const absentFiles = new Set([...absent].map(fileOf));
  const missing = requiredFiles(facts).filter(({ file }) => !all.has(file) && !absentFiles.has(file));
  const policy = all.has('policy.json')
    ? policySchema.parse(JSON.parse(await readFile(join(site, 'policy.json'), 'utf8')))
    : undefined;
  const pictures = policy?.services.pictures?.path;
  const broken = await brokenReferences(site, files, pictures ? [pictures] : [], [...absentFiles]);
  return { missing, broken, heavy: await overweight(site, files) };
}
