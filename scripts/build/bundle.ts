/**
 * The bundle of the shop: what browsers load, and the code that renders pages. It is kept for the next build, where code, texts and
 * configuration are the same (decision 163, One changed article).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { filesBelow } from '../commands/inputs.ts';
import { run } from '../commands/process.ts';
import { replaceFile } from '../commands/replace-file.ts';
import { makeOwnPictures } from './own-pictures.ts';

/** Folders of a bundle: what browsers load, and what renders pages. */
const SITE = 'site';
export const RENDERER = 'renderer';
/** The sources of the inline scripts that the configuration has put into pages. */
export const SCRIPTS = 'scripts.json';
const SEAL = 'bundle.json';
const CONFIG = 'scripts/build/astro.config.mjs';

const sealSchema = z.object({ program: z.string(), files: z.string() });
const scriptsSchema = z.array(z.string());

/** A bundle that is complete. */
export interface Bundle {
  /** The folder of what browsers load. */
  readonly site: string;
  /** Path of the module that renders pages (`server-entry.ts`). */
  readonly entry: string;
  readonly scripts: readonly string[];
}

/** A digest of the files of a bundle, which a seal confirms: a lost or shortened file would be published. */
function digestOfFiles(folder: string): string {
  const hash = createHash('sha256');
  for (const file of [SITE, RENDERER, SCRIPTS].flatMap((name) => filesBelow(join(folder, name))))
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function isComplete(folder: string, program: string): boolean {
  try {
    const seal = sealSchema.parse(JSON.parse(readFileSync(join(folder, SEAL), 'utf8')));
    return seal.program === program && seal.files === digestOfFiles(folder);
  } catch {
    // There is none, or one that cannot be read.
    return false;
  }
}

function read(folder: string): Bundle {
  const renderer = join(folder, RENDERER);
  const entry = readdirSync(renderer).find((name) => name.startsWith('prerender-entry.'));
  if (entry === undefined) throw new Error('The bundle has no entry.');
  const scripts = scriptsSchema.parse(JSON.parse(readFileSync(join(folder, SCRIPTS), 'utf8')));
  return { site: join(folder, SITE), entry: join(renderer, entry), scripts };
}

/** What a bundle is made with. */
export interface BundleRequest {
  readonly root: string;
  /** The folder of the bundle. */
  readonly folder: string;
  /** The folder of editors' pictures in all their forms. */
  readonly pictures: string;
  /** Digest of everything that it is made from. */
  readonly program: string;
}

/** Bundles in another process, whose memory is free again before the first page is rendered. */
async function bundleShop({ root, folder, pictures }: BundleRequest): Promise<void> {
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const args = [...process.execArgv, astro, 'build', '--config', CONFIG, '--outDir', join(folder, SITE)];
  const code = await run(process.execPath, args, { cwd: root, env: process.env });
  if (code !== 0) throw new Error(`The shop could not be bundled (exit code ${code}, see above).`);
  await makeOwnPictures(join(folder, SITE, '_astro'), pictures);
}

/**
 * Opens the bundle of a folder.
 * @param make makes one where there is none of this program, or a damaged one
 * @throws Error when it cannot be made
 */
export async function openBundle(request: BundleRequest, make = bundleShop): Promise<Bundle> {
  const { folder, program } = request;
  if (!isComplete(folder, program)) {
    rmSync(folder, { recursive: true, force: true });
    await make(request);
    replaceFile(join(folder, SEAL), JSON.stringify({ program, files: digestOfFiles(folder) }));
  }
  return read(folder);
}
