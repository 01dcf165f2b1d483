import { expect, test } from 'vitest';
import { sharpScale } from '#features/product/browser/gallery/zoom-frame.ts';

test.each([
  [{ width: 960, height: 960 }, { width: 344, height: 724 }, 2],
  [{ width: 960, height: 960 }, { width: 960, height: 800 }, 1.2],
  [{ width: 960, height: 480 }, { width: 800, height: 800 }, 1.2],
  [{ width: 960, height: 960 }, { width: 960, height: 960 }, 1],
  [{ width: 400, height: 400 }, { width: 960, height: 800 }, 1],
  [{ width: 0, height: 0 }, { width: 960, height: 800 }, 1],
])('a picture of %o in a frame of %o is sharp up to %d times, of at most 2', (picture, frame, scale) => {
  expect(sharpScale(picture, frame, 2)).toBeCloseTo(scale);
});
