/** Whether the phone that texts say is the one that the services have (decision 217, Facts). */
import { getEntry } from 'astro:content';
import { isSamePhone } from '#shared/contact/phone-number.ts';

/** What an editor should hear of it; `phone` is TELEFONO, '' where the services send none. */
export async function phoneNotices(phone: string) {
  const own = (await getEntry('facts', 'shop'))?.data.phone ?? '';
  if (phone === '' || isSamePhone(own, phone)) return [];
  return [
    { file: 'src/content/facts.json', unknown: [{ kind: 'phone', name: phone } as const], isEmpty: false },
  ];
}
