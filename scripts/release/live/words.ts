/** What `npm run publish` says of the live address: plain Spanish, like `release/words.ts`. */
import { proxyOf } from '../../../src/shared/http/proxy.ts';
import type { LiveProblem } from './check-live-address.ts';
import type { FetchFailure, FetchFailureKind } from './fetch-failure.ts';
import type { Rewriter } from './page-scripts.ts';

const FAILURE_KINDS: Readonly<Record<FetchFailureKind, string>> = {
  refused: 'ahí no hay ningún servidor encendido',
  'unknown-name': 'nadie conoce ese nombre; ¿está bien escrito?',
  certificate: 'su certificado no sirve para esa dirección, venció o no es de confianza',
  late: 'tarda demasiado',
  other: 'la conexión falló',
};

const hindranceWords = ({ hindrance, message }: FetchFailure): string =>
  `${FAILURE_KINDS[hindrance]} («${message}»)`;

/** The proxy that an address was asked for through, if there is one. */
function proxyWords(address: string): string {
  const proxy = proxyOf(address);
  return proxy && ` a través del proxy ${proxy}`;
}

/** What rewrites pages, by the name that its owner gives it, and where it is switched off. */
const REWRITERS: Readonly<Record<Rewriter, string>> = {
  'rocket-loader': 'es Rocket Loader de Cloudflare: apágalo en Speed → Settings → Content Optimization',
  'email-obfuscation':
    'es Email Address Obfuscation de Cloudflare: apágalo en Scrape Shield (o Security → Settings)',
  mirage: 'es Mirage de Cloudflare: apágalo en Speed → Settings → Image Optimization',
  zaraz: 'es Zaraz de Cloudflare: apágalo en Zaraz → Settings, o quítale sus herramientas',
  'cloudflare-analytics':
    'es Web Analytics de Cloudflare: en Analytics & Logs → Web Analytics → Manage site, elige no instalarlo automáticamente',
  'bot-detection':
    'es JavaScript Detections de Cloudflare: apágalo en Security → Settings (Bot Fight Mode o Bots)',
  netlify:
    'es algo que Netlify añade: apaga Snippet injection, Asset optimization, Real User Metrics y Netlify Drawer del sitio',
  'tag-manager': 'es Google Tag Manager o Analytics, que alguien añade delante de la tienda: quítalo de ahí',
  firewall: 'es un cortafuegos: permite en él las páginas de la tienda',
};

const MAX_SCRIPTS = 3;

const scriptList = (verb: string, scripts: readonly string[]): string =>
  scripts.length === 0
    ? ''
    : ` ${verb} ${scripts
        .slice(0, MAX_SCRIPTS)
        .map((script) => `«${script}»`)
        .join(', ')}${scripts.length > MAX_SCRIPTS ? ` y ${scripts.length - MAX_SCRIPTS} más` : ''}.`;

function rewrittenWords({ address, difference, by }: Extract<LiveProblem, { kind: 'rewritten' }>): string {
  const changes = scriptList('Sobra', difference.added) + scriptList('Falta', difference.missing);
  const reasons = by.map((rewriter) => REWRITERS[rewriter]).join('; ');
  const advice = reasons
    ? `Parece que ${reasons}.`
    : 'Busca delante de la tienda (CDN, cortafuegos, panel del alojamiento) qué añade, quita o reescribe scripts, y apágalo.';
  return `${address} no llega como se publicó: algo la cambia en el camino.${changes} ${advice}`;
}

/** What is wrong at the live address. */
export function liveProblemText(problem: LiveProblem): string {
  const { address } = problem;
  switch (problem.kind) {
    case 'unreachable':
      return `${address} no contesta${proxyWords(address)}: ${hindranceWords(problem.why)}.`;
    case 'status':
      return `${address} contesta con el código ${problem.status}.`;
    case 'other-version':
      return `${address} es de otra publicación: ¿muestra el servidor la carpeta current?`;
    case 'header':
      return `${address} llega sin la cabecera ${problem.name} de esta publicación: ¿tiene el servidor su nginx.conf o _headers?`;
    case 'picture':
      return `${address} ${problem.status === 0 ? 'no llega' : `no es una imagen (código ${problem.status})`}: ¿leyó el servidor su nginx.conf, es IMAGE_SERVICE_URL el servicio de imágenes, y contesta?`;
    case 'rewritten':
      return rewrittenWords(problem);
    case 'blocked':
      return `${address} muestra la página de un cortafuegos (código ${problem.status}), no la tienda: apaga para esta dirección el reto (en Cloudflare: Under Attack Mode, Bot Fight Mode y las reglas con Challenge) o permite la máquina que publica.`;
    case 'other-page':
      return `${address} muestra otra página que la publicada.`;
  }
}
