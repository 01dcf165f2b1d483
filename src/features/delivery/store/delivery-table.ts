/** The table of delivery times, fetched when somebody asks for dates: a file of the shop itself. */
import type { DeliveryTable } from '#features/delivery/rules/delivery-table.ts';
import { isRecord } from '#shared/storage/stored-shape.ts';

/** The table at an address of this site; undefined when it cannot be had. Never rejects. */
export async function fetchDeliveryTable(href: string): Promise<DeliveryTable | undefined> {
  try {
    const response = await fetch(href);
    const table: unknown = response.ok ? await response.json() : undefined;
    return isTable(table) ? table : undefined;
  } catch {
    return undefined;
  }
}

/** The file is written by this build; only an answer of another kind (an error page) is kept out. */
function isTable(value: unknown): value is DeliveryTable {
  return isRecord(value) && Array.isArray(value['rows']) && Array.isArray(value['holidays']);
}
