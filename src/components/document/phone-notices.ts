/** Whether the phone that texts say is the one that the services have (decision 217, Facts). */
import { getEntry } from 'astro:content';
import { readPhone } from '#domain/page/contact/phone-number.ts';

const digitsOf = (text: string): string | undefined => readPhone(text)?.number.digits;

/** What an editor should hear of it; `phone` is TELEFONO, '' where the services send none. */
export async function phoneNotices(phone: string) {
  const own = digitsOf((await getEntry('facts', 'shop'))?.data.phone ?? '');
  if (phone === '' || own === digitsOf(phone)) return [];
  return [
    { file: 'src/content/facts.json', unknown: [{ kind: 'phone', name: phone } as const], isEmpty: false },
  ];
}
