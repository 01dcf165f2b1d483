/** Forbids in a built site: source maps, secrets, scripts and styles of other origins, top-level `await`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readElements, readHeadTags } from '../../publish/page/page-facts.ts';
import { listFiles } from '../../publish/site-folder.ts';
import type { AuditResult, Finding } from '../finding.ts';
import { auditBuiltScript } from '../source/top-level-await.ts';

const FORBIDDEN_FILE = /\.map$|(^|\/)\.env|\.(pem|key|sqlite|db)$|(^|\/)(node_modules|\.git)\//;
/** Active resources, which must not come from another origin. */
const ACTIVE_LINK = /^(stylesheet|modulepreload|manifest|preload)$/;

const isForeign = (url: string): boolean => /^([a-z][a-z\d+.-]*:)?\/\//i.test(url);

/** Foreign or unsafe parts of a page. */
export function auditPage(file: string, html: string): readonly Finding[] {
  const scripts = readElements(html).flatMap(({ attributes }) => attributes.get('src') ?? []);
  const links = readHeadTags(html)
    .filter((tag) => ACTIVE_LINK.test(tag.get('rel') ?? '') && tag.get('as') !== 'image')
    .flatMap((tag) => tag.get('href') ?? []);
  const inline = readElements(html).flatMap(({ kind, content }) => (kind === 'script' ? content : []));
  const body = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/=\s*("[^"]*"|'[^']*')/g, '=""');
  return [
    ...[...scripts, ...links]
      .filter(isForeign)
      .map((url) => ({ file, message: `loads code of another origin: ${url}` })),
    ...(/<[a-z][^<>]*\s(style|on[a-z]+)\s*=/i.test(body)
      ? [{ file, message: 'has a style or event attribute, which the policy blocks' }]
      : []),
    ...inline.flatMap((content) => auditBuiltScript(file, content)),
  ];
}

/** Checks every file of a built site. */
export async function auditInventory(folder: string): Promise<AuditResult> {
  const files = await listFiles(folder);
  const findings: Finding[] = files
    .filter((file) => FORBIDDEN_FILE.test(file))
    .map((file) => ({ file, message: 'does not belong into the site' }));
  for (const file of files.filter((name) => /\.(html|js|css)$/.test(name))) {
    const text = await readFile(join(folder, file), 'utf8');
    if (file.endsWith('.html')) findings.push(...auditPage(file, text));
    if (file.endsWith('.js')) findings.push(...auditBuiltScript(file, text));
    if (!file.endsWith('.html') && /[#@]\s*sourceMappingURL=/.test(text))
      findings.push({ file, message: 'names a source map' });
  }
  return { name: 'inventory of the site', findings, notes: [`${files.length} files`] };
}
