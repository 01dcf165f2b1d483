import type { SandboxContext } from '../context.ts';
import { helpPage } from '../pages/help.ts';
import { sizeGuidePage } from '../pages/size-guide.ts';
import { SANDBOX_STYLES } from '../pages/styles.ts';
import type { SandboxApp } from '../sandbox-app.ts';

/** GET /, the help page, and GET /guia-de-tallas. */
export function addHelpRoutes(app: SandboxApp, context: SandboxContext): void {
  app.get('/', (c) => c.html(helpPage(context)));
  app.get('/guia-de-tallas', (c) => c.html(sizeGuidePage()));
  app.get('/sandbox.css', (c) => c.body(SANDBOX_STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
}
