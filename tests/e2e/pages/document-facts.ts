/** The metadata of a page's HTML for search engines, feed readers and other sites. */
import type { Page } from '@playwright/test';

export interface DocumentFacts {
  readonly language: string;
  readonly title: string;
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  /** Address by language. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly robots: string;
  /** Text of the first thing in the order of the keyboard. */
  readonly firstLink: string;
  readonly jsonLd: readonly string[];
  readonly manifest: string | null;
}

/** Reads them from the current page, also where scripts are off. */
export function readFacts(page: Page): Promise<DocumentFacts> {
  return page.evaluate(() => {
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const values = (selector: string, name: string): string[] =>
      all(selector).map((element) => element.getAttribute(name) ?? '');
    const reachable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    return {
      language: document.documentElement.lang,
      title: document.title,
      descriptions: values('meta[name="description"]', 'content'),
      canonicals: values('link[rel="canonical"]', 'href'),
      alternates: Object.fromEntries(
        all('link[rel="alternate"][hreflang]').map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
      robots: values('meta[name="robots"]', 'content').join(),
      firstLink: document.querySelector(reachable)?.textContent?.trim() ?? '',
      jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
      manifest: document.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? null,
    };
  });
}
