import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterSheet } from '#features/catalogue/ui/filters/FilterSheet.tsx';
import { InSpanish } from '../../../../fixtures/page-in.tsx';

/** Text that would end the `<noscript>` around it, and run. */
const HOSTILE = '</noscript><img src=x onerror=alert(1)>';

test('the built filters are text of one noscript, whatever brands a service has', () => {
  const html = renderToStaticMarkup(
    <InSpanish>
      <FilterSheet count={3} onToggle={() => undefined}>
        {() => (
          <details data-group={HOSTILE} aria-label={HOSTILE}>
            {HOSTILE}
          </details>
        )}
      </FilterSheet>
    </InSpanish>,
  );
  expect(html.split('<noscript>')).toHaveLength(2);
  expect(html.split(/<\/noscript/i)).toHaveLength(2);
  expect(html).not.toContain('<img');
  expect(html).toMatch(/<noscript>.*Ver 3 productos.*<\/noscript>/);
});
