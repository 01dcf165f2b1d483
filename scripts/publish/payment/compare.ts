/** Compares the live payment pages, their scripts and their headers with those that were released. */
import { hashOf, type Inventory, scriptsOf } from './inventory.ts';

/** Where the live shop is, and what it is asked with. */
export interface Visit {
  /** Origin, without a slash at its end. */
  readonly live: string;
  readonly fetch: typeof globalThis.fetch;
}

const DEADLINE_MS = 15_000;

/** Headers that the released policy has none of; each of them can open a page to others. */
const UNWANTED = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'set-cookie',
  'refresh',
  'link',
];

async function ask({ live, fetch }: Visit, path: string): Promise<Response | string> {
  try {
    const answer = await fetch(`${live}${path}`, {
      headers: { 'Cache-Control': 'no-cache' },
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return answer.status === 200 ? answer : `${path} is answered with status ${answer.status}`;
  } catch (error) {
    return `${path} cannot be had: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The words of a header: hosts join several of a name and write other blanks. */
const wordsOf = (value: string): ReadonlySet<string> =>
  new Set(value.split(/[\s,;]+/).filter((word) => word !== ''));

/** While a release takes another's place, a server knows the inline scripts of both. */
const isHash = (word: string): boolean => word.startsWith("'sha256-");

function headerProblems(
  path: string,
  wanted: Inventory['pages'][string]['headers'],
  live: Headers,
): readonly string[] {
  const names = Map.groupBy(wanted, ([name]) => name);
  const changed = [...names].flatMap(([name, values]) => {
    const released = new Set(values.flatMap(([, value]) => [...wordsOf(value)]));
    const sent = wordsOf(live.get(name) ?? '');
    const lost = [...released].filter((word) => !sent.has(word));
    const added = [...sent].filter((word) => !released.has(word) && !isHash(word));
    return [
      ...(lost.length > 0 ? [`${path}: ${name} lacks ${lost.join(' ')}`] : []),
      ...(added.length > 0 ? [`${path}: ${name} has ${added.join(' ')} too`] : []),
    ];
  });
  const unwanted = UNWANTED.filter((name) => live.has(name)).map((name) => `${path}: sends ${name}`);
  return [...changed, ...unwanted];
}

async function pageProblems(
  visit: Visit,
  path: string,
  released: Inventory['pages'][string],
): Promise<readonly string[]> {
  const answer = await ask(visit, path);
  if (typeof answer === 'string') return [answer];
  const html = await answer.text();
  const scripts = scriptsOf(html);
  return [
    ...headerProblems(path, released.headers, answer.headers),
    ...scripts
      .filter((each) => !released.scripts.includes(each))
      .map((each) => `${path}: has the script ${each} too`),
    ...released.scripts
      .filter((each) => !scripts.includes(each))
      .map((each) => `${path}: lacks the script ${each}`),
    ...(hashOf(html) === released.hash ? [] : [`${path}: is not the page that was released`]),
  ];
}

async function scriptProblems(visit: Visit, path: string, hash: string): Promise<readonly string[]> {
  const answer = await ask(visit, path);
  if (typeof answer === 'string') return [answer];
  const live = hashOf(new Uint8Array(await answer.arrayBuffer()));
  return live === hash ? [] : [`${path}: is not the script that was released`];
}

/** What at the live address is not as it was released; nothing: all of it is. */
export async function compareWithRelease(
  visit: Visit,
  { pages, scripts }: Inventory,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [path, released] of Object.entries(pages))
    problems.push(...(await pageProblems(visit, path, released)));
  for (const [path, { hash }] of Object.entries(scripts))
    if (path.startsWith('/')) problems.push(...(await scriptProblems(visit, path, hash)));
  return problems;
}
