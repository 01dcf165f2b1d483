/** Provides all texts to islands during the build; no browser loads this. */
import { provideTexts } from './client-text.ts';
import type { MessageTree } from './messages.ts';

provideTexts(import.meta.glob<MessageTree>('../../../locales/*/*.json', { import: 'default', eager: true }));
