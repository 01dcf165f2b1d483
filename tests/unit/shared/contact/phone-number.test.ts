/** Phone and chat numbers of the shop (decision 223, Shop numbers). */
import { expect, test } from 'vitest';
import { normaliseContactLink, readChat } from '#shared/contact/chat-address.ts';
import { canonicalPhone, dialledPhone, readPhone } from '#shared/contact/phone-number.ts';

const GT = '+50232323232';

test.each([
  ['3232-3232', GT],
  ['32323232', GT],
  ['3232.3232', GT],
  ['3232 3232', GT],
  ['+502 3232-3232', GT],
  ['(502) 3232-3232', GT],
  ['502-3232-3232', GT],
  ['00502 3232 3232', GT],
  ['0050232323232', GT],
  ['03232-3232', GT],
  ['+502 (0) 3232-3232', GT],
  ['３２３２－３２３２', GT],
  ['3232–3232', GT],
  ['tel:+502-3232-3232', GT],
  ['Tel. 3232-3232', GT],
  ['PBX: (502) 3232-3232 ext. 12', `${GT},12`],
  ['50232323232;ext=104', `${GT},104`],
  ['3232-3232 Extensión 104', `${GT},104`],
  ['3232 3232 x9', `${GT},9`],
  ['32323232,,104', `${GT},104`],
  ['+1 (213) 555-0199', '+12135550199'],
  ['+52 55 1234 5678', '+525512345678'],
  ['+298 123456', '+298123456'],
  ['1717', '1717'],
  ['1-801-0062444', '18010062444'],
  ['3232-323', ''],
  ['323232321', ''],
  ['502 3232 323', ''],
  ['502 3232 32321', ''],
  ['1234567890123456', ''],
  ['x50232323232', ''],
  ['50232323232x', ''],
  ['ext. 12', ''],
  ['s/n', ''],
  ['', ''],
])('the phone %j is dialled as %j', (text, dialled) => {
  expect(dialledPhone(text)).toBe(dialled);
  const read = readPhone(text);
  if (read) expect(dialledPhone(canonicalPhone(read.number))).toBe(dialled);
});

test.each([
  ['3232-3232 / 3333-4444', GT],
  ['3232-3232, 3333-4444', GT],
  ['3232-3232 y 3333-4444', GT],
  ['3232-3232 3333-4444', GT],
  ['502 3232-3232 502 3333-4444', GT],
  ['32323232;33334444', GT],
  ['Ventas 3232-3232 · Soporte 3333-4444', GT],
])('of the numbers %j the first is used, and there are more', (text, dialled) => {
  expect(dialledPhone(text)).toBe(dialled);
  expect(readPhone(text)?.hasMore).toBe(true);
  expect(readChat(text)).toEqual({ address: `https://wa.me/${dialled.slice(1)}`, hasMore: true });
});

const CHAT = 'https://wa.me/50232323232';

test.each([
  ['3232-3232', CHAT],
  ['(502) 3232.3232', CHAT],
  ['wa.me/32323232', CHAT],
  ['http://wa.me/32323232', CHAT],
  ['https://wa.me/+502-3232-3232', CHAT],
  ['https://wa.me/0050232323232', CHAT],
  ['https://wa.me/032323232?text=Hola%20a%20todos', `${CHAT}?text=Hola%20a%20todos`],
  ['https://api.whatsapp.com/send?phone=32323232', CHAT],
  ['https://api.whatsapp.com/send/?lang=es&phone=%2B50232323232&text=x', `${CHAT}?text=x`],
  ['https://api.whatsapp.com/send?phone=+502 3232 3232', CHAT],
  ['api.whatsapp.com/send?phone=00502%203232-3232', CHAT],
  ['https://web.whatsapp.com/send?phone=3232-3232', CHAT],
  ['whatsapp://send?phone=32323232', CHAT],
  ['https://wa.me/message/ABC', 'https://wa.me/message/ABC'],
  ['https://chat.whatsapp.com/AbCdEf', 'https://chat.whatsapp.com/AbCdEf'],
  ['https://whatsapp.com/channel/00299', 'https://whatsapp.com/channel/00299'],
  ['https://m.me/tienda', 'https://m.me/tienda'],
  ['https://wa.me.evil.example/50232323232', 'https://wa.me.evil.example/50232323232'],
  ['https://wa.me/', undefined],
  ['https://wa.me/3232323', undefined],
  ['https://api.whatsapp.com/send?text=hola', undefined],
  ['5022345', undefined],
  ['1717', undefined],
  ['javascript:alert(1)', undefined],
  ['pendiente', undefined],
  ['', undefined],
])('the chat %j is at %j', (text, address) => {
  expect(readChat(text)?.address).toBe(address);
});

test('of two links the first is used, and there are more', () => {
  expect(readChat('https://wa.me/32323232, https://wa.me/33334444')).toEqual({
    address: CHAT,
    hasMore: true,
  });
});

test.each([
  ['tel:2345-6789', 'tel:+50223456789'],
  ['tel:+502%202345%206789', 'tel:+50223456789'],
  ['tel:1717', 'tel:1717'],
  ['tel:x', undefined],
  ['https://wa.me/32323232', CHAT],
  ['https://wa.me/323', undefined],
  ['https://shop.example/a', 'https://shop.example/a'],
  ['/contact', '/contact'],
  ['mailto:a@b.gt', 'mailto:a@b.gt'],
])('the link %j in a text of the services leads to %j', (href, target) => {
  expect(normaliseContactLink(href)).toBe(target);
});
