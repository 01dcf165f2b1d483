/** The audit of browser features: its findings in pages, styles and scripts, and its failures. */
import { describe, expect, test } from 'vitest';
import { compareFeatures } from '../../../scripts/audit/features/site-features.ts';
import {
  featuresOfMarkup,
  featuresOfScript,
  featuresOfStyles,
} from '../../../scripts/audit/features/used-features.ts';

describe('a feature that is newer than the oldest browsers is found', () => {
  test.each([
    [
      '<button command="close" commandfor="menu">',
      ['html.elements.button.command', 'html.elements.button.commandfor'],
    ],
    ['<div popover>', ['html.global_attributes.popover']],
    ['<dialog id="a" open closedby="any">', ['html.elements.dialog.closedby']],
    ['<p class="popover" title="a > b" hidden><a href="/">', []],
  ])('in the markup %s', (html, keys) => {
    expect([...featuresOfMarkup(html)]).toEqual(keys);
  });

  test.each([
    ['a{color:light-dark(red,blue)}', ['css.types.color.light-dark']],
    ['a{text-wrap:balance;color:red}', ['css.properties.text-wrap', 'css.properties.text-wrap.balance']],
    ['@starting-style{a{opacity:0}}', ['css.at-rules.starting-style']],
    ['@media (width>=1rem) and (scripting:none){a{color:red}}', ['css.at-rules.media.scripting']],
    ['a{&:hover{color:red}}', ['css.selectors.nesting']],
    ['a:popover-open{display:flex}', ['css.selectors.popover-open']],
    ['a{transition:display 1s allow-discrete}', ['css.properties.transition-behavior']],
    ['a{content:"text-wrap: balance; &"}/* @scope */a:has(b)>c{inset:0}@layer a{}', []],
    ['@supports not selector(:popover-open){a{color:red}}', []],
  ])('in the styles %s', (css, keys) => {
    expect([...featuresOfStyles(css)]).toEqual(keys);
  });

  test.each([
    ['URL.canParse(a)', ['api.URL.canParse_static']],
    ['Map.groupBy(a,b)', ['javascript.builtins.Map.groupBy']],
    ['const{resolve:r}=Promise.withResolvers()', ['javascript.builtins.Promise.withResolvers']],
    ['a.isSubsetOf(b)', ['javascript.builtins.Set.isSubsetOf']],
    ['requestIdleCallback(a)', ['api.Window.requestIdleCallback']],
    ['/a/v.test(b)', ['javascript.builtins.RegExp.unicodeSets']],
    ['a.checkVisibility?.()', ['api.Element.checkVisibility']],
    [
      'URL.parse(a)??z.parse(a);a.map(b).filter(c);x.y={requestIdleCallback:1};CSS.escape(a)',
      ['api.URL.parse_static'],
    ],
  ])('in the script %s', (code, keys) => {
    expect([...featuresOfScript(code)]).toEqual(keys);
  });
});

describe('the table', () => {
  const row = { key: 'html.elements.button.command', also: 'commandfor$' };
  const lookalike = String.raw`^api\.EventTarget\.when$`;
  const used = [
    ['html.elements.button.command', 'index.html'],
    ['html.elements.button.commandfor', 'index.html'],
    ['api.EventTarget.when', 'a.js'],
  ] as const;

  test('is right when it names the used features', () => {
    expect(compareFeatures(new Map(used), [row], [lookalike])).toEqual([]);
  });

  test('fails on an unnamed feature, and names the browsers that lack it', () => {
    const found = compareFeatures(
      new Map([...used, ['api.URL.canParse_static', 'b.js']]),
      [row],
      [lookalike],
    );
    expect(found).toEqual([
      {
        file: 'b.js',
        message:
          'api.URL.canParse_static is not in all browsers (chrome 120, edge 120, firefox 115, safari 17, safari_ios 17) and not in scripts/audit/features/table.json',
      },
    ]);
  });

  test('fails on a row and on a lookalike that nothing uses', () => {
    expect(compareFeatures(new Map(), [row], [lookalike]).map(({ message }) => message)).toEqual([
      'html.elements.button.command is no longer used',
      '^api\\.EventTarget\\.when$ is no longer used',
    ]);
  });
});
