/** The stored payment: every state survives a round trip, and an incomplete one is dropped. */
import { describe, expect, test } from 'vitest';
import { attemptSchema, type PaymentAttempt } from '#features/payment/rules/payment-attempt.ts';
import type { ServiceFailure } from '#shared/http/failure.ts';
import { STATES } from '../../../../fixtures/payment-states.ts';

const readBack = (attempt: unknown) => attemptSchema.safeParse(JSON.parse(JSON.stringify(attempt)));

const FAILURES: readonly ServiceFailure[] = [
  { kind: 'network' },
  { kind: 'aborted' },
  { kind: 'http', status: 500, message: 'Sin servicio' },
  { kind: 'not-json', status: 200 },
  { kind: 'unexpected', path: 'Resultado' },
  { kind: 'unexpected', path: 'Resultado', message: 'Listo' },
  { kind: 'refused', message: '' },
];
const states: readonly (readonly [name: string, attempt: PaymentAttempt])[] = [
  ...Object.entries(STATES),
  ...FAILURES.map(
    (failure) => [`not recorded: ${failure.kind}`, { ...STATES['record failed'], failure }] as const,
  ),
];

/** The value with each of its fields, at any depth, once missing and once of another type. */
function damaged(value: object): readonly (readonly [field: string, value: object])[] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const without = Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
    const other = typeof part === 'string' ? 7 : 'x';
    const deeper =
      typeof part === 'object' && part !== null
        ? damaged(part).map(([field, inner]) => [`${key}.${field}`, { ...value, [key]: inner }] as const)
        : [];
    return [[key, without] as const, [key, { ...value, [key]: other }] as const, ...deeper];
  });
}

/** Optional fields: a failure's message, and the order of an unknown payment. */
const MAY_BE_MISSING = ['failure.message', 'order'];

describe.each(states)('an attempt that is %s', (_, attempt) => {
  test('reads back unchanged', () => {
    expect(readBack(attempt).data).toEqual(attempt);
  });
  test('is dropped with a missing field or one of another type', () => {
    for (const [field, half] of damaged(attempt)) {
      if (MAY_BE_MISSING.includes(field)) continue;
      expect([field, half, readBack(half).success]).toEqual([field, half, false]);
    }
  });
});

test('a failure of an unknown kind, and a return that is no answer of the provider, are dropped', () => {
  const failed = STATES['record failed'];
  for (const failure of [{ kind: 'x' }, { kind: '' }, { kind: 'http' }, {}])
    expect(readBack({ ...failed, failure }).success).toBe(false);
  for (const response of ['0', '4', '', '11'])
    expect(readBack({ ...failed, paymentReturn: { ...failed.paymentReturn, response } }).success).toBe(false);
});

test('a failure keeps its message, or has none', () => {
  const failure = { kind: 'unexpected', path: '' };
  const read = readBack({ ...STATES['record failed'], failure });
  expect(JSON.stringify(read.data)).toContain('"failure":{"kind":"unexpected","path":""}');
  expect(readBack({ ...STATES.unknown, order: { startedAt: 0 } }).success).toBe(false);
});
