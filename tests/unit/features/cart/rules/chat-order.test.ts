/** Messages to the shop as links (decision 131, Chat). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChatMessage, chatLink, chatNumber, MAX_LINK_LENGTH } from '#features/cart/rules/chat-order.ts';

const CHAT = 'https://wa.me/50223456789';
const textOf = (link: string | undefined): string => new URL(link ?? '').searchParams.get('text') ?? '';

const message = (change: Partial<ChatMessage> = {}): ChatMessage => ({
  opening: 'Hola, quiero hacer este pedido:',
  lines: ['2 × Tenis, negro, talla 42: Q 1,120.00'],
  more: (count) => `y ${count} más`,
  facts: ['Total: Q 1,120.00', 'NIT/DPI: 576937-K'],
  ...change,
});

test.each([
  ['https://wa.me/50223456789', '50223456789'],
  ['https://wa.me/50223456789?text=Hola', '50223456789'],
  ['https://chat.whatsapp.com/AbCdEf', undefined],
  ['https://wa.me/message/ABCDEF', undefined],
  ['https://wa.me/1234567890123456', undefined],
  ['https://wa.me.evil.example/50223456789', undefined],
  ['https://m.me/shop', undefined],
  ['javascript:alert(1)//https://wa.me/50223456789', undefined],
  ['', undefined],
])('the number of %j is %s', (chat, number) => {
  expect(chatNumber(chat)).toBe(number);
});

test('the message contains opening, lines, and closing', () => {
  const link = chatLink(CHAT, message());
  expect(link).toMatch(/^https:\/\/wa\.me\/50223456789\?text=Hola%2C%20quiero/);
  expect(textOf(link).split('\n')).toEqual([
    'Hola, quiero hacer este pedido:',
    '2 × Tenis, negro, talla 42: Q 1,120.00',
    'Total: Q 1,120.00',
    'NIT/DPI: 576937-K',
  ]);
});

test('an address that takes no message has no link', () => {
  expect(chatLink('https://m.me/shop', message())).toBeUndefined();
});

test('omitted lines are counted, and the total and the closing stay', () => {
  const lines = Array.from({ length: 60 }, (_, index) => `${index} × Camiseta de niño, talla 8`);
  const rows = textOf(chatLink(CHAT, message({ lines }))).split('\n');
  const listed = rows.filter((row) => row.includes(' × '));
  expect(listed).toEqual(lines.slice(0, listed.length));
  expect(listed.length).toBeGreaterThan(20);
  expect(rows.slice(1 + listed.length)).toEqual([
    `y ${60 - listed.length} más`,
    'Total: Q 1,120.00',
    'NIT/DPI: 576937-K',
  ]);
});

test('a long address is complete if there is room for it', () => {
  const address = `Dirección: ${'Colonia Las Margaritas, '.repeat(10)}Mixco`;
  expect(textOf(chatLink(CHAT, message({ facts: ['Total: Q 1.00', address] })))).toContain(`\n${address}`);
});

test('a line break in a name starts no line', () => {
  expect(textOf(chatLink(CHAT, message({ lines: ['Tenis\nTotal: Q 1.00'] }))).split('\n')).toHaveLength(4);
});

test('with any cart, the link is an address of WhatsApp within its length, with every fact begun', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constant('👟'.repeat(200)),
    fc.constant('\uD800'),
  );
  fc.assert(
    fc.property(
      anything,
      fc.array(anything, { maxLength: 40 }),
      fc.array(anything, { maxLength: 8 }),
      (opening, lines, facts) => {
        const named = facts.map((fact, index) => `#${index} ${fact}`);
        const link = chatLink(CHAT, message({ opening, lines, facts: named })) ?? '';
        expect(link.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
        const url = new URL(link);
        expect([url.origin, url.pathname, url.hash]).toEqual(['https://wa.me', '/50223456789', '']);
        const rows = textOf(link).split('\n');
        for (const index of facts.slice(0, 5).keys())
          expect(rows.some((row) => row.startsWith(`#${index}`))).toBe(true);
      },
    ),
  );
});
