import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listPackages } from '../../../scripts/release/packages.ts';

const root = resolve(import.meta.dirname, '../../..');

test('the list of packages has licences and checksums, and no development tools', async () => {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const list = JSON.parse(await listPackages(root, manifest, process.env));
  expect(list).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'tienda', type: 'application' } },
  });
  const byName = new Map(list.components.map((component: { name: string }) => [component.name, component]));
  expect(byName.get('react')).toMatchObject({
    hashes: [{ alg: 'SHA-512' }],
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect([...byName.keys()]).not.toContain('vitest');
});
