/** Compares the live payment pages, their scripts and their headers with those of a release. */
import { hashOf, type Inventory, scriptsOf } from './inventory.ts';

/** The live shop. */
interface LiveShop {
  /** The origin, without a trailing slash. */
  readonly live: string;
  readonly fetch: typeof globalThis.fetch;
}

type ReleasedPage = Inventory['pages'][string];

const TIMEOUT_MS = 15_000;

/** Headers that no released page has and that can expose a page to others. */
const UNWANTED = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'set-cookie',
  'refresh',
  'link',
];

/** Requests a path; returns a problem when it is not answered with 200. */
async function request({ live, fetch }: LiveShop, path: string): Promise<Response | string> {
  try {
    const answer = await fetch(`${live}${path}`, {
      headers: { 'Cache-Control': 'no-cache' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.status === 200 ? answer : `${path} is answered with status ${answer.status}`;
  } catch (error) {
    return `${path} cannot be had: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The words of a header: hosts join headers with the same name, and use other spaces. */
const wordsOf = (value: string): readonly string[] => value.split(/[\s,;]+/).filter((word) => word !== '');

/** While releases are switched, a server allows the inline scripts of both. */
const isHash = (word: string): boolean => word.startsWith("'sha256-");

function headerProblems(path: string, released: ReleasedPage['headers'], live: Headers): readonly string[] {
  const names = Map.groupBy(released, ([name]) => name);
  const changed = [...names].flatMap(([name, values]) => {
    const expected = new Set(values.flatMap(([, value]) => wordsOf(value)));
    const sent = new Set(wordsOf(live.get(name) ?? ''));
    const missing = [...expected.difference(sent)];
    const added = [...sent.difference(expected)].filter((word) => !isHash(word));
    return [
      ...(missing.length > 0 ? [`${path}: ${name} lacks ${missing.join(' ')}`] : []),
      ...(added.length > 0 ? [`${path}: ${name} has ${added.join(' ')} too`] : []),
    ];
  });
  const unwanted = UNWANTED.filter((name) => live.has(name)).map((name) => `${path}: sends ${name}`);
  return [...changed, ...unwanted];
}

async function pageProblems(
  shop: LiveShop,
  path: string,
  released: ReleasedPage,
): Promise<readonly string[]> {
  const answer = await request(shop, path);
  if (typeof answer === 'string') return [answer];
  const html = await answer.text();
  const [sent, expected] = [new Set(scriptsOf(html)), new Set(released.scripts)];
  return [
    ...headerProblems(path, released.headers, answer.headers),
    ...[...sent.difference(expected)].map((script) => `${path}: has the script ${script} too`),
    ...[...expected.difference(sent)].map((script) => `${path}: lacks the script ${script}`),
    ...(hashOf(html) === released.hash ? [] : [`${path}: is not the page that was released`]),
  ];
}

async function scriptProblems(shop: LiveShop, path: string, hash: string): Promise<readonly string[]> {
  const answer = await request(shop, path);
  if (typeof answer === 'string') return [answer];
  const sent = hashOf(new Uint8Array(await answer.arrayBuffer()));
  return sent === hash ? [] : [`${path}: is not the script that was released`];
}

/** The differences between the live shop and a release, one line each. */
export async function compareWithRelease(
  shop: LiveShop,
  { pages, scripts }: Inventory,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [path, released] of Object.entries(pages))
    problems.push(...(await pageProblems(shop, path, released)));
  for (const [path, { hash }] of Object.entries(scripts))
    if (path.startsWith('/')) problems.push(...(await scriptProblems(shop, path, hash)));
  return problems;
}
