import type { AddressRepository } from './address-repository.ts';
import type { UserRepository } from './user-repository.ts';

/** Customers that exist from the start, told on the help page. */
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

/** Adds the demo customers that are missing. */
export function seedDemoUsers(users: UserRepository, addresses: AddressRepository): void {
  for (const { address, ...demo } of DEMO_USERS) {
    const user = users.byEmail(demo.email) ? undefined : users.add(demo);
    if (!user || !address) continue;
    addresses.add({ ...address, userId: user.id, phone: user.phone, isDefault: true, status: 1 });
  }
}
