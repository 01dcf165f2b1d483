/** Checks the live address as a visitor would, before a release is reported as live. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderAddress } from '../../../src/shared/configuration/page-format.ts';
import { readBody } from '../../../src/shared/http/http.ts';
import { pagePath } from '../../../src/shared/i18n/paths.ts';
import { commonHeaders, type Policy, policySchema } from '../../publish/policy.ts';
import { referencesOf } from '../check/references.ts';
import { fileOf } from '../check/required.ts';
import { type FetchFailure, fetchFailureOf } from './fetch-failure.ts';
import { compareScripts, findRewriters, type Rewriter, type ScriptDifference } from './page-scripts.ts';

/** What is not as it should be at the live address. */
export type LiveProblem =
  | { readonly kind: 'unreachable'; readonly address: string; readonly why: FetchFailure }
  | { readonly kind: 'other-version'; readonly address: string }
  | { readonly kind: 'status'; readonly address: string; readonly status: number }
  | { readonly kind: 'header'; readonly address: string; readonly name: string }
  /** `status` is 0 where no answer came. */
  | { readonly kind: 'picture'; readonly address: string; readonly status: number }
  | { readonly kind: 'other-page'; readonly address: string }
  | {
      readonly kind: 'rewritten';
      readonly address: string;
      readonly difference: ScriptDifference;
      readonly by: readonly Rewriter[];
    }
  /** Something in front answers with its own page. */
  | { readonly kind: 'blocked'; readonly address: string; readonly status: number };

/** The live address, and what it is asked with. */
interface Visit {
  /** Origin of the shop, without a trailing slash. */
  readonly live: string;
  readonly fetch: typeof globalThis.fetch;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** What is looked at there. */
export interface Look extends Visit {
  /** The release's own site. */
  readonly site: string;
  /** Addresses of pages, the home page first. */
  readonly pages: readonly string[];
}

const DEADLINE_MS = 10_000;
/** Pauses before looking again: a cache in front may hold the old answer for a moment. */
const PAUSES_MS = [300, 1000, 3000, 6000];

const titleOf = (html: string): string => /<title[^>]*>([\s\S]*?)<\/title>/i.exec(html)?.[1]?.trim() ?? '';

/** The words of a policy: hosts may join several of them or write other blanks. */
const wordsOf = (value: string | null): ReadonlySet<string> => new Set((value ?? '').split(/[\s,;]+/));

/** What an address answered. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** '' where nobody wants it, or it is far longer than any page. */
  readonly body: string;
}

const LONGEST_BODY = 10 * 1024 * 1024;

async function withBody(response: Response): Promise<Answer> {
  const { status, headers } = response;
  return { status, headers, body: (await readBody(response, LONGEST_BODY)) ?? '' };
}

async function withoutBody({ status, headers, body }: Response): Promise<Answer> {
  await body?.cancel();
  return { status, headers, body: '' };
}

/** Asks an address; an answer that breaks off, or does not come to its end in time, is none. */
async function ask(
  { live, fetch }: Visit,
  path: string,
  read: (response: Response) => Promise<Answer> = withBody,
): Promise<Answer | LiveProblem> {
  const address = `${live}${path}`;
  try {
    const response = await fetch(address, {
      headers: { 'Cache-Control': 'no-cache' },
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return await read(response);
  } catch (error) {
    return { kind: 'unreachable', address, why: fetchFailureOf(error) };
  }
}

/** Headers that say less than the release's own policy; a page would not work, or be less safe. */
function missingHeaders(policy: Policy, { headers }: Answer): readonly string[] {
  const names = Map.groupBy(commonHeaders(policy), ([name]) => name);
  return [...names].flatMap(([name, values]) => {
    const words = wordsOf(headers.get(name));
    const wanted = values.flatMap(([, value]) => [...wordsOf(value)]);
    return wanted.every((word) => words.has(word)) ? [] : [name];
  });
}

/** Pauses while a server loads its new configuration, which it does a moment after the request. */
const RELOADING_MS = [50, 100, 200, 400, 800, 1600, 3000];

/** Waits until the live address sends the headers of a policy, if it comes to that. */
export async function waitForHeaders(look: Visit, policy: Policy): Promise<void> {
  for (const pause of RELOADING_MS) {
    const answer = await ask(look, '/version.json', withoutBody);
    if ('kind' in answer) return;
    if (missingHeaders(policy, answer).length === 0) return;
    await look.sleep(pause);
  }
}

/** Whether something in front of the shop answered in its place: Cloudflare says so in a header, others by their page. */
const isBlocked = ({ headers, body }: Answer): boolean =>
  headers.has('cf-mitigated') || findRewriters(body, '').includes('firewall');

const refusal = (address: string, answer: Answer): LiveProblem => ({
  kind: isBlocked(answer) ? 'blocked' : 'status',
  address,
  status: answer.status,
});

/** What was changed in a page on its way. */
function rewriting(address: string, html: string, own: string): readonly LiveProblem[] {
  const by = findRewriters(html, own);
  const difference = compareScripts(html, own);
  if (difference === undefined && by.length === 0) return [];
  return [{ kind: 'rewritten', address, difference: difference ?? { added: [], missing: [] }, by }];
}

async function lookAtVersion(look: Look): Promise<readonly LiveProblem[]> {
  const answer = await ask(look, '/version.json');
  if ('kind' in answer) return [answer];
  const address = `${look.live}/version.json`;
  const text = answer.body.trim();
  if (answer.status !== 200 || isBlocked(answer)) return [refusal(address, answer)];
  const own = (await readFile(join(look.site, 'version.json'), 'utf8')).trim();
  return text === own ? [] : [{ kind: 'other-version', address }];
}

async function lookAtPage(look: Look, policy: Policy, page: string): Promise<readonly LiveProblem[]> {
  const { hasFolders } = policy.services;
  const path = hasFolders ? folderAddress(page) : page;
  const answer = await ask(look, path);
  if ('kind' in answer) return [answer];
  const address = `${look.live}${path}`;
  if (answer.status !== 200 || isBlocked(answer)) return [refusal(address, answer)];
  const own = await readFile(join(look.site, fileOf(page, hasFolders)), 'utf8');
  const headers = missingHeaders(policy, answer);
  return [
    ...headers.map((name) => ({ kind: 'header', address, name }) as const),
    ...(titleOf(answer.body) === titleOf(own)
      ? rewriting(address, answer.body, own)
      : [{ kind: 'other-page', address } as const]),
  ];
}

/** A picture of each page that is no file of the release: the host passes it on to a service, or makes it. */
async function picturesOf(
  { site, pages }: Look,
  start: string,
  hasFolders = false,
): Promise<readonly string[]> {
  const texts = await Promise.all(
    pages.map((path) => readFile(join(site, fileOf(path, hasFolders)), 'utf8')),
  );
  const addresses = texts.flatMap(
    (html) => referencesOf(html).find(({ address }) => address.startsWith(start))?.address ?? [],
  );
  return [...new Set(addresses)];
}

async function lookAtPicture(look: Look, path: string): Promise<LiveProblem | undefined> {
  const answer = await ask(look, path, withoutBody);
  const address = `${look.live}${path}`;
  if ('kind' in answer) return { kind: 'picture', address, status: 0 };
  const { status, headers } = answer;
  const isPicture = status === 200 && headers.get('Content-Type')?.startsWith('image/');
  return isPicture ? undefined : { kind: 'picture', address, status };
}

/** A server that was asked to reload answers a little longer with the old configuration. */
const PICTURES_AGAIN_MS = 1000;

/** One may be missing at its service, which is no fault of a release; a host that does not pass them on has none. */
async function lookAtPictures(look: Look, policy: Policy): Promise<readonly LiveProblem[]> {
  const { pictureStart, hasFolders } = policy.services;
  if (pictureStart === undefined) return [];
  const paths = await picturesOf(look, pictureStart, hasFolders);
  const missing = async (): Promise<readonly LiveProblem[]> => {
    const problems = await Promise.all(paths.map((path) => lookAtPicture(look, path)));
    return problems.filter((problem) => problem !== undefined);
  };
  let found = await missing();
  if (found.length > 0 && found.length < paths.length) {
    await look.sleep(PICTURES_AGAIN_MS);
    found = await missing();
  }
  return found.length === paths.length ? found.slice(0, 1) : [];
}

async function lookOnce(look: Look): Promise<readonly LiveProblem[]> {
  const version = await lookAtVersion(look);
  if (version.length > 0) return version;
  const policy = policySchema.parse(JSON.parse(await readFile(join(look.site, 'policy.json'), 'utf8')));
  const pages = look.pages.map((path) => lookAtPage(look, policy, path));
  return (await Promise.all([...pages, lookAtPictures(look, policy)])).flat();
}

/** What is wrong at the live address, after looking again while that may help; nothing: the release is live. */
export async function checkLiveAddress(look: Look): Promise<readonly LiveProblem[]> {
  let problems = await lookOnce(look);
  for (const pause of PAUSES_MS) {
    if (problems.length === 0) break;
    await look.sleep(pause);
    problems = await lookOnce(look);
  }
  return problems;
}

/** Pages that are looked at: the home page, a list of the menu, an article, and the checkout, which takes card data. */
export function pagesToLookAt(menu: readonly string[], products: readonly string[]): readonly string[] {
  return ['/', ...menu.slice(0, 1), ...products.slice(0, 1), pagePath.checkout];
}
