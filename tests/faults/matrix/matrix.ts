/** The whole matrix, a more specific path before a general one. */
import { address, login, register, reset } from './account.ts';
import { filter, product, search } from './catalogue.ts';
import { create, invoice, payment, record, stock, taxId } from './checkout.ts';
import type { Row } from './row.ts';

export const MATRIX = {
  search,
  filter,
  stock,
  product,
  login,
  register,
  reset,
  address,
  taxId,
  create,
  payment,
  record,
  invoice,
} as const satisfies Readonly<Record<string, Row>>;

export type CallName = keyof typeof MATRIX;

const names = new Set<string>(Object.keys(MATRIX));
const isCallName = (name: string): name is CallName => names.has(name);

export const CALL_NAMES: readonly CallName[] = [...names].filter(isCallName);
