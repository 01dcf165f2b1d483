import type { CatalogueBrand } from './catalogue.ts';
import type { KindCode } from './kinds/kind.ts';

/** An invented brand: what it makes and how its prices compare. */
export type Brand = CatalogueBrand & {
  /** Three letters, the beginning of each of its skus. */
  readonly code: string;
  readonly kinds: readonly KindCode[];
  readonly priceFactor: number;
};

/** The brands of the sandbox. All names are invented; one carries an ampersand on purpose. */
export const BRANDS: readonly Brand[] = [
  {
    id: 1,
    code: 'KNL',
    name: 'Kinalto',
    kinds: ['TEN', 'BTA', 'COR', 'SUD', 'CAL', 'GOR', 'PLA'],
    priceFactor: 1.1,
  },
  {
    id: 2,
    code: 'ZRP',
    name: 'Zarpaso',
    kinds: ['COR', 'TEN', 'LEG', 'SHO', 'JOG', 'CAL', 'SAN'],
    priceFactor: 1.2,
  },
  {
    id: 3,
    code: 'RTM',
    name: 'Rutamar',
    kinds: ['BOT', 'CHU', 'MOC', 'SAN', 'GRR', 'SHO'],
    priceFactor: 1.15,
  },
  { id: 4, code: 'PCY', name: 'Pacayo', kinds: ['BOT', 'CHU', 'MOC', 'GOR', 'CAM', 'GRR'], priceFactor: 1 },
  {
    id: 5,
    code: 'CBR',
    name: 'Ceibara',
    kinds: ['PLA', 'POL', 'SUD', 'JOG', 'SHO', 'CAL', 'CAM'],
    priceFactor: 0.85,
  },
  {
    id: 6,
    code: 'TZL',
    name: 'Tzolara',
    kinds: ['VES', 'FAL', 'BLU', 'BOL', 'PLA', 'SAN'],
    priceFactor: 1.05,
  },
  {
    id: 7,
    code: 'AMT',
    name: 'Amatika',
    kinds: ['VES', 'BLU', 'FAL', 'LEG', 'BOL', 'LON'],
    priceFactor: 0.95,
  },
  {
    id: 8,
    code: 'JDR',
    name: 'Jadera',
    kinds: ['LON', 'CAM', 'CHU', 'FAL', 'CIN', 'SHO'],
    priceFactor: 1.05,
  },
  {
    id: 9,
    code: 'NRV',
    name: 'Norvento',
    kinds: ['CHU', 'SUD', 'JOG', 'GRR', 'POL', 'BTA'],
    priceFactor: 1.1,
  },
  {
    id: 10,
    code: 'MQR',
    name: 'Maquira',
    kinds: ['PLA', 'TEN', 'SUD', 'JOG', 'MOC', 'SHO', 'SAN', 'POL'],
    priceFactor: 0.75,
  },
  { id: 11, code: 'LMB', name: 'Lumbrea', kinds: ['LEN', 'REL', 'BOL', 'GOR'], priceFactor: 1 },
  {
    id: 12,
    code: 'CHC',
    name: 'Cobanero & Co.',
    kinds: ['CIN', 'BIL', 'BOL', 'BOT', 'REL'],
    priceFactor: 1.25,
  },
];
