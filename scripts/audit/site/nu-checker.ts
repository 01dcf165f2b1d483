/** Checks the HTML of built pages with the Nu HTML checker (the validator of the W3C). */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { listFiles } from '../../publish/site-folder.ts';
import type { AuditResult, Finding } from '../finding.ts';
import { OLDEST_JAVA } from './java.ts';
import { pageType } from './page-type.ts';

const NAME = 'Nu HTML checker';

/** Approximate number of pages of a kind and language that are checked, evenly spread. */
const SAMPLE = 12;

/** The answer lists every occurrence; if all pages are wrong it is long. */
const LONGEST_ANSWER = 256 * 1024 * 1024;

/** Ignored messages of the checker, each with its reason. */
const ACCEPTED: readonly RegExp[] = [
  // Its style parser lacks nesting, `@container`, `@starting-style` and view transitions; Biome checks them.
  /^CSS: /,
  // WebKit removes the role of a list without markers; an explicit role restores it.
  /^The “list” role is unnecessary for element “ul”\.$/,
  // An empty address reloads the page itself; the warning is about Internet Explorer 7.
  /^Attribute “href” without an explicit value seen\. The attribute may be dropped by IE7\.$/,
];

const answerSchema = z.object({
  messages: z.array(
    z.object({
      type: z.enum(['info', 'error', 'non-document-error']),
      subType: z.string().optional(),
      message: z.string().optional(),
      url: z.string().optional(),
      extract: z.string().optional(),
    }),
  ),
});

type Message = z.infer<typeof answerSchema>['messages'][number];

/** Information (how to write void elements) is not a fault; a warning is. */
const isFault = ({ type, subType }: Message): boolean => type !== 'info' || subType === 'warning';

/** Reports a message that many pages share once, for the first page. */
function together(messages: readonly Message[], fileOf: (message: Message) => string): readonly Finding[] {
  return [...Map.groupBy(messages, ({ message = '' }) => message)].map(([text, same]) => {
    const files = [...new Set(same.map(fileOf))];
    const place = same[0]?.extract?.replace(/\s+/g, ' ').trim();
    const more = files.length > 1 ? ` (and on ${files.length - 1} more pages)` : '';
    return { file: files[0] ?? '', message: `${text}${place ? ` Near: ${place}` : ''}${more}` };
  });
}

/**
 * The faults in an answer of the checker.
 * @param json its output with `--format json`
 * @param nameOf the name of a file in findings, by its path
 * @throws Error when the answer is incomplete
 */
export function readAnswer(json: string, nameOf: (path: string) => string): readonly Finding[] {
  const faults = answerSchema
    .parse(JSON.parse(json))
    .messages.filter(isFault)
    .filter(({ message = '' }) => !ACCEPTED.some((accepted) => accepted.test(message)));
  return together(faults, ({ url }) => (url?.startsWith('file:') ? nameOf(fileURLToPath(url)) : NAME));
}

/** Some pages of every kind in both languages. */
export function samplePages(files: readonly string[]): readonly string[] {
  const pages = files.filter((file) => file.endsWith('.html'));
  const kinds = Map.groupBy(pages, (file) => `${file.startsWith('en/') ? 'en ' : ''}${pageType(file)}`);
  return [...kinds.values()].flatMap((own) => {
    const step = Math.ceil(own.length / SAMPLE);
    return own.filter((_, index) => index % step === 0);
  });
}

/** The parent element that a fragment needs, by its first element. */
const AROUND: Readonly<Record<string, (content: string) => string>> = {
  li: (content) => `<ul>${content}</ul>`,
  tr: (content) => `<table><tbody>${content}</tbody></table>`,
};

/** The contents of a page's templates, each as a page of the same language. */
function templatePages(html: string): readonly string[] {
  const [language = ''] = /(?<=<html[^>]*\slang=")[^"]*/.exec(html) ?? [];
  return [...html.matchAll(/<template\b[^>]*>([\s\S]*?)<\/template>/g)].map(([, content = '']) => {
    const [first = ''] = /(?<=^\s*<)[a-z]+/.exec(content) ?? [];
    const body = AROUND[first]?.(content) ?? content;
    return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Template</title></head><body>${body}</body></html>`;
  });
}

function ask(java: string, files: readonly string[]): Promise<string> {
  const jar: string = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  // Skips expensive optimisation, which takes most of the time of a short run.
  const args = ['-XX:TieredStopAtLevel=1', '-Xss4m', '-jar', jar];
  const options = ['--stdout', '--exit-zero-always', '--format', 'json'];
  return new Promise((done, refuse) => {
    execFile(java, [...args, ...options, ...files], { maxBuffer: LONGEST_ANSWER }, (error, stdout, stderr) =>
      error ? refuse(new Error(`the checker ended early: ${stderr || error.message}`)) : done(stdout),
    );
  });
}

/**
 * Writes the content of pages' templates as separate pages, because the checker skips templates.
 * @returns the names of the written files in findings, by path
 */
async function writeTemplates(
  folder: string,
  pages: readonly string[],
  target: string,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const page of pages) {
    const html = await readFile(join(folder, page), 'utf8');
    // A template that many pages share is checked once.
    templatePages(html).forEach((text, at) => {
      if (!texts.has(text)) texts.set(text, `${page}, template ${at + 1}`);
    });
  }
  const files = [...texts].map(([text, name], at) => ({ path: join(target, `${at}.html`), text, name }));
  for (const { path, text } of files) await writeFile(path, text);
  return new Map(files.map(({ path, name }) => [path, name]));
}

/** Checks the pages of a folder with the Nu checker; reports the audit as not tried without Java. */
export async function auditMarkup(folder: string, java: string | undefined): Promise<AuditResult> {
  if (!java) {
    const remedy = `it needs Java ${OLDEST_JAVA} or newer (e.g. 'apt-get install default-jre-headless')`;
    return { name: NAME, findings: [], notes: [], notTried: remedy };
  }
  const pages = samplePages(await listFiles(folder));
  if (pages.length === 0) return { name: NAME, findings: [{ file: folder, message: 'no page' }], notes: [] };
  const drafts = await mkdtemp(join(await realpath(tmpdir()), 'templates-'));
  try {
    const templates = await writeTemplates(folder, pages, drafts);
    const answer = await ask(java, [...pages.map((page) => join(folder, page)), ...templates.keys()]);
    const findings = readAnswer(answer, (path) => templates.get(path) ?? relative(folder, path));
    return { name: NAME, findings, notes: [`${pages.length} pages, ${templates.size} templates in them`] };
  } catch (error) {
    return { name: NAME, findings: [{ file: folder, message: String(error) }], notes: [] };
  } finally {
    await rm(drafts, { recursive: true });
  }
}
