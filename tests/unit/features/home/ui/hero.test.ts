/** The first block of the home page. */
import { loadRenderers } from 'astro:container';
import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import home from '../../../../../locales/es-GT/home.json';
import Hero from '../../../../../src/features/home/ui/Hero.astro';

vi.mock('#features/product/ui/picture/own-picture.ts', () => ({
  ownPicture: async () => ({ src: '/own.jpeg', srcSet: '/own.jpeg 800w', alternatives: [] }),
}));

test("an editor's own picture reserves the room of its shape before it loads", async () => {
  const locale = 'es-GT';
  await i18next.init({ lng: locale, resources: { [locale]: { home } } });
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });
  const picture = { src: '/own.jpg', width: 1600, height: 1000, format: 'jpg' };
  const props = { locale, block: { block: 'hero', picture }, product: undefined, beside: undefined };
  const html = await container.renderToString(Hero, { props });
  expect(/<img[^>]*>/.exec(html)?.[0]).toContain('width="640" height="400"');
});
