import type { ArticleFacts, Facts, MenuEntry } from '../../../scripts/release/facts/facts.ts';
import { menuEntries } from '../../../scripts/release/facts/snapshot-facts.ts';
import { type MenuRow, menuFromRows } from '../../../src/shared/menu/menu.ts';

/** A row of the menu from names such as `Hombre/Zapatos`, their ids in front: `1:Hombre/2:Zapatos`. */
function row(path: string): MenuRow {
  const levels = path.split('/').map((level) => {
    const [id = '0', name = ''] = level.split(':');
    return { id: Number(id), name };
  });
  const none = { id: 0, name: '' };
  return [levels[0] ?? none, levels[1] ?? none, levels[2] ?? none];
}

/** The entries of a menu written as paths; each leads to one article. */
export function menuOf(...paths: readonly string[]): readonly MenuEntry[] {
  const entries = menuEntries(menuFromRows(paths.map(row)), new Map());
  return entries.map((entry) => ({ ...entry, articles: 1 }));
}

/** An article at a price in cents. */
export const articleAt = (price: number, more: Partial<ArticleFacts> = {}): ArticleFacts => ({
  name: 'Tenis',
  price,
  lowest: price,
  soldOut: false,
  digest: `d${price}`,
  ...more,
});

/** As many articles, at 100 quetzales each. */
export const articles = (count: number): Facts['articles'] =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`A-${index}`, articleAt(10_000)]));

export const FACTS: Facts = {
  apiUrl: 'https://api.example.test',
  menu: [...menuOf('1:Hombre/2:Zapatos/3:Tenis', '1:Hombre/4:Ropa', '5:Mujer')],
  settings: { phone: '2345-6789', footer: '' },
  unreadable: {},
  articles: articles(20),
  lists: { places: 'p', filters: 'f' },
  files: { 'src/content/documents/es-GT/nosotros.md': { digest: '1', title: 'Nosotros' } },
  program: 'code',
};
