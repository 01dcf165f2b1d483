import type { AddressRepository } from './address-repository.ts';
import { hashPassword } from './password.ts';
import type { UserRepository } from './user-repository.ts';

/** Customers that exist from the start, listed on the help page. */
export const DEMO_USERS = [
  {
    username: 'ana',
    name: 'Ana Lucía Morales',
    email: 'ana@example.com',
    phone: '50255512345',
    password: 'Quetzal2024',
    address: {
      name: 'Casa',
      countryId: 1,
      departmentId: 1,
      municipalityId: 101,
      line: '6a avenida 12-34, zona 10, apartamento 5B',
      notes: 'Portón negro, llamar al llegar.',
    },
  },
  {
    username: 'carlos',
    name: 'Carlos Enrique Tzoc',
    email: 'carlos@example.com',
    phone: '50244498765',
    password: 'Ceiba2024',
    address: undefined,
  },
] as const;

/** Hashes of the passwords above: slow to make on purpose, so they are made once in a process. */
const hashes = new Map<string, string>();

function hashOnce(password: string): string {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** Adds the demo customers that are missing. */
export function seedDemoUsers(users: UserRepository, addresses: AddressRepository): void {
  for (const { address, password, ...demo } of DEMO_USERS) {
    if (users.byEmail(demo.email)) continue;
    const user = users.add({ ...demo, passwordHash: hashOnce(password) });
    if (!user || !address) continue;
    addresses.add({ ...address, userId: user.id, phone: user.phone, isDefault: true, status: 1 });
  }
}
