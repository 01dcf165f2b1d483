import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programFile } from '../../../../scripts/commands/has-program.ts';
import { renderHtaccess } from '../../../../scripts/publish/hosts/apache.ts';
import { HOSTING_CASES, METHOD_CASES, RETURN_CASES } from '../../serve/hosting-cases.ts';
import { POLICY, writeSite } from '../../serve/site-fixture.ts';
import { expectCase, expectOwnRedirects, freePort, startServer } from './real-server.ts';

const APACHE = programFile('apache2');
/** Debian's folder of them. */
const MODULES = '/usr/lib/apache2/modules';

test('the .htaccess refuses a header value that would break out of its quotes', () => {
  const hashes = { ...POLICY.hashes, scripts: ['\\" evil'] };
  expect(() => renderHtaccess({ ...POLICY, hashes })).toThrow('cannot hold');
});

const NAMES = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'rewrite', 'deflate', 'filter'];

/** A server with the permissions of a shared host: the site's own `.htaccess`. */
function wholeConfiguration(root: string, port: number): string {
  const folder = dirname(root);
  return `${NAMES.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
ServerName 127.0.0.1
ServerRoot ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
LogLevel crit
Listen 127.0.0.1:${port}
TypesConfig /etc/mime.types
DocumentRoot ${root}
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
`;
}

/** Apache itself refuses these before it reads the site's rules. */
const REFUSED = [
  { path: `/${'x'.repeat(300)}`, status: 403 },
  { path: `/producto/${'%C3%B1'.repeat(200)}`, status: 403 },
];

/** Apache answers a POST to any file with the file. */
const isReadByPost = ({ method, status }: (typeof METHOD_CASES)[number]): boolean =>
  method === 'POST' && status === 405;

// Reported as skipped where it is not installed (scripts/test.ts).
if (APACHE)
  describe('a real Apache with the .htaccess answers', () => {
    const site = writeSite();
    let origin = '';
    let stop: () => Promise<void>;
    beforeAll(async () => {
      const port = await freePort();
      origin = `http://127.0.0.1:${port}`;
      const file = join(dirname(site.root), 'apache.conf');
      writeFileSync(join(site.root, '.htaccess'), renderHtaccess(POLICY));
      writeFileSync(file, wholeConfiguration(site.root, port));
      stop = await startServer(APACHE, ['-D', 'FOREGROUND', '-f', file], origin);
    });
    afterAll(async () => {
      await stop();
      site.remove();
    });

    const others = HOSTING_CASES.filter(({ path }) => REFUSED.every((each) => each.path !== path));
    test.each(others)('$path with $status', (each) => expectCase(origin, each));

    test.each(REFUSED)('a name that is too long with $status', async ({ path, status }) => {
      expect((await fetch(`${origin}${path}`)).status).toBe(status);
    });

    test.each(METHOD_CASES.filter(({ method, status }) => method === 'POST' && status !== 405))(
      '$method $path with $status',
      (each) => expectCase(origin, each),
    );

    test.each(METHOD_CASES.filter(isReadByPost))('POST $path with the page', ({ headers: _, ...each }) =>
      expectCase(origin, { ...each, status: 200 }),
    );

    // The status of a method that Apache does not know for a file cannot be changed.
    test.each(RETURN_CASES.filter(({ method }) => /PUT|PATCH|DELETE/.test(method)))(
      '$method $path with the page and 405',
      (each) => expectCase(origin, { ...each, status: 405 }),
    );

    test('no redirect leads to another site', () => expectOwnRedirects(origin));
  });
