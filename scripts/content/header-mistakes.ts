/** What is wrong above a text in Markdown, where it cannot be read: what editors' hands do, in words that name it. */
import { parseFrontmatter } from 'astro/markdown';
import { HEADER } from './words.ts';

/** A mistake, and the line of it among those that were looked at, from 0. */
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

/** Whether lines are valid between two fences. */
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

/** Of lines above a text that does not say where it begins. */
export function unclosedHeader(lines: readonly string[]): HeaderMistake {
  const end = endOf(lines);
  return { fault: HEADER.noEnd, at: end < 0 ? lines.length - 1 : end };
}

/**
 * @param wrong the line, from 0, where the YAML parser stopped, and `reason` its message
 */
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
