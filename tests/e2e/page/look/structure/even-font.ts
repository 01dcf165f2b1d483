/**
 * A font in which every character of every language is a box half as wide as it is high (OpenType, table by table).
 * Lines then break at the same place on every machine, whatever fonts it has.
 */
import type { Page } from '@playwright/test';

const EM = 1000;
const ADVANCE = EM / 2;
const ASCENT = 800;
const DESCENT = -200;
const FAMILY = 'even';

const u16 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
};
const u32 = (...values: readonly number[]): Buffer =>
  u16(...values.flatMap((value) => [value >>> 16, value]));
const zeros = (count: number): readonly number[] => Array.from({ length: count }, () => 0);

/** Two glyphs: one for missing characters, and the box. */
function tables(): ReadonlyMap<string, Buffer> {
  const [left, right, top] = [50, 450, 700];
  const box = Buffer.concat([
    u16(1, left, 0, right, top, 3, 0),
    Buffer.from([1, 1, 1, 1]),
    u16(left, right - left, 0, left - right, 0, 0, top, 0),
    Buffer.alloc(2),
  ]);
  return new Map([
    [
      'OS/2',
      Buffer.concat([
        u16(4, ADVANCE, 400, 5, 0, ...zeros(11), ...zeros(5)),
        u32(...zeros(4), 0x20202020),
        u16(0xc0, 0x20, 0xffff, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
        u32(1, 0),
        u16(ADVANCE, top, 0, 0x20, 0),
      ]),
    ],
    // One group: every character is the same glyph (format 13).
    ['cmap', Buffer.concat([u16(0, 1, 3, 10), u32(12), u16(13, 0), u32(28, 0, 1, 0x20, 0x10ffff, 1)])],
    ['glyf', box],
    [
      'head',
      Buffer.concat([
        u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
        u16(0, EM),
        u32(0, 0, 0, 0),
        u16(0, 0, right, top, 0, 8, 2, 0, 0),
      ]),
    ],
    [
      'hhea',
      Buffer.concat([
        u32(0x10000),
        u16(ASCENT, DESCENT, 0, ADVANCE, 0, 0, right, 1, 0, 0, ...zeros(4), 0, 1),
      ]),
    ],
    ['hmtx', u16(ADVANCE, 0, left)],
    ['loca', u16(0, 0, box.byteLength / 2)],
    ['maxp', Buffer.concat([u32(0x10000), u16(2, 4, 1, 0, 0, 2, ...zeros(8))])],
    ['name', u16(0, 0, 6)],
    ['post', Buffer.concat([u32(0x30000, 0), u16(-100, 50), u32(1, ...zeros(4))])],
  ]);
}

function fontFile(): Buffer {
  const all = [...tables()];
  const directory: Buffer[] = [u32(0x10000), u16(all.length, 128, 3, all.length * 16 - 128)];
  const bodies: Buffer[] = [];
  let offset = 12 + all.length * 16;
  for (const [tag, bytes] of all) {
    directory.push(Buffer.from(tag), u32(0, offset, bytes.byteLength));
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.byteLength % 4)) % 4)]);
    bodies.push(padded);
    offset += padded.byteLength;
  }
  return Buffer.concat([...directory, ...bodies]);
}

/**
 * Draws all text of the next pages in this font, without animations and scrollbars, whose width depends on the system.
 * Font and rules come from no address that a policy could forbid.
 */
export async function drawEvenly(page: Page): Promise<void> {
  const rules = `*, ::before, ::after {
    font-family: ${FAMILY} !important; text-rendering: geometricPrecision !important;
    animation: none !important; transition: none !important; scrollbar-width: none !important;
  }`;
  const given = { family: FAMILY, font: fontFile().toString('base64'), rules };
  await page.addInitScript(({ family, font, rules: css }) => {
    const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0));
    document.fonts.add(new FontFace(family, bytes));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, given);
}

/** Whether the browser has loaded the font. */
export const isEven = (page: Page): Promise<boolean> =>
  page.evaluate(async (family) => {
    const faces = await document.fonts.load(`16px ${family}`, 'iW');
    return faces.length === 1 && faces[0]?.status === 'loaded';
  }, FAMILY);
