/** A customer with a session, on the device and on the wire, and a service that answers as told. */
import { vi } from 'vitest';
import { line, mainDocument } from './cart-items.ts';

export const ANA = {
  id: 7,
  name: 'Ana Lucía Morales',
  username: 'ana',
  email: 'ana@example.com',
  phone: '50255512345',
  roleId: 1,
};
export const HOME = {
  id: 3,
  userId: 7,
  name: 'Casa',
  countryId: 1,
  departmentId: 1,
  municipalityId: 101,
  phone: '50255512345',
  address: '6a avenida 12-34',
  comment: '--',
  isDefault: true,
  status: 1,
};
export const WIRE_USER = {
  IdUsuario: 7,
  Nombre: ANA.name,
  Usuario: 'ana',
  Correo: ANA.email,
  Telefono1: ANA.phone,
  IdRol: 1,
};
export const wireAddress = (id: number) => ({
  IdDireccion: id,
  IdUsuario: 7,
  Nombre: 'Casa',
  IdPais: 1,
  IdDepartamento: 1,
  IdMunicipio: 101,
  Telefono: ANA.phone,
  Direccion: '6a avenida 12-34',
  Observaciones: '--',
  Predeterminada: 1,
  Estado: 1,
});
export const SESSION = {
  data: { usuario: WIRE_USER, direcciones: [wireAddress(3)], token: 'abc' },
  message: 'success',
};
export const CREDENTIALS = { email: ANA.email, password: 'Quetzal2024' };
export const REGISTRATION = { ...CREDENTIALS, name: ANA.name, phone: ANA.phone };
export const FORM = {
  name: 'Oficina',
  countryId: 1,
  departmentId: 1,
  municipalityId: 101,
  phone: '22334455',
  address: '7a avenida 1-23',
  comment: '',
};
/** What the storage holds when Ana is logged in, with a cart, a wishlist and a comparison. */
export const LOGGED_IN = {
  tienda: mainDocument([line()], { token: 'abc' }),
  'tienda:usuario': JSON.stringify(ANA),
  'tienda:address': JSON.stringify([HOME]),
  'tienda:wishlist': '[]',
  'tienda:compare': '[]',
};

export type Sent = { readonly url: string; readonly body: unknown; readonly token: string | null };

/** A service that answers every call alike, and the calls it got. */
export function answering(status: number, body: unknown): Sent[] {
  const sent: Sent[] = [];
  const answer = async (url: string, init: RequestInit): Promise<Response> => {
    const token = new Headers(init.headers).get('Authorization');
    sent.push({ url, body: JSON.parse(String(init.body)), token });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return sent;
}

export function unreachable(): void {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
}

/** A storage of the tab's own, for the draft of the checkout. */
export function fakeSessionStorage(): void {
  const draft = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => draft.get(key) ?? null,
    setItem: (key: string, value: string) => void draft.set(key, value),
    removeItem: (key: string) => void draft.delete(key),
  });
}
