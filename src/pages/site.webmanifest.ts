/** The manifest for installing the shop (contract, Hosting). */
import type { APIRoute } from 'astro';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import { pageText } from '#shared/i18n/page-text.ts';

const icon = (size: number): object => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

export const GET: APIRoute = () => {
  const { storeName } = shopConfiguration;
  const t = pageText(defaultLocale, 'shell');
  return Response.json({
    id: '/',
    name: `${storeName} | ${t('meta.tagline')}`,
    short_name: storeName,
    description: t('meta.description'),
    lang: defaultLocale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [icon(192), icon(512)],
  });
};
