/** Puts the translations where a browser finds them, with the facts in their texts. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fillFacts } from '../../src/shared/i18n/facts/facts.ts';
import { readFacts } from '../../src/shared/i18n/facts/read-facts.ts';
import { listFiles } from './site-folder.ts';

const TEXTS = 'locales';

/** Copies `locales/` of a project into a built site. */
export async function copyTexts(root: string, site: string): Promise<void> {
  const facts = readFacts(root);
  for (const file of await listFiles(join(root, TEXTS))) {
    const to = join(site, TEXTS, file);
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, fillFacts(await readFile(join(root, TEXTS, file), 'utf8'), facts));
  }
}
