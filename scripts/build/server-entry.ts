/** Entry of the bundle, as in an Astro adapter: lists and renders the pages in a thread (`page-worker.ts`). */

import { StaticPaths } from 'astro:static-paths';
import { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import { type BuildContext, setBuildContext } from '../../src/build/context.ts';
import { fileOf, type PageRequest, requestPath, withoutIslandStyles, withStyleSheet } from './routes.ts';

/** The shop that a bundle renders. */
export interface RenderedShop {
  /** Style sheets of pages, by file. */
  readonly sheets: ReadonlyMap<string, string>;
  /** Scripts that Astro prints before islands, one for each client directive. */
  readonly scripts: readonly string[];
  /** Lists the pages to render; in an incremental build only the changed ones. */
  readonly list: () => Promise<readonly PageRequest[]>;
  /**
   * Renders a page.
   * @throws Error when the response is not a page
   */
  readonly render: (page: PageRequest) => Promise<Buffer>;
}

/** Opens the shop for this thread. */
export function openShop(context: BuildContext): RenderedShop {
  setBuildContext(context);
  const sheets = new Map<string, string>();
  const { manifest } = createApp();
  const app = new App(
    { ...manifest, routes: manifest.routes.map((each) => withStyleSheet(each, sheets)) },
    false,
  );
  const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.component, routeData]));
  const hasStyleSheet = new Set(
    app.manifest.routes
      .filter(({ styles }) => styles.some(({ type }) => type === 'external'))
      .map(({ routeData }) => routeData.component),
  );
  const origin = manifest.site ?? 'http://localhost';
  return {
    sheets,
    scripts: [...manifest.clientDirectives.values()],
    list: async () => {
      const pages = new Map<string, PageRequest>();
      for (const { pathname, route } of await new StaticPaths(app).getAll()) {
        const file = fileOf(pathname, route);
        if (!pages.has(file)) pages.set(file, { component: route.component, pathname, file });
      }
      return [...pages.values()];
    },
    render: async (page) => {
      const routeData = routes.get(page.component);
      if (!routeData) throw new Error(`The bundle has no route ${page.component}.`);
      const response = await app.render(new Request(new URL(requestPath(page), origin)), { routeData });
      const isExpected = response.ok || (response.status === 404 && page.file.endsWith('404.html'));
      if (!isExpected) throw new Error(`It was answered with ${response.status}, see the log above.`);
      if (!hasStyleSheet.has(page.component)) return Buffer.from(await response.arrayBuffer());
      return Buffer.from(withoutIslandStyles(await response.text()));
    },
  };
}
