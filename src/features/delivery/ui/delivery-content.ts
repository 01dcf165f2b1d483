/** Delivery times and return terms of the editors' files, in the page's language. */
import { getCollection, getEntry } from 'astro:content';
import type { DeliveryTable } from '#features/delivery/rules/delivery-table.ts';
import type { PlaceCatalog } from '#features/delivery/rules/place.ts';
import { memoizeRead } from '#shared/html/once/memoize-read.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { pageText } from '#shared/i18n/page-text.ts';
import { localePath } from '#shared/i18n/paths.ts';

/** Address of the table's file in a language. */
function deliveryTablePath(locale: Locale): string {
  return localePath(locale, '/producto/entrega.json');
}

/** Content of that file: rows, holidays and the names of the places that have rows. */
export async function deliveryTable(locale: Locale, places: PlaceCatalog): Promise<DeliveryTable> {
  const rows = (await getCollection('delivery')).map(({ data }) => ({
    department: data.department,
    days: data.days,
    municipalities: data.municipalities,
    carrier: data.carrier[locale],
    note: data.note[locale],
  }));
  const holidays = (await getCollection('holidays')).map(({ data }) => ({
    department: data.department,
    dates: data.dates,
  }));
  const { returns } = await deliveryDefault(locale);
  const special = new Set(rows.flatMap(({ municipalities }) => municipalities.map(({ id }) => id)));
  return {
    rows,
    holidays,
    returns: { exchangeDays: returns.exchangeDays, ...(returns.gifts && { gifts: returns.gifts }) },
    departments: places.departments.map(({ id, name }) => ({ id, name })),
    municipalities: places.municipalities.filter(({ id }) => special.has(id)),
  };
}

const defaultEntry = memoizeRead(async () => {
  const entry = await getEntry('delivery', 'default');
  if (!entry) throw new Error('src/content/delivery/departments.json has no "default"');
  const terms = await getEntry('returnTerms', entry.data.returns);
  if (!terms) throw new Error(`src/content/delivery/returns.json has no "${entry.data.returns}"`);
  return { days: entry.data.days, terms: terms.data };
});

/** The default days before a place is known, and the return terms. */
export async function deliveryDefault(locale: Locale) {
  const { days, terms } = await defaultEntry();
  const { exchangeDays, gifts, summary, document } = terms;
  return {
    days,
    returns: { exchangeDays, gifts, summary: summary[locale], href: localePath(locale, `/${document}`) },
  };
}

/** Props of islands that show delivery dates. */
export async function deliverySource(locale: Locale) {
  const { days } = await deliveryDefault(locale);
  return { source: deliveryTablePath(locale), plain: pageText(locale, 'product')('delivery.plain', days) };
}

/** The same with the terms of returning something, for `DeliveryTerms`. */
export async function deliveryTerms(locale: Locale) {
  const { summary, href } = (await deliveryDefault(locale)).returns;
  return { ...(await deliverySource(locale)), returns: { summary, href } };
}
