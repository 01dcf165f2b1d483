/** Runs before each file of component tests: the texts that its modules name are there before anything is drawn. */
import { beforeAll } from 'vitest';
import { textsReady } from '#shared/i18n/pending-texts.ts';

beforeAll(textsReady);
