/** Everything that is looked at between a build and its release, in one list. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../../audit/finding.ts';
import { articlePaths, articlesWithoutPage } from '../../publish/data-files.ts';
import { policySchema } from '../../publish/policy.ts';
import { listFiles } from '../../publish/site-folder.ts';
import type { Facts } from '../facts/facts.ts';
import { openPageReader, type PageMemory, readPageMemory } from './page-memory.ts';
import { type BrokenReference, brokenReferences } from './references.ts';
import { fileOf, type Required, requiredFiles } from './required.ts';
import { brokenScriptNames } from './script-names.ts';
import { loadScales, overweight } from './weights.ts';

/** What is wrong with a site. What is missing or broken cannot be published; what is too heavy can be confirmed. */
export interface SiteProblems {
  readonly missing: readonly Required[];
  readonly broken: readonly BrokenReference[];
  readonly heavy: readonly Finding[];
}

const REFERENCES = 'references.json';
const WEIGHTS = 'weights.json';

/** What remembers what was found of pages, for the next site. */
export interface CheckMemory {
  readonly folder: string;
  /** What of it was read before the site was there. */
  readonly pages?: PageMemory | undefined;
}

/** Gets ready what takes as long as a part of the checks. */
export async function prepareChecks(folder: string): Promise<CheckMemory> {
  await loadScales();
  return { folder, pages: readPageMemory(join(folder, REFERENCES)) };
}

/**
 * Looks a built site over.
 * @param memory undefined remembers nothing
 */
export async function checkSite(site: string, facts: Facts, memory?: CheckMemory): Promise<SiteProblems> {
  const files = await listFiles(site);
  const all = new Set(files);
  const absent = new Set((await articlesWithoutPage(site)).flatMap(articlePaths));
  const policy = all.has('policy.json')
    ? policySchema.parse(JSON.parse(await readFile(join(site, 'policy.json'), 'utf8')))
    : undefined;
  const hasFolders = policy?.services.hasFolders;
  const absentFiles = new Set([...absent].map((path) => fileOf(path, hasFolders)));
  const missing = requiredFiles(facts, hasFolders).filter(
    ({ file }) => !all.has(file) && !absentFiles.has(file),
  );
  const pictures = policy?.services.pictureStart;
  const passedOn = pictures ? [pictures] : [];
  const reader = openPageReader({ site, passedOn }, memory && join(memory.folder, REFERENCES), memory?.pages);
  const broken = [
    ...brokenReferences(files, reader, passedOn, [...absentFiles], hasFolders),
    ...(await brokenScriptNames(site, files)),
  ];
  const sizeOf = (page: string): number => reader.size(page) ?? 0;
  const heavy = await overweight(site, files, memory && join(memory.folder, WEIGHTS), sizeOf);
  reader.finish();
  return { missing, broken, heavy };
}
