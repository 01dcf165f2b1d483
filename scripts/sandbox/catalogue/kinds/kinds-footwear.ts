import type { Kind } from './kind.ts';

const CARE = 'Limpiar con un paño húmedo y dejar secar a la sombra. No meter a la lavadora.';

/** Sneakers, running shoes, boots and sandals. */
export const FOOTWEAR: readonly Kind[] = [
  {
    code: 'TEN',
    family: 'footwear',
    designs: [
      { pattern: 'plain', noun: 'Tenis urbanos' },
      { pattern: 'stripes', noun: 'Tenis casuales' },
      { pattern: 'retro', noun: 'Tenis retro' },
      { pattern: 'blocks', noun: 'Tenis de plataforma' },
    ],
    price: [299, 749],
    palette: ['NEG', 'BLA', 'GRI', 'MAR', 'AZU', 'ROJ', 'VER', 'BEI', 'ROS', 'MOS', 'CRU', 'OLI'],
    materials: ['Cuero sintético y malla', 'Lona de algodón con puntera de hule', 'Gamuza y nailon'],
    features: [
      'Plantilla acolchada removible',
      'Suela de hule vulcanizado',
      'Ojales reforzados',
      'Forro de malla que respira',
      'Cordones planos de repuesto',
    ],
    fit: 'Horma normal; si está entre dos tallas, elija la mayor.',
    care: CARE,
    pitches: [
      'Cómodos desde el primer día, para caminar la ciudad de punta a punta.',
      'Un clásico de líneas limpias que va con todo.',
      'Livianos y con buen agarre para el día a día.',
      'Diseño de siempre con una plantilla que se agradece al final de la tarde.',
    ],
    tags: ['casual', 'urbano', 'diario'],
  },
  {
    code: 'COR',
    family: 'footwear',
    designs: [
      { pattern: 'plain', noun: 'Tenis para correr' },
      { pattern: 'blocks', noun: 'Tenis deportivos' },
      { pattern: 'stripes', noun: 'Tenis de entrenamiento' },
    ],
    price: [399, 999],
    palette: ['NEG', 'BLA', 'GRI', 'AZU', 'ROJ', 'NAR', 'TUR', 'COA', 'MEN', 'MOR'],
    materials: [
      'Malla técnica sin costuras',
      'Tejido de punto elástico',
      'Malla de doble capa con refuerzos termosellados',
    ],
    features: [
      'Entresuela de espuma con retorno de energía',
      'Talón reforzado',
      'Detalles reflectivos',
      'Suela con ranuras de flexión',
      'Lengüeta acolchada',
    ],
    fit: 'Horma normal; pruébelos con calceta deportiva.',
    care: CARE,
    pitches: [
      'Amortiguación suave para sus kilómetros de la mañana.',
      'Ligeros y ventilados, listos para la pista o el gimnasio.',
      'Pisada estable y ajuste firme, también en días de lluvia.',
    ],
    tags: ['running', 'deporte', 'gimnasio'],
  },
  {
    code: 'BTA',
    family: 'footwear',
    designs: [
      { pattern: 'plain', noun: 'Tenis de bota' },
      { pattern: 'retro', noun: 'Tenis altos retro' },
      { pattern: 'blocks', noun: 'Tenis altos de básquet' },
    ],
    price: [379, 849],
    palette: ['NEG', 'BLA', 'ROJ', 'AZU', 'VER', 'CRU', 'MOS', 'VIN'],
    materials: ['Lona gruesa de algodón', 'Cuero liso con cuello acolchado', 'Cuero sintético perforado'],
    features: ['Cuello acolchado', 'Suela de hule con buen agarre', 'Puntera reforzada', 'Ojales metálicos'],
    fit: 'Horma normal con el tobillo sujeto.',
    care: CARE,
    pitches: [
      'Caña alta y carácter de cancha para usar con pantalón de lona o short.',
      'El perfil alto de toda la vida, con más acolchado donde importa.',
    ],
    tags: ['casual', 'urbano', 'básquet'],
  },
  {
    code: 'BOT',
    family: 'footwear',
    designs: [
      {
        pattern: 'plain',
        noun: 'Botas de cuero',
        materials: ['Cuero de res engrasado', 'Cuero de res curtido al vegetal'],
      },
      {
        pattern: 'retro',
        noun: 'Botines de gamuza',
        materials: ['Gamuza con forro textil', 'Gamuza de res'],
      },
      { pattern: 'blocks', noun: 'Botas de montaña' },
    ],
    price: [549, 1299],
    palette: ['CAF', 'MIE', 'NEG', 'OLI', 'BEI', 'VIN'],
    materials: ['Cuero de res engrasado', 'Gamuza con forro textil', 'Cuero nobuk repelente al agua'],
    features: [
      'Suela con tacos de buen agarre',
      'Costura reforzada',
      'Plantilla de espuma de densidad media',
      'Jalador en el talón',
    ],
    fit: 'Horma normal, con lugar para una calceta gruesa.',
    care: 'Cepillar en seco y aplicar grasa para cuero dos veces al año.',
    pitches: [
      'Hechas para el camino empedrado y para la lluvia de mayo a octubre.',
      'Resistentes por fuera, suaves por dentro, y mejores con los años.',
    ],
    tags: ['lluvia', 'montaña', 'cuero'],
  },
  {
    code: 'SAN',
    family: 'footwear',
    designs: [
      { pattern: 'plain', noun: 'Sandalias de tira ancha' },
      { pattern: 'stripes', noun: 'Sandalias con hebillas' },
    ],
    price: [129, 399],
    palette: ['NEG', 'CAF', 'MIE', 'BEI', 'AZU', 'ROS', 'BLA', 'OLI'],
    materials: ['EVA liviana', 'Cuero sintético con plantilla de corcho', 'Tira textil con suela de espuma'],
    features: ['Plantilla anatómica', 'Suela antideslizante', 'Se secan rápido'],
    fit: 'Horma normal; no trae medias tallas.',
    care: 'Lavar a mano con agua y jabón neutro.',
    pitches: [
      'Para el puerto, la piscina o la casa: se ponen y listo.',
      'Frescas y livianas para los días de calor.',
    ],
    tags: ['playa', 'verano', 'casual'],
  },
];
