import { useId } from 'react';
import { expect, test, vi } from 'vitest';
import renderer from '../../../scripts/astro/react-renderer.ts';

const { theirs } = vi.hoisted(() => ({
  theirs: { renderToStaticMarkup: vi.fn(), supportsAstroStaticSlot: true },
}));
vi.mock('@astrojs/react/server.js', () => ({ default: theirs }));

const Plain = ({ name }: { readonly name?: string }) => <p title={name}>{name}</p>;
const WithId = () => <label htmlFor={useId()}>x</label>;
const WithPicture = () => <img src="/a.avif" alt="" />;

const call = { result: {} };
const html = async (Component: Parameters<typeof renderer.renderToStaticMarkup>[0], props = {}, on = call) =>
  (await renderer.renderToStaticMarkup.call(on, Component, props, {}))?.html;

test('a component is rendered as React writes it, without preload links', async () => {
  expect(await html(Plain, { name: 'Á & "B"' })).toBe(
    '<p title="Á &amp; &quot;B&quot;">Á &amp; &quot;B&quot;</p>',
  );
  expect(await html(WithPicture)).toBe('<img src="/a.avif" alt=""/>');
});

test('ids are unique within a page, and do not change with its other content', async () => {
  const [one, other] = [{ result: {} }, { result: {} }];
  const first = await html(WithId, {}, one);
  const second = await html(WithId, {}, one);
  expect(second).not.toBe(first);
  await html(Plain, {}, other);
  expect(await html(WithId, {}, other)).toBe(first);
});

test('an island and content with slots are rendered by @astrojs/react', async () => {
  await renderer.renderToStaticMarkup.call(call, Plain, {}, { default: '<b>x</b>' });
  await renderer.renderToStaticMarkup.call(
    call,
    Plain,
    {},
    {},
    { hydrate: 'load', displayName: 'Plain', astroStaticSlot: true },
  );
  expect(theirs.renderToStaticMarkup).toHaveBeenCalledTimes(2);
});
