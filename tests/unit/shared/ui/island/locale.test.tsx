import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useLocale } from '#shared/ui/island/locale.tsx';
import { useMessages } from '#shared/ui/island/use-messages.ts';
import { PageIn } from '../../../fixtures/page-in.tsx';

const Retry = () => `${useLocale()}: ${useMessages()('retry')}`;

test.each([
  ['es-GT', 'es-GT: Reintentar'],
  ['en', 'en: Try again'],
] as const)('components below a root in %s use its language', (locale, said) => {
  const html = renderToStaticMarkup(
    <PageIn locale={locale}>
      <Retry />
    </PageIn>,
  );
  expect(html).toBe(said);
});

test('rendering without a root is refused, and does not use another language', () => {
  expect(() => renderToStaticMarkup(<Retry />)).toThrow(/withLocale/);
});
