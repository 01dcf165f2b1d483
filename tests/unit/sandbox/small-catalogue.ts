import type {
  Catalogue,
  CatalogueArticle,
  CatalogueVariant,
} from '../../../scripts/sandbox/catalogue/catalogue.ts';

const NO_LEVEL = { level2: 0, level2Name: '', level3: 0, level3Name: '' };

const PLAIN: CatalogueArticle = {
  id: 1,
  sku: 'TENIS-1',
  code: '1000',
  name: 'Tenis Volcán Rápido',
  listPrice: 59_900,
  discountedPrice: 0,
  discountPercent: 0,
  shortDescription: 'Tenis livianos.',
  fullDescription: '<p>Tenis livianos para correr.</p>',
  images: ['tenis-1.jpg', 'tenis-2.jpg'],
  isNew: true,
  rating: 4.5,
  brandId: 1,
  tags: ['correr', 'lluvia'],
  level1: 10,
  level2: 20,
  level3: 30,
  variants: [],
  stock: 0,
  relatedSkus: ['GORRA-1', 'UNKNOWN'],
};

function variant(id: number, colorId: number, sizeId: number, stock: number): CatalogueVariant {
  const sku = `TENIS-1-${id}`;
  const code = `1000-${id}`;
  return { id, sku, code, colorId, sizeId, stock, listPrice: 59_900, discountedPrice: 0, images: ['v.jpg'] };
}

/** Sneakers in three variants (one of them discounted, one sold out), a cap without any, and socks. */
export const SMALL_CATALOGUE: Catalogue = {
  menu: [
    { level1: 10, level1Name: 'Hombre', level2: 20, level2Name: 'Zapatos', level3: 30, level3Name: 'Tenis' },
    { level1: 10, level1Name: 'Hombre', level2: 21, level2Name: 'Ropa', level3: 0, level3Name: '' },
    { level1: 11, level1Name: 'Niños', ...NO_LEVEL },
    { level1: 12, level1Name: 'Vacío', ...NO_LEVEL },
  ],
  brands: [
    { id: 1, name: 'Volcán Sur' },
    { id: 2, name: 'Ñandú & Co' },
  ],
  colors: [
    { id: 1, name: 'Negro', hex: '#111111', rgb: '17,17,17' },
    { id: 2, name: 'Azul marino', hex: '#112244', rgb: '17,34,68' },
  ],
  sizes: [
    { id: 1, name: '40', order: 2, unit: 'EU' },
    { id: 2, name: '39', order: 1, unit: 'EU' },
  ],
  articles: [
    {
      ...PLAIN,
      variants: [
        variant(101, 1, 1, 2),
        { ...variant(102, 1, 2, 5), discountedPrice: 44_925 },
        variant(103, 2, 1, 0),
      ],
      stock: 7,
    },
    {
      ...PLAIN,
      id: 7,
      sku: 'GORRA-1',
      code: '2000',
      name: 'Gorra básica',
      listPrice: 12_500,
      discountedPrice: 10_000,
      discountPercent: 20,
      images: [],
      isNew: false,
      brandId: 2,
      tags: ['sol'],
      level1: 11,
      level2: 0,
      level3: 0,
      stock: 1,
      relatedSkus: [],
    },
    {
      ...PLAIN,
      id: 5,
      sku: 'CALCETA-1',
      code: '3000',
      name: 'Calceta corta',
      listPrice: 3_550,
      isNew: false,
      level1: 10,
      level2: 21,
      level3: 0,
      stock: 40,
      relatedSkus: [],
    },
  ],
};
