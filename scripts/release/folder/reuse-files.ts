/** Puts a site beside the live one: what did not change is the live one's own file once more, the rest a copy. */
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../publish/site-folder.ts';
import { FORM_ENDINGS, isForm, isWorthCompressing } from './compressed-forms.ts';

/** The same bytes once more; on another disk, or where links are not known, as a copy. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** A file with its compressed forms, as far as it has them. */
export function linkWithForms(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  for (const ending of ['', ...FORM_ENDINGS])
    if (ending === '' || existsSync(from + ending)) linkOrCopy(from + ending, to + ending);
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [statSync(one), statSync(other, { throwIfNoEntry: false })];
  if (!second?.isFile() || first.size !== second.size) return false;
  const isOneFile = first.ino === second.ino && first.dev === second.dev;
  return isOneFile || readFileSync(one).equals(readFileSync(other));
}

/**
 * Copies a site. An unchanged file keeps its age, and with it the validators that browsers and caches know it by.
 * @param live the site that is shown now, if there is one
 * @returns paths of the copied files whose compressed forms are missing
 */
export async function copyReusing(
  site: string,
  copy: string,
  live: string | undefined,
): Promise<readonly string[]> {
  const uncompressed: string[] = [];
  // Compressed forms in what was built would be those of an older file.
  const files = (await listFiles(site)).filter((file) => !isForm(file));
  for (const file of files) {
    const [from, to] = [join(site, file), join(copy, file)];
    const known = live === undefined ? undefined : join(live, file);
    if (known !== undefined && isSame(from, known)) linkWithForms(known, to);
    else {
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(from, to, constants.COPYFILE_FICLONE);
    }
    const hasForms = FORM_ENDINGS.some((ending) => existsSync(to + ending));
    if (!hasForms && isWorthCompressing(file, statSync(to).size)) uncompressed.push(to);
  }
  return uncompressed;
}
