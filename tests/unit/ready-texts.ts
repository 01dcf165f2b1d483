/** Runs before each file of component tests: loads its modules' texts before anything is rendered. */
import { beforeAll } from 'vitest';
import { textsReady } from '#shared/i18n/pending-texts.ts';

beforeAll(textsReady);
