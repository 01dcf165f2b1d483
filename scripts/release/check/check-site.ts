/** The checks between a build and its release. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../audit/finding.ts';
import { overBudget, TRAVELLING } from '../../audit/site/byte-budget.ts';
import { pageType } from '../../audit/site/page-type.ts';
import { createScale } from '../../audit/site/page-weight.ts';
import { hashedFileNames } from '../../audit/site/script-files.ts';
import { articlePaths, articlesWithoutPage } from '../../publish/data-files.ts';
import { HASHED_FOLDER, policySchema } from '../../publish/policy.ts';
import { listFiles } from '../../publish/site-folder.ts';
import { quickBrotli } from '../../serve/compression.ts';
import type { Facts } from '../facts/facts.ts';
import { isCompressed } from '../store/compress.ts';
import type { ReleaseRecord } from '../store/records.ts';
import { isSameFile } from '../store/store-site.ts';
import { isAnswered, type Reference, referencesOf, type SiteFiles } from './references.ts';
import { fileOf, type Required, requiredFiles } from './required.ts';

/** A reference that leads nowhere, and a page or script that contains it. */
export interface BrokenReference extends Reference {
  readonly page: string;
}

/** Problems of a site. Missing files and broken references forbid its release; a heavy page may be confirmed. */
export interface SiteProblems {
  readonly missing: readonly Required[];
  readonly broken: readonly BrokenReference[];
  readonly heavy: readonly Finding[];
}

/** The live release, which passed these checks. */
export interface CheckedRelease {
  readonly site: string;
  readonly record: Pick<ReleaseRecord, 'assets' | 'facts'>;
}

/**
 * Checks a built site.
 * @param live its unchanged pages are not checked again; undefined checks all pages
 */
export async function checkSite(site: string, facts: Facts, live?: CheckedRelease): Promise<SiteProblems> {
  const files = await listFiles(site);
  const all = new Set(files);
  const { pictureStart, hasFolders } = all.has('policy.json')
    ? policySchema.parse(JSON.parse(readFileSync(join(site, 'policy.json'), 'utf8'))).services
    : {};
  const paths = (await articlesWithoutPage(site)).flatMap(articlePaths);
  const notBuilt = new Set(paths.map((path) => fileOf(path, hasFolders)));
  const exists = (file: string): boolean => all.has(file) || notBuilt.has(file);
  const forwarded = pictureStart === undefined ? [] : [pictureStart];
  const isSameProgram = live?.record.facts.program === facts.program;
  const changed = live && isSameProgram ? await changedFiles(site, files, live) : files;
  return {
    missing: requiredFiles(facts, hasFolders).filter(({ file }) => !exists(file)),
    broken: brokenReferences(site, changed, { exists, forwarded, hasFolders }),
    heavy: await overweight(site, files, new Set(changed)),
  };
}

const HASHED = HASHED_FOLDER.slice(1);

/** The files that differ from those of the live release; all files if one is gone, because any page may reference it. */
async function changedFiles(
  site: string,
  files: readonly string[],
  live: CheckedRelease,
): Promise<readonly string[]> {
  const all = new Set(files);
  const ownAssets = new Set(live.record.assets);
  // A release also contains assets of earlier releases.
  const isOwn = (file: string): boolean => !file.startsWith(HASHED) || ownAssets.has(file);
  const before = new Set((await listFiles(live.site)).filter((file) => !isCompressed(file) && isOwn(file)));
  if ([...before].some((file) => !all.has(file))) return files;
  return files.filter((file) => !before.has(file) || !isSameFile(join(site, file), join(live.site, file)));
}

/** The references of a page or script to files of the shop. */
function referencesIn(site: string, file: string): readonly Reference[] {
  if (file.endsWith('.html')) return referencesOf(readFileSync(join(site, file), 'utf8'));
  if (!file.startsWith(HASHED) || !file.endsWith('.js')) return [];
  const names = hashedFileNames(readFileSync(join(site, file), 'utf8'));
  return names.map((name) => ({ address: `${HASHED_FOLDER}${name}`, kind: 'link' }));
}

/**
 * The broken references in some files of a site, each address once.
 * @param changed the files to read
 */
export function brokenReferences(
  site: string,
  changed: readonly string[],
  files: SiteFiles,
): readonly BrokenReference[] {
  const found = new Map<string, BrokenReference>();
  for (const page of changed)
    for (const { address, kind } of referencesIn(site, page)) {
      if (found.has(address)) continue;
      // A copy, because a part of a text keeps the whole text in memory.
      const own = Buffer.from(address).toString();
      found.set(own, { page, address: own, kind });
    }
  return [...found.values()].filter(({ address }) => !isAnswered(address, files));
}

/** The largest page of each kind: weighing a page means compressing it and its scripts. */
function largestOfKinds(site: string, files: readonly string[]): readonly string[] {
  const largest = new Map<string, { readonly file: string; readonly size: number }>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const { size } = statSync(join(site, file));
    const kind = pageType(file);
    if (size > (largest.get(kind)?.size ?? -1)) largest.set(kind, { file, size });
  }
  return Array.from(largest.values(), ({ file }) => file);
}

/**
 * The pages over their budget of transferred bytes, among the largest of each kind. Quick compression, which saves less, proves nearly all
 * of them light enough.
 * @param changed only these files are weighed, or all if a hashed file changed
 */
export async function overweight(
  site: string,
  files: readonly string[],
  changed: ReadonlySet<string>,
): Promise<readonly Finding[]> {
  const hasNewAssets = [...changed].some((file) => file.startsWith(HASHED));
  const pages = largestOfKinds(site, files).filter((file) => hasNewAssets || changed.has(file));
  const [quick, exact] = [createScale(site, quickBrotli), createScale(site)];
  const findings = await Promise.all(
    pages.map(async (file) => {
      const isLight = overBudget([await quick.weigh(file)], TRAVELLING).length === 0;
      return isLight ? [] : overBudget([await exact.weigh(file)], TRAVELLING);
    }),
  );
  return findings.flat();
}
