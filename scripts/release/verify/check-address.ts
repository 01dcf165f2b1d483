/** Checks the live address as a visitor would. Each check returns its problems as messages for the editor. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderAddress } from '../../../src/shared/configuration/page-format.ts';
import { readBody } from '../../../src/shared/http/http.ts';
import { readElements } from '../../html/html-elements.ts';
import { commonHeaders, type Policy, policySchema } from '../../publish/policy.ts';
import { referencesOf } from '../check/references.ts';
import { fileOf } from '../check/required.ts';
import { message } from '../messages.ts';
import { unreachableText } from './fetch-failure.ts';
import { isFirewallPage, rewrittenProblem } from './rewriters.ts';

/** The live address of the shop. */
interface LiveAddress {
  /** The origin, without a trailing slash. */
  readonly live: string;
  readonly fetch: typeof globalThis.fetch;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** The release that the live address should show. */
interface Verification extends LiveAddress {
  /** The folder of the release. */
  readonly site: string;
  /** Addresses of the pages to check. */
  readonly pages: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** '' when it was not read, or is far longer than any page. */
  readonly body: string;
}

const TIMEOUT_MS = 10_000;
const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** Pauses before each retry: a cache may keep the old answer for a moment. */
const RETRY_MS = [300, 1000, 3000, 6000];
/** Pauses while a server loads its new configuration. */
const RELOAD_MS = [50, 100, 200, 400, 800, 1600, 3000];
/** A server that reloads answers a little longer with its old configuration. */
const PICTURE_RETRY_MS = 1000;

/** Requests a path; returns a problem when the connection fails, is interrupted or takes too long. */
async function request(
  { live, fetch }: LiveAddress,
  path: string,
  withBody = true,
): Promise<Answer | string> {
  const address = `${live}${path}`;
  try {
    const response = await fetch(address, {
      headers: { 'Cache-Control': 'no-cache' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status, headers } = response;
    const body = withBody ? ((await readBody(response, MAX_BODY_BYTES)) ?? '') : '';
    if (!withBody) await response.body?.cancel();
    return { status, headers, body };
  } catch (error) {
    return unreachableText(address, error);
  }
}

/** The words of a header: hosts join several headers of a name, and write other spaces. */
const wordsOf = (value: string | null): ReadonlySet<string> => new Set((value ?? '').split(/[\s,;]+/));

/** Names of the headers that lack a word of the policy. */
function missingHeaders(policy: Policy, { headers }: Answer): readonly string[] {
  const names = Map.groupBy(commonHeaders(policy), ([name]) => name);
  return [...names].flatMap(([name, values]) => {
    const expected = values.flatMap(([, value]) => [...wordsOf(value)]);
    return wordsOf(headers.get(name)).isSupersetOf(new Set(expected)) ? [] : [name];
  });
}

/** Waits a few seconds until the live address sends the headers of a policy. */
export async function waitForHeaders(address: LiveAddress, policy: Policy): Promise<void> {
  for (const pause of RELOAD_MS) {
    const answer = await request(address, '/version.json', false);
    if (typeof answer === 'string' || missingHeaders(policy, answer).length === 0) return;
    await address.sleep(pause);
  }
}

/** The problem of an answer without the requested file: an error, or the page of a firewall. */
function refusal(address: string, { status, headers, body }: Answer): string | undefined {
  if (headers.has('cf-mitigated') || isFirewallPage(body))
    return message('verify.blocked', { address, status });
  return status === 200 ? undefined : message('verify.status', { address, status });
}

async function checkVersion(release: Verification): Promise<readonly string[]> {
  const answer = await request(release, '/version.json');
  if (typeof answer === 'string') return [answer];
  const address = `${release.live}/version.json`;
  const problem = refusal(address, answer);
  if (problem !== undefined) return [problem];
  const released = await readFile(join(release.site, 'version.json'), 'utf8');
  return answer.body.trim() === released.trim() ? [] : [message('verify.otherVersion', { address })];
}

const titleOf = (html: string): string =>
  readElements(html, (name) => name === 'title')[0]?.text.trim() ?? '';

/** The problem of a page that arrives in another form than it was released. */
function pageProblem(address: string, html: string, released: string): string | undefined {
  if (titleOf(html) !== titleOf(released)) return message('verify.otherPage', { address });
  return rewrittenProblem(address, html, released);
}

async function checkPage(release: Verification, policy: Policy, page: string): Promise<readonly string[]> {
  const { hasFolders } = policy.services;
  const path = hasFolders ? folderAddress(page) : page;
  const answer = await request(release, path);
  if (typeof answer === 'string') return [answer];
  const address = `${release.live}${path}`;
  const problem = refusal(address, answer);
  if (problem !== undefined) return [problem];
  const released = await readFile(join(release.site, fileOf(page, hasFolders)), 'utf8');
  const headers = missingHeaders(policy, answer).map((name) => message('verify.header', { address, name }));
  return [...headers, pageProblem(address, answer.body, released) ?? []].flat();
}

/** One picture of each page that the host forwards to an image service, or makes itself. */
async function forwardedPictures(release: Verification, policy: Policy): Promise<readonly string[]> {
  const { pictureStart, hasFolders } = policy.services;
  if (pictureStart === undefined) return [];
  const files = release.pages.map((path) => join(release.site, fileOf(path, hasFolders)));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const addresses = texts.flatMap(
    (html) => referencesOf(html).find(({ address }) => address.startsWith(pictureStart))?.address ?? [],
  );
  return [...new Set(addresses)];
}

async function checkPicture(release: Verification, path: string): Promise<readonly string[]> {
  const answer = await request(release, path, false);
  const address = `${release.live}${path}`;
  if (typeof answer === 'string') return [message('verify.noPicture', { address })];
  const { status, headers } = answer;
  const isPicture = status === 200 && headers.get('Content-Type')?.startsWith('image/');
  return isPicture ? [] : [message('verify.notPicture', { address, status })];
}

/** Reports a problem when no picture arrives: a single one may be missing in the image service. */
async function checkPictures(release: Verification, policy: Policy): Promise<readonly string[]> {
  const paths = await forwardedPictures(release, policy);
  const check = async (): Promise<readonly string[]> =>
    (await Promise.all(paths.map((path) => checkPicture(release, path)))).flat();
  let problems = await check();
  if (problems.length > 0 && problems.length < paths.length) {
    await release.sleep(PICTURE_RETRY_MS);
    problems = await check();
  }
  return problems.length === paths.length ? problems.slice(0, 1) : [];
}

async function checkOnce(release: Verification): Promise<readonly string[]> {
  const version = await checkVersion(release);
  if (version.length > 0) return version;
  const policy = policySchema.parse(JSON.parse(await readFile(join(release.site, 'policy.json'), 'utf8')));
  const pages = release.pages.map((path) => checkPage(release, policy, path));
  return (await Promise.all([...pages, checkPictures(release, policy)])).flat();
}

/** Checks the live address, with retries; returns the remaining problems, one message each. */
export async function checkAddress(release: Verification): Promise<readonly string[]> {
  let problems = await checkOnce(release);
  for (const pause of RETRY_MS) {
    if (problems.length === 0) break;
    await release.sleep(pause);
    problems = await checkOnce(release);
  }
  return problems;
}
