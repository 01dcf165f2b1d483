/** Hostile texts in every engine: parsers differ in what they take for a tag. */
import { bundleScript } from '../../scripts/publish/bundle-script.ts';
import { expect, SANDBOX, test } from '../engines/journey-test.ts';
import type { Drawn, Raw } from './drawn-payloads.ts';

test('no rich text runs a script or adds an element, rendered by React or read from a page', async ({
  shopper,
}) => {
  const code = await bundleScript('tests/journeys/drawn-payloads.ts', {
    'process.env.NODE_ENV': '"production"',
  });
  const call = (what: string): string => `(() => { ${code}; return script.${what}(); })()`;
  // A page without a policy: only the shop's own escaping protects it from a text's script.
  await shopper.open(`${SANDBOX}/`);
  await shopper.sees('heading');
  const drawn = await shopper.evaluate<Drawn>(call('drawPayloads'));
  expect(drawn).toEqual({ texts: drawn.texts, places: drawn.texts, found: [], hasRun: false });
  expect(drawn.texts).toBeGreaterThan(300);
  expect(await shopper.evaluate<Raw>(call('writeRaw'))).toEqual({ found: ['SCRIPT'], hasRun: true });
});
