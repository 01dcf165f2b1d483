import type { Look } from './look.ts';
import type { Random } from './random.ts';

/** The two texts of an article: plain, and small HTML. */
export type Descriptions = { readonly short: string; readonly full: string };

/** The five characters of XML as entities, for text that goes into HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Descriptions of an article; the name goes into the HTML escaped. */
export function descriptionsOf(name: string, { kind, materials }: Look, random: Random): Descriptions {
  const material = random.pick(materials);
  const features = random.shuffle(kind.features).slice(0, random.between(2, 4));
  const pitch = random.pick(kind.pitches);
  const rows = [
    `<li><strong>Material:</strong> ${material}</li>`,
    `<li><strong>${kind.family === 'accessory' ? 'Medidas' : 'Ajuste'}:</strong> ${kind.fit}</li>`,
    ...features.map((feature) => `<li>${feature}</li>`),
  ];
  const opening = `<p><strong>${escapeHtml(name)}.</strong> ${pitch}</p>`;
  return {
    short: random.chance(0.5) ? pitch : `${pitch} ${material}.`,
    full: `${opening}<ul>${rows.join('')}</ul><p><strong>Cuidados:</strong> ${kind.care}</p>`,
  };
}
