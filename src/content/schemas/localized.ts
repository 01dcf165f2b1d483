/** Texts that an editor writes once per language, side by side in one data file. */
import { z } from 'astro/zod';

/** A text that is never empty or only spaces. */
export const text = z.string().trim().min(1);

/** The same text in every language of the shop; a language that is missing or unknown is an error. */
export const localized = z.strictObject({ 'es-GT': text, en: text });
