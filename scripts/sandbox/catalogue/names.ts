import type { Look } from './look.ts';
import { cycled, hashText } from './random.ts';
import type { Placement } from './schedule.ts';

const MODELS = [
  'Faro',
  'Brisa',
  'Cumbre',
  'Andén',
  'Mirador',
  'Aurora',
  'Cascada',
  'Trueno',
  'Sendero',
  'Marea',
  'Obsidiana',
  'Cenote',
  'Pino',
  'Lluvia',
  'Farol',
  'Colibrí',
  'Jade',
  'Ceniza',
  'Bosque',
  'Laguna',
  'Pasaje',
  'Centro',
  'Barrio',
  'Sexta',
  'Reforma',
  'Aduana',
  'Muelle',
  'Arenal',
  'Copal',
  'Maíz',
  'Cacao',
  'Cardamomo',
  'Añil',
  'Barro',
  'Piedra',
  'Nube',
  'Niebla',
  'Rocío',
  'Alba',
  'Ocaso',
  'Lucero',
  'Cometa',
  'Eclipse',
  'Norte',
  'Delta',
  'Duna',
  'Palma',
  'Bambú',
  'Orquídea',
  'Helecho',
  'Encino',
  'Cedro',
  'Jacaranda',
  'Buganvilia',
  'Marimba',
  'Telar',
  'Trama',
  'Hilo',
  'Punto',
  'Ruta',
  'Vereda',
  'Kilómetro',
  'Altura',
  'Horizonte',
  'Tramo',
  'Puerto',
];

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI'];

/** Model names that do not come back for the same kind and brand before all have been used. */
export function createNaming(seed: number): (placement: Placement, look: Look) => string {
  const used = new Map<string, number>();
  return ({ brand, slot }, look) => {
    const key = `${brand.code}-${slot.kind}`;
    const count = used.get(key) ?? 0;
    used.set(key, count + 1);
    const model = cycled(MODELS, (hashText(`${key}${seed}`) % MODELS.length) + count * 5);
    const round = Math.floor(count / MODELS.length);
    const edition = NUMERALS[round] ?? ` ${round + 1}`;
    return [look.noun, brand.name, `${model}${edition}`, slot.suffix].filter((part) => part !== '').join(' ');
  };
}
