/** Compares the phone of `facts.json` with that of the services (decision 217, Facts). */
import { isSamePhone } from '../../../src/shared/contact/phone-number.ts';
import { FACT_FILES } from '../../../src/shared/i18n/facts/read-facts.ts';
import { linesAt, readings } from '../readings.ts';
import { NOTICED } from '../words.ts';

/**
 * Returns a line if the two differ.
 * @param phone TELEFONO; '' if the services send none or it cannot be read
 */
export function phoneNotices(root: string, phone: string): readonly string[] {
  const looked = readings(root);
  const content = looked.read(FACT_FILES.shop);
  const own = looked.facts?.['shop.phone'];
  if (phone === '' || own === undefined || 'fault' in content || isSamePhone(own, phone)) return [];
  return linesAt(FACT_FILES.shop, content, [{ path: ['shop', 'phone'], what: NOTICED.phone(phone) }]);
}
