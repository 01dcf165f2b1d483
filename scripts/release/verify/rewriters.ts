/** Finds what rewrites pages between the server and visitors, by the scripts that were added or removed. */
import { readElements } from '../../publish/page/page-facts.ts';
import { message } from '../messages.ts';

/** A firewall that replaces a page with its own. */
const FIREWALL =
  /<title>(Just a moment|Attention Required)|_cf_chl_opt|sucuri_cloudproxy|_Incapsula_Resource|awswaf|ddos-guard|captcha-delivery\.com/i;

/** The marks of services that rewrite pages, with the name of the advice how to switch them off. */
const REWRITERS = [
  ['firewall', FIREWALL],
  ['rocketLoader', /rocket-loader|type=["']?[\da-f]{10,}-(text\/javascript|module)/i],
  ['email', /cdn-cgi\/l\/email-protection|email-decode\.min\.js|__cf_email__/i],
  ['mirage', /mirage2?\.min\.js|data-cfsrc/i],
  ['zaraz', /cdn-cgi\/zaraz/i],
  ['webAnalytics', /cloudflareinsights\.com/i],
  ['challenge', /cdn-cgi\/challenge-platform/i],
  ['netlify', /netlify-cdp-loader|\.netlify\/scripts\/|netlify-rum|d33wubrfki0l68\.cloudfront\.net/i],
  ['google', /googletagmanager\.com|google-analytics\.com/i],
] as const;

/** Whether a page is that of a firewall. */
export const isFirewallPage = (html: string): boolean => FIREWALL.test(html);

/** Advice about the services that have rewritten a page, compared with the released page. */
const adviceAbout = (html: string, released: string): readonly string[] =>
  REWRITERS.filter(([, mark]) => mark.test(html) && !mark.test(released)).map(([name]) =>
    message(`verify.by.${name}`),
  );

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

const MAX_SCRIPTS = 3;

function scriptList(key: 'verify.added' | 'verify.missing', names: readonly string[]): string {
  if (names.length === 0) return '';
  const first = names.slice(0, MAX_SCRIPTS).map((name) => `«${name}»`);
  const count = names.length - first.length;
  const scripts = first.join(', ');
  return message(key, { scripts: count > 0 ? message('verify.moreScripts', { scripts, count }) : scripts });
}

/** Reports a page whose scripts differ from those of the released page; undefined when they do not. */
export function rewrittenProblem(address: string, html: string, released: string): string | undefined {
  const [found, expected] = [scriptsOf(html), scriptsOf(released)];
  const added = scriptList('verify.added', missingIn(expected, found));
  const missing = scriptList('verify.missing', missingIn(found, expected));
  const rewriters = adviceAbout(html, released);
  if (added + missing === '' && rewriters.length === 0) return undefined;
  const advice =
    rewriters.length > 0
      ? message('verify.rewriters', { rewriters: rewriters.join('; ') })
      : message('verify.unknownRewriter');
  return message('verify.rewritten', { address, added, missing, advice });
}
