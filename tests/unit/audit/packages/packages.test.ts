/**
 * The audits of packages: the lockfile's contents, the licences of what is distributed, and a reason for each
 * dependency.
 */
import { describe, expect, test } from 'vitest';
import { auditReasons } from '../../../../scripts/audit/packages/document.ts';
import { auditLicences, closureOf } from '../../../../scripts/audit/packages/licences.ts';
import { auditLockfile, auditPins, readLockfile } from '../../../../scripts/audit/packages/lockfile.ts';

const WHOLE = { version: '1.0.0', integrity: 'sha512-AAAA', license: 'MIT' };

const lockfile = (packages: Readonly<Record<string, object>>) =>
  readLockfile(JSON.stringify({ lockfileVersion: 3, packages: { '': {}, ...packages } }));

const messages = (findings: readonly { readonly message: string }[]): readonly string[] =>
  findings.map(({ message }) => message);

describe('the lockfile', () => {
  test('may contain packages with an exact version and a checksum', () => {
    expect(
      auditLockfile(lockfile({ 'node_modules/a': WHOLE, 'node_modules/a/node_modules/@b/c': WHOLE })),
    ).toEqual([]);
  });

  test.each([
    ['a package without a checksum', { ...WHOLE, integrity: undefined }, 'a has no SHA-512 checksum'],
    ['a weak checksum', { ...WHOLE, integrity: 'sha1-AAAA' }, 'a has no SHA-512 checksum'],
    [
      'an address',
      { ...WHOLE, resolved: 'https://files.example/a.tgz' },
      'a names where it comes from: https://files.example/a.tgz',
    ],
    [
      'a version that is an address',
      { ...WHOLE, version: 'git+ssh://x' },
      'a has no exact version: git+ssh://x',
    ],
    ['a link', { ...WHOLE, link: true }, 'a is a link'],
    [
      'a script that nobody knows',
      { ...WHOLE, hasInstallScript: true },
      'a wants to run a script when it is installed',
    ],
  ])('may not contain %s', (_, entry, message) => {
    expect(messages(auditLockfile(lockfile({ 'node_modules/a': entry })))).toEqual([message]);
  });

  test("may lack the checksum only for another machine's program", () => {
    const { version } = WHOLE;
    const name = 'node_modules/@biomejs/cli-win32-x64';
    expect(auditLockfile(lockfile({ [name]: { version, optional: true } }))).toEqual([]);
    expect(auditLockfile(lockfile({ [name]: { version } }))).toHaveLength(1);
  });

  test('matches a manifest with exact versions', () => {
    expect(auditPins({ dependencies: { a: '1.0.0' }, devDependencies: { b: '1.0.0-beta.21' } })).toEqual([]);
    expect(messages(auditPins({ dependencies: { a: '^1.0.0' }, devDependencies: { b: 'latest' } }))).toEqual([
      'a is not pinned: ^1.0.0',
      'b is not pinned: latest',
    ]);
  });
});

describe('licences', () => {
  const audit = (license: string | undefined, shipped: readonly string[] = [], name = 'a') =>
    messages(auditLicences(lockfile({ [`node_modules/${name}`]: { ...WHOLE, license } }), new Set(shipped)));

  test.each(['MIT', '(MIT OR GPL-3.0-only)', 'MPL-2.0', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'])(
    'of a tool may be %s',
    (licence) => expect(audit(licence)).toEqual([]),
  );

  test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE', undefined])(
    'of a tool may not be %s',
    (licence) => expect(audit(licence)).toEqual([`a has the licence ${licence}`]),
  );

  test('of distributed code are permissive', () => {
    expect(audit('ISC', ['a'])).toEqual([]);
    expect(audit('MPL-2.0', ['a'])).toEqual(['a has the licence MPL-2.0 and reaches browsers']);
  });

  test('are listed by hand where a package has no field for it', () => {
    expect(audit(undefined, [], 'busboy')).toEqual([]);
  });

  test('count for bundled packages too', () => {
    const packages = lockfile({
      'node_modules/a': { ...WHOLE, dependencies: { b: '^1.0.0' } },
      'node_modules/b': { ...WHOLE, dependencies: { a: '^1.0.0', c: '^1.0.0' } },
      'node_modules/c': WHOLE,
      'node_modules/d': WHOLE,
    });
    expect([...closureOf(packages, ['a'])]).toEqual(['a', 'b', 'c']);
  });
});

test('every dependency has a reason, and every reason a dependency', () => {
  expect(messages(auditReasons({ dependencies: { a: '1.0.0' } }, { b: 'because' }))).toEqual([
    'does not say why a is there',
    'b is no dependency',
  ]);
});
