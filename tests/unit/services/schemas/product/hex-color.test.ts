import { expect, test } from 'vitest';
import { hexColor } from '#services/schemas/product/hex-color.ts';

test.each([
  ['#AABBCC', '', '#aabbcc'],
  ['aabbcc', '1,2,3', '#aabbcc'],
  ['#abc', '', '#aabbcc'],
  ['', '255,0,10', '#ff000a'],
  ['', 'rgb(255, 0, 10)', '#ff000a'],
  ['rojo', '256,0,0', ''],
  ['#000;background:url(//x)', '', ''],
  ['', '', ''],
])('Hex %j and Rgb %j are %j', (hex, rgb, expected) => {
  expect(hexColor(hex, rgb)).toBe(expected);
});
