import { describe, expect, test } from 'vitest';
import { inlineScript } from '../../../scripts/publish/first-scripts.ts';

describe('a script inside a page', () => {
  test.each(['x="</script><img src=x onerror=alert(1)>"', 'x="</SCRIPT >"', 'x="<!--<script>"'])(
    'is refused when it would end or hide its element: %s',
    (script) => {
      expect(() => inlineScript(script)).toThrow('markup of scripts');
    },
  );

  test('is what it was otherwise', () => {
    expect(inlineScript(' if (a < b) document.documentElement.dataset.list = "waiting";\n')).toBe(
      'if (a < b) document.documentElement.dataset.list = "waiting";',
    );
  });
});
