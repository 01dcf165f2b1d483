/** Hostile texts, and the traces of one in a drawing, for every browser that draws them. */

const RUN = 'window.__xss=1';

/** Known ways to run a script, by kind: tags, handlers, addresses, encodings, mutation, other namespaces. */
export const PAYLOADS: readonly string[] = [
  `<script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</script>`,
  `<SCRIPT/x>${RUN}</SCRIPT>`,
  `<script\n>${RUN}</script\n>`,
  `<img src=x onerror=${RUN}>`,
  `<img src=x onerror="${RUN}" x=`,
  `<img/src=x/onerror=${RUN}//`,
  `<IMG """><SCRIPT>${RUN}</SCRIPT>">`,
  `<img src="x\`" onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg/onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:,${RUN}"/></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>a</text></a></svg>`,
  `<svg><set attributeName=href to=javascript:${RUN}></svg>`,
  `<svg><use href="data:image/svg+xml,<svg onload=${RUN}>"></svg>`,
  `<math href="javascript:${RUN}">a</math>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}></style></mglyph></table></mtext></math>`,
  `<body onload=${RUN}>`,
  `<body onpageshow=${RUN}>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>`,
  `<object data="javascript:${RUN}">`,
  `<embed src="javascript:${RUN}">`,
  `<link rel=stylesheet href="data:,">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href="javascript:${RUN}//">`,
  `<form action="javascript:${RUN}"><button>a</button></form>`,
  `<button formaction="javascript:${RUN}">a</button>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}>`,
  `<textarea autofocus onfocus=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}>`,
  `<video poster="javascript:${RUN}">`,
  `<details open ontoggle=${RUN}>a</details>`,
  `<marquee onstart=${RUN}>a</marquee>`,
  `<a href="javascript:${RUN}">a</a>`,
  `<a href=" javascript:${RUN}">a</a>`,
  `<a href="java\tscript:${RUN}">a</a>`,
  `<a href="java&Tab;script:${RUN}">a</a>`,
  `<a href="&#106;avascript:${RUN}">a</a>`,
  `<a href="&#x6A;avascript&colon;${RUN}">a</a>`,
  `<a href="\u0001javascript:${RUN}">a</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">a</a>`,
  `<a href="vbscript:x">a</a>`,
  `<a href=javascript&#58;${RUN}>a</a>`,
  `<a href="https://a.gt" onclick="${RUN}">a</a>`,
  `<a href='https://a.gt' style='animation:x' onanimationstart=${RUN}>a</a>`,
  `<a href="https://a.gt"onmouseover=${RUN}>a</a>`,
  `<a x="" href="javascript:${RUN}">a</a>`,
  `<p style="background:url(javascript:${RUN})">a</p>`,
  `<p onpointerenter=${RUN}>a</p>`,
  `<b onclick=${RUN}>a</b>`,
  `<style>@import 'javascript:${RUN}';</style>`,
  `<style><img src=x onerror=${RUN}></style>`,
  `<!--><script>${RUN}</script>-->`,
  `<!--<img src="--><img src=x onerror=${RUN}>">`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<?xml x?><script>${RUN}</script>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<template><script>${RUN}</script></template>`,
  `<title><img src=x onerror=${RUN}></title>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${RUN}>">`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${RUN}&amp;gt;`,
  `<\u0000script>${RUN}</script>`,
  `<scr\u0000ipt>${RUN}</scr\u0000ipt>`,
  `\uFE64script\uFE65${RUN}`,
  `<x onclick=${RUN} tabindex=1 id=x>a</x>`,
  `<p dangerouslySetInnerHTML='{"__html":"<img src=x onerror=${RUN}>"}'>a</p>`,
  `<li><ul><li><a href=javascript:${RUN}>`,
  `"><img src=x onerror=${RUN}>`,
  `'-${RUN}-'`,
  `\${${RUN}}`,
  `{{constructor.constructor('${RUN}')()}}`,
];

/** The same payload alone, inside other text, in a list that is left open, and cut off. */
export const variantsOf = (payload: string): readonly string[] => [
  payload,
  `<p>a${payload}b</p>`,
  `<ul><li>${payload}`,
  payload.slice(0, -1),
];

const ALLOWED = new Set(['DIV', 'P', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'BR', 'A']);
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The active parts of a drawn text: elements and attributes that rich text does not have. */
export function suspicious(place: ParentNode): readonly string[] {
  return [...place.querySelectorAll('*')].flatMap((element) => [
    ...(ALLOWED.has(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes]
      .filter(({ name }) => name !== 'href')
      .map(({ name }) => `${element.tagName} ${name}`),
    // A frame's document belongs to another realm: no `instanceof`.
    ...('protocol' in element && !SCHEMES.has(String(element.protocol)) ? [String(element.protocol)] : []),
  ]);
}
