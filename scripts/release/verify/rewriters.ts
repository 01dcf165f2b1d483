/** Finds what rewrites pages between the server and visitors, by the scripts that were added or removed. */
import { readElements } from '../../publish/page/page-facts.ts';

/** A firewall that replaces a page with its own. */
const FIREWALL =
  /<title>(Just a moment|Attention Required)|_cf_chl_opt|sucuri_cloudproxy|_Incapsula_Resource|awswaf|ddos-guard|captcha-delivery\.com/i;

/** The marks of what is known to rewrite pages, each with the advice how to switch it off. */
const REWRITERS: readonly (readonly [mark: RegExp, advice: string])[] = [
  [FIREWALL, 'es un cortafuegos: permite en él las páginas de la tienda'],
  [
    /rocket-loader|type=["']?[\da-f]{10,}-(text\/javascript|module)/i,
    'es Rocket Loader de Cloudflare: apágalo en Speed → Settings → Content Optimization',
  ],
  [
    /cdn-cgi\/l\/email-protection|email-decode\.min\.js|__cf_email__/i,
    'es Email Address Obfuscation de Cloudflare: apágalo en Scrape Shield (o Security → Settings)',
  ],
  [
    /mirage2?\.min\.js|data-cfsrc/i,
    'es Mirage de Cloudflare: apágalo en Speed → Settings → Image Optimization',
  ],
  [/cdn-cgi\/zaraz/i, 'es Zaraz de Cloudflare: apágalo en Zaraz → Settings, o quítale sus herramientas'],
  [
    /cloudflareinsights\.com/i,
    'es Web Analytics de Cloudflare: en Analytics & Logs → Web Analytics → Manage site, elige no instalarlo automáticamente',
  ],
  [
    /cdn-cgi\/challenge-platform/i,
    'es JavaScript Detections de Cloudflare: apágalo en Security → Settings (Bot Fight Mode o Bots)',
  ],
  [
    /netlify-cdp-loader|\.netlify\/scripts\/|netlify-rum|d33wubrfki0l68\.cloudfront\.net/i,
    'es algo que Netlify añade: apaga Snippet injection, Asset optimization, Real User Metrics y Netlify Drawer del sitio',
  ],
  [
    /googletagmanager\.com|google-analytics\.com/i,
    'es Google Tag Manager o Analytics, que alguien añade delante de la tienda: quítalo de ahí',
  ],
];

/** Whether a page is that of a firewall. */
export const isFirewallPage = (html: string): boolean => FIREWALL.test(html);

/** Advice about what has rewritten a page, compared with the released page. */
export const findRewriters = (html: string, released: string): readonly string[] =>
  REWRITERS.filter(([mark]) => mark.test(html) && !mark.test(released)).map(([, advice]) => advice);

const MAX_NAME_CHARS = 60;

interface PageScript {
  /** The same for scripts of the same type, address and text. */
  readonly key: string;
  readonly name: string;
}

function scriptsOf(html: string): readonly PageScript[] {
  return readElements(html)
    .filter(({ kind }) => kind === 'script')
    .map(({ attributes, content }) => {
      const address = attributes.get('src');
      const beginning = content.trim().replace(/\s+/g, ' ').slice(0, MAX_NAME_CHARS);
      return {
        key: JSON.stringify([attributes.get('type') ?? '', address, content]),
        name: address ?? `<script>${beginning}…`,
      };
    });
}

/** The names of the scripts in one list that another list lacks. */
function missingIn(others: readonly PageScript[], scripts: readonly PageScript[]): readonly string[] {
  const remaining = others.map(({ key }) => key);
  return scripts.flatMap(({ key, name }) => {
    const at = remaining.indexOf(key);
    if (at < 0) return [name];
    remaining.splice(at, 1);
    return [];
  });
}

/** The names of the scripts that were added to a released page, and of those that are missing. */
export function compareScripts(html: string, released: string) {
  const [found, expected] = [scriptsOf(html), scriptsOf(released)];
  return { added: missingIn(expected, found), missing: missingIn(found, expected) };
}
