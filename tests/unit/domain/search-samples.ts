/** Words of a small shop, as its searches are read. */
import {
  type SearchVocabulary,
  type SearchWords,
  vocabularyFile,
  vocabularyOf,
} from '#domain/search/search-vocabulary.ts';
import searchWords from '../../../src/content/search-words.json' with { type: 'json' };
import synonyms from '../../../src/content/synonyms.json' with { type: 'json' };

const catalogue = {
  colors: ['Negro', 'Rojo', 'Azul', 'Azul marino', 'Verde olivo', 'Gris', 'Café', 'Rosa', 'Beige', 'Celeste'],
  sizes: ['Única', 'S', 'M', 'L', 'XL', '4', '39', '42', '7.5'],
  usdRate: 0.125,
};

export const words = vocabularyFile(catalogue, synonyms, searchWords);
export const vocabulary: SearchVocabulary = vocabularyOf(words);

/** Editors who call nothing anything. */
export const noWords: SearchWords = {
  size: [],
  color: [],
  upTo: [],
  above: [],
  currency: [],
  dollars: [],
  sizeNames: [],
};
