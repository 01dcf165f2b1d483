/** The controls of checkout, login and account. */
import type { Control } from '../controls.ts';
import { button, heading, select, textbox } from './things.ts';

const field = (label: string, name: RegExp, typed: string): Control => ({
  label: `${label} (checkout)`,
  page: 'checkout',
  target: textbox(name),
  typed,
  effect: textbox(name, { value: typed }),
});

export const FORM_CONTROLS: readonly Control[] = [
  field('name', /^Nombre(?! del)/, 'Ana'),
  field('address', /^Dirección/, 'Zona 1'),
  field('tax id', /^NIT\/DPI/, '12'),
  {
    label: 'card number (checkout)',
    page: 'checkout',
    target: textbox(/^Número de tarjeta/),
    typed: '4111',
    effect: textbox(/^Número de tarjeta/),
  },
  {
    label: 'department (checkout)',
    page: 'checkout',
    target: select(/^Departamento/),
    key: 'ArrowDown',
    effect: select(/^Departamento/),
  },
  {
    label: 'municipality (checkout)',
    page: 'checkout',
    before: [{ target: select(/^Departamento/), key: 'ArrowDown', effect: select(/^Municipio/) }],
    target: select(/^Municipio/),
    key: 'ArrowDown',
    effect: select(/^Municipio/),
  },
  {
    label: 'month (checkout)',
    page: 'checkout',
    target: select(/^Mes/),
    key: 'ArrowDown',
    effect: select(/^Mes/),
  },
  {
    label: 'Validar NIT (checkout)',
    page: 'checkout',
    target: button(/^Validar NIT$/),
    effect: button(/^Validar NIT$/),
  },
  { label: 'Pagar (checkout)', page: 'checkout', target: button(/^Pagar/), effect: button(/^Pagar/) },
  {
    label: 'e-mail (login)',
    page: 'checkout',
    path: '/login',
    target: textbox(/^Correo electrónico/),
    typed: 'ana',
    effect: textbox(/^Correo electrónico/, { value: 'ana' }),
  },
  {
    label: 'Iniciar sesión (login)',
    page: 'checkout',
    path: '/login',
    target: button(/^Iniciar sesión$/),
    effect: heading(/./),
  },
];
