/** Short videos that play while they are in view. */
import { afterEach, expect, test, vi } from 'vitest';
import { startQuietVideos } from '#shell/browser/quiet-videos.ts';

const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(
  this: HTMLMediaElement,
) {
  this.dispatchEvent(new Event('play'));
  this.dispatchEvent(new Event('playing'));
});

afterEach(() => {
  document.body.replaceChildren();
  played.mockClear();
  vi.unstubAllGlobals();
});

const hero = (): void => {
  document.body.innerHTML = `<div data-quiet-video="/a.mp4" style="width:200px;height:200px">
    <img alt=""><button type="button" data-pause="Pausar" data-play="Reproducir" hidden></button></div>`;
};

test('one over a picture has no sound, and a button that names its effect', async () => {
  hero();
  startQuietVideos();
  const video = document.querySelector('video');
  await expect.poll(() => played.mock.calls.length).toBe(1);
  expect(video).toMatchObject({ muted: true, loop: true });
  expect(document.querySelector('button')).toMatchObject({ hidden: false });
});

test('one that cannot be played is removed, and the picture stays', () => {
  hero();
  startQuietVideos();
  document.querySelector('video')?.dispatchEvent(new Event('error'));
  expect(document.querySelector('video')).toBeNull();
  expect(document.querySelector('img')).not.toBeNull();
});

test.each([
  ['wants less motion', { matchMedia: () => ({ matches: true }) }],
  ['saves data', { navigator: { connection: { saveData: true } } }],
])('nothing plays for a shopper who %s', async (_, world) => {
  hero();
  for (const [name, value] of Object.entries(world)) vi.stubGlobal(name, value);
  startQuietVideos();
  // A busy machine may have no idle moment.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
  expect(document.querySelector('video')).toBeNull();
});
