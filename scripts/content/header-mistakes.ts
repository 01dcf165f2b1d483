/** Explains in plain words why the front matter of a Markdown file cannot be read. */
import { parseFrontmatter } from 'astro/markdown';
import { HEADER } from './words.ts';

/** A mistake and its line within the examined lines, from 0. */
interface HeaderMistake {
  readonly fault: string;
  readonly at: number;
}

const FENCE = '---';
const TAB = /^ *\t\s*\S/;
/** A text that begins with a fact: YAML reads the braces as a group. */
const BRACES = /^\s*[\w-]+:\s*\{\{/;
const GLUED = /^\s*[\w-]+:[^\s:/]/;
const KEY = /^\s*["']?([^\s"':]+)/;

/** Whether lines are valid front matter. */
function isReadable(lines: readonly string[]): boolean {
  try {
    parseFrontmatter([FENCE, ...lines, FENCE, ''].join('\n'));
    return true;
  } catch {
    return false;
  }
}

/** The empty line before the text, recognised because the next line has no name with a colon; -1 without one. */
const endOf = (lines: readonly string[]): number =>
  lines.findIndex(
    (line, at) =>
      at > 0 && line.trim() === '' && !/^[\w-]+:/.test(lines[at + 1] ?? '') && lines.length > at + 1,
  );

/** Explains front matter without a closing fence. */
export function unclosedHeader(lines: readonly string[]): HeaderMistake {
  const end = endOf(lines);
  return { fault: HEADER.noEnd, at: end < 0 ? lines.length - 1 : end };
}

/** @param wrong `line` is where the YAML parser stopped, from 0; `reason` is its message */
export function headerMistake(
  lines: readonly string[],
  { wrong, reason }: { readonly wrong: number; readonly reason: string },
): HeaderMistake | undefined {
  const tab = lines.findIndex((line) => TAB.test(line));
  if (tab >= 0 && tab <= wrong) return { fault: HEADER.tab, at: tab };
  const braces = lines.findIndex((line) => BRACES.test(line));
  if (braces >= 0 && braces <= wrong) return { fault: HEADER.braces, at: braces };
  if (reason.startsWith('duplicated'))
    return { fault: HEADER.keyTwice(KEY.exec(lines[wrong] ?? '')?.[1] ?? ''), at: wrong };
  const end = endOf(lines);
  if (end > 0 && end <= wrong && isReadable(lines.slice(0, end))) return unclosedHeader(lines);
  const glued = [wrong, wrong - 1].find((at) => GLUED.test(lines[at] ?? ''));
  return glued === undefined ? undefined : { fault: HEADER.noBlank, at: glued };
}
