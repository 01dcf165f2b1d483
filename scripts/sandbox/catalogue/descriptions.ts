import type { Look } from './look.ts';
import type { Random } from './random.ts';

/** The two texts of an article: plain, and small HTML. */
export type Descriptions = { readonly short: string; readonly full: string };

/** The five characters of XML as entities, for text that goes into HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** What an article is called, how it looks and how it fits. */
type Described = { readonly name: string; readonly look: Look; readonly fit: string };

/** Descriptions of an article; the name goes into the HTML escaped. */
export function descriptionsOf({ name, look, fit }: Described, random: Random): Descriptions {
  const { kind, materials } = look;
  const material = random.pick(materials);
  const features = random.shuffle(kind.features).slice(0, random.between(2, 4));
  const pitch = random.pick(kind.pitches);
  const rows = [
    `<li><strong>Material:</strong> ${material}</li>`,
    `<li><strong>${kind.family === 'accessory' ? 'Medidas' : 'Ajuste'}:</strong> ${fit}</li>`,
    ...features.map((feature) => `<li>${feature}</li>`),
  ];
  const opening = `<p><strong>${escapeHtml(name)}.</strong> ${pitch}</p>`;
  return {
    short: random.chance(0.5) ? pitch : `${pitch} ${material}.`,
    full: `${opening}<ul>${rows.join('')}</ul><p><strong>Cuidados:</strong> ${kind.care}</p>`,
  };
}
