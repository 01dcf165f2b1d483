/** Compares the scripts of a page as it arrives with those of the release: what rewrites pages on the way is found here. */
import { readElements } from '../../publish/page/page-facts.ts';

/** Scripts that an answer has and the release does not, and the reverse; each named by its address or its first words. */
export interface ScriptDifference {
  readonly added: readonly string[];
  readonly missing: readonly string[];
}

/** Something in front of a shop that is known to rewrite or replace pages. */
export type Rewriter =
  | 'rocket-loader'
  | 'email-obfuscation'
  | 'mirage'
  | 'zaraz'
  | 'cloudflare-analytics'
  | 'bot-detection'
  | 'netlify'
  | 'tag-manager'
  | 'firewall';

/** Texts by which each is known: of a firewall's page first, because it replaces everything else. */
const SIGNS: readonly (readonly [rewriter: Rewriter, sign: RegExp])[] = [
  [
    'firewall',
    /<title>(Just a moment|Attention Required)|_cf_chl_opt|sucuri_cloudproxy|_Incapsula_Resource|awswaf|ddos-guard|captcha-delivery\.com/i,
  ],
  ['rocket-loader', /rocket-loader|type=["']?[\da-f]{10,}-(text\/javascript|module)/i],
  ['email-obfuscation', /cdn-cgi\/l\/email-protection|email-decode\.min\.js|__cf_email__/i],
  ['mirage', /mirage2?\.min\.js|data-cfsrc/i],
  ['zaraz', /cdn-cgi\/zaraz/i],
  ['cloudflare-analytics', /cloudflareinsights\.com/i],
  ['bot-detection', /cdn-cgi\/challenge-platform/i],
  ['netlify', /netlify-cdp-loader|\.netlify\/scripts\/|netlify-rum|d33wubrfki0l68\.cloudfront\.net/i],
  ['tag-manager', /googletagmanager\.com|google-analytics\.com/i],
];

/** Who rewrote a page, as far as a comparison with the release shows it. */
export const findRewriters = (html: string, own: string): readonly Rewriter[] =>
  SIGNS.filter(([, sign]) => sign.test(html) && !sign.test(own)).map(([rewriter]) => rewriter);

const LONGEST_NAME = 60;

interface PageScript {
  /** Equal for scripts that do the same: type, address and text. */
  readonly key: string;
  readonly name: string;
}

function scriptsOf(html: string): readonly PageScript[] {
  return readElements(html)
    .filter(({ kind }) => kind === 'script')
    .map(({ attributes, content }) => {
      const address = attributes.get('src');
      const words = content.trim().replace(/\s+/g, ' ').slice(0, LONGEST_NAME);
      return {
        key: JSON.stringify([attributes.get('type') ?? '', address, content]),
        name: address ?? `<script>${words}…`,
      };
    });
}

/** The scripts of one list that another lacks; each as often as it is lacking. */
function without(scripts: readonly PageScript[], others: readonly PageScript[]): readonly string[] {
  const rest = others.map(({ key }) => key);
  return scripts.flatMap(({ key, name }) => {
    const at = rest.indexOf(key);
    if (at < 0) return [name];
    rest.splice(at, 1);
    return [];
  });
}

/** The difference between the scripts of an answer and of the release; undefined where there is none. */
export function compareScripts(html: string, own: string): ScriptDifference | undefined {
  const [arrived, released] = [scriptsOf(html), scriptsOf(own)];
  const difference = { added: without(arrived, released), missing: without(released, arrived) };
  return difference.added.length + difference.missing.length === 0 ? undefined : difference;
}
