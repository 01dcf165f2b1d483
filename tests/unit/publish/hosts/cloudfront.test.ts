import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { renderCloudFront } from '../../../../scripts/publish/hosts/cloudfront.ts';
import { uploadOrder } from '../../../../scripts/release/targets/bucket-target.ts';
import { COMMON_HEADERS, HOSTING_CASES, normalise, RETURN_CASES } from '../../serve/hosting-cases.ts';
import { POLICY, writeSite } from '../../serve/site-fixture.ts';
import { answerAsCloudFront, type Origin } from './cloudfront.ts';

const site = writeSite();
afterAll(() => site.remove());
const code = renderCloudFront(POLICY);

/** The bucket as a publication fills it. */
const bucket: Origin = async (uri) => {
  const file = decodeURIComponent(uri).slice(1);
  if (!existsSync(join(site.root, file))) return new Response('NoSuchKey', { status: 404 });
  const [batch] = uploadOrder([file]);
  const headers = { 'content-type': batch?.contentType ?? '', 'cache-control': batch?.cacheControl ?? '' };
  return new Response(readFileSync(join(site.root, file)), { headers });
};

/** The page chooses the category, one page answers for missing files, and its headers are the distribution's. */
const isOther = ({ path, status }: (typeof HOSTING_CASES)[number]): boolean =>
  status === 404 || /categoria=.*(hombre)/.test(path);

describe('CloudFront before a bucket answers', () => {
  test.each(HOSTING_CASES.filter((each) => !isOther(each)))(
    '$path with $status',
    async ({ path, status, body, headers }) => {
      const response = await answerAsCloudFront(code, bucket, path);
      expect(response.status).toBe(status);
      if (body) expect(await response.text()).toContain(body);
      for (const [name, value] of Object.entries(headers ?? {}))
        expect(normalise(response.headers.get(name)), name).toBe(normalise(value));
      if (status === 200)
        for (const name of COMMON_HEADERS) expect(response.headers.has(name), name).toBe(true);
    },
  );

  test.each(RETURN_CASES)('$method $path with the address to read', async ({ method, path }) => {
    const response = await answerAsCloudFront(code, bucket, path, method);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(path);
  });

  test.each(['/nada', '/en/nothing', '/_astro/none.js', '/_headers'])('%s with 404', async (path) => {
    const response = await answerAsCloudFront(code, bucket, path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('no existe');
  });

  test('an address with two slashes never with another site', async () => {
    for (const path of ['//evil.example/', '/\\evil.example/', '//evil.example.html']) {
      const response = await answerAsCloudFront(code, bucket, path);
      expect(response.headers.get('location') ?? '/').toMatch(/^\/[^/\\]/);
    }
  });
});

test('it fits into a function of CloudFront with the longest policy that other hosts take', () => {
  const many = (prefix: string): string[] =>
    Array.from({ length: 26 }, (_, index) => `'sha256-${prefix.repeat(43)}${index}='`);
  const code = renderCloudFront({ ...POLICY, hashes: { scripts: many('a'), styles: many('b') } });
  expect(code).toContain(', style-src');
  expect(code.length).toBeLessThan(10_240);
});
