import { expect, test } from 'vitest';
import { hexColor } from '#features/product/api/wire/hex-color.ts';

test.each([
  ['#AABBCC', '', '#aabbcc'],
  ['aabbcc', '1,2,3', '#aabbcc'],
  ['#abc', '', '#aabbcc'],
  ['', '255,0,10', '#ff000a'],
  ['', 'rgb(255, 0, 10)', '#ff000a'],
  ['rojo', '256,0,0', ''],
  ['#000;background:url(//x)', '', ''],
  ['', '', ''],
  ['#aabbccd', '', ''],
  ['#aabbcg', '', ''],
  ['x#abc', '', ''],
  ['a#bc', '', ''],
  ['#ab', '', ''],
  ['#abcd', '', ''],
  ['##abc', '', ''],
  ['', 'RGB( 0 , 128 ,255 )', '#0080ff'],
  ['', '1,2,3', '#010203'],
  ['', '255,255,255', '#ffffff'],
  ['', '0,256,0', ''],
  ['', '0,0,1000', ''],
  ['', '0,0', ''],
  ['', '0,0,0,0', ''],
  ['', 'x1,2,3', ''],
  ['', '1,2,3x', ''],
  ['', 'rgba(1,2,3)', ''],
  ['', '-1,2,3', ''],
])('Hex %j and Rgb %j are %j', (hex, rgb, expected) => {
  expect(hexColor(hex, rgb)).toBe(expected);
});
