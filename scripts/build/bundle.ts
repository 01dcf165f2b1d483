/**
 * Bundles the shop: the files for browsers, and the code that renders pages. The next build reuses the bundle if
 * code, texts and configuration are the same (decision 163, One changed article).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { filesBelow } from '../commands/inputs.ts';
import { run } from '../commands/process.ts';
import { replaceFile } from '../commands/replace-file.ts';
import { makeOwnPictures } from './own-pictures.ts';

/** Folders of a bundle: files for browsers, and the renderer. */
const SITE = 'site';
export const RENDERER = 'renderer';
/** The inline scripts that the configuration has put into pages. */
export const SCRIPTS = 'scripts.json';
const SEAL = 'bundle.json';
const CONFIG = 'scripts/build/astro.config.mjs';

const sealSchema = z.object({ program: z.string(), files: z.string() });
const scriptsSchema = z.array(z.string());

/** A complete bundle. */
export interface Bundle {
  /** The folder of files for browsers. */
  readonly site: string;
  /** Path of the module that renders pages (`server-entry.ts`). */
  readonly entry: string;
  readonly scripts: readonly string[];
}

/** A digest of a bundle's files, compared with its seal: a missing or truncated file would be published. */
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
    // The seal is missing or unreadable.
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

/** The inputs of a bundle. */
export interface BundleRequest {
  readonly root: string;
  /** The folder of the bundle. */
  readonly folder: string;
  /** The folder of editors' pictures in all sizes and formats. */
  readonly pictures: string;
  /** Digest of all its inputs. */
  readonly program: string;
}

/** Bundles in another process, so that its memory is free before the first page is rendered. */
async function bundleShop({ root, folder, pictures }: BundleRequest): Promise<void> {
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const args = [...process.execArgv, astro, 'build', '--config', CONFIG, '--outDir', join(folder, SITE)];
  const code = await run(process.execPath, args, { cwd: root, env: process.env });
  if (code !== 0) throw new Error(`The shop could not be bundled (exit code ${code}, see above).`);
  await makeOwnPictures(join(folder, SITE, '_astro'), pictures);
}

/**
 * Opens the bundle of a folder.
 * @param make creates it if it is missing, damaged or of another program
 * @throws Error when it cannot be created
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
