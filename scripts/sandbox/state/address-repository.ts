import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const addressRow = z.object({
  id: z.number(),
  user_id: z.number(),
  name: z.string(),
  country_id: z.number(),
  department_id: z.number(),
  municipality_id: z.number(),
  phone: z.string(),
  line: z.string(),
  notes: z.string(),
  is_default: z.number(),
  status: z.number(),
});

/** A delivery address of a customer. */
export type Address = {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly countryId: number;
  readonly departmentId: number;
  readonly municipalityId: number;
  readonly phone: string;
  readonly line: string;
  readonly notes: string;
  readonly isDefault: boolean;
  readonly status: number;
};

/** The delivery addresses. */
export type AddressRepository = {
  /** All addresses of a customer, oldest first. */
  ofUser(userId: number): readonly Address[];
  /** Adds an address; a new default takes that role from the others. */
  add(address: Omit<Address, 'id'>): void;
};

function addressFrom(row: unknown): Address {
  const parsed = addressRow.parse(row);
  return {
    id: parsed.id,
    userId: parsed.user_id,
    name: parsed.name,
    countryId: parsed.country_id,
    departmentId: parsed.department_id,
    municipalityId: parsed.municipality_id,
    phone: parsed.phone,
    line: parsed.line,
    notes: parsed.notes,
    isDefault: parsed.is_default === 1,
    status: parsed.status,
  };
}

/** The address table of a database. */
export function createAddressRepository(database: DatabaseSync): AddressRepository {
  const ofUser = database.prepare('SELECT * FROM addresses WHERE user_id = ? ORDER BY id');
  const demote = database.prepare('UPDATE addresses SET is_default = 0 WHERE user_id = ?');
  const insert = database.prepare(
    `INSERT INTO addresses (user_id, name, country_id, department_id, municipality_id, phone, line, notes,
     is_default, status) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return {
    ofUser: (userId) => ofUser.all(userId).map(addressFrom),
    add(address) {
      const { userId, name, countryId, departmentId, municipalityId, phone, line, notes, status } = address;
      const isDefault = address.isDefault ? 1 : 0;
      if (isDefault) demote.run(userId);
      insert.run(
        userId,
        name,
        countryId,
        departmentId,
        municipalityId,
        phone,
        line,
        notes,
        isDefault,
        status,
      );
    },
  };
}
