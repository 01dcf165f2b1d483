/**
 * Short silent videos that play while they are in view: a `<video>` with native controls, or one over a picture with a
 * stop button. A stopped video stays stopped.
 */
import { isScarce } from '#shared/hydration/at-rest.ts';

const VISIBLE_SHARE = 0.5;

/** Starts every `[data-quiet-video]` of the page, unless data are scarce or motion is reduced. */
export function startQuietVideos(): void {
  if (isScarce() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const place of document.querySelectorAll<HTMLElement>('[data-quiet-video]')) startVideo(place);
}

/** Adds a video over the picture of a place; one that cannot be played is removed (decision 235, Ways to render). */
function coverPicture(place: HTMLElement): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.loop = true;
  video.setAttribute('playsinline', '');
  video.ariaHidden = 'true';
  video.className = 'quiet-video';
  video.src = place.dataset['quietVideo'] ?? '';
  const button = place.querySelector('button');
  video.addEventListener('playing', () => {
    place.dataset['playing'] = '';
    if (button) button.hidden = false;
  });
  video.addEventListener('error', () => video.remove());
  place.append(video);
  return video;
}

/** Lets the button of a place stop and start the video. */
function startButton(place: HTMLElement, video: HTMLVideoElement, stop: () => void): void {
  const button = place.querySelector('button');
  const label = (): void => {
    if (button) button.ariaLabel = (video.paused ? button.dataset['play'] : button.dataset['pause']) ?? '';
    button?.toggleAttribute('data-stopped', video.paused);
  };
  video.addEventListener('play', label);
  video.addEventListener('pause', label);
  button?.addEventListener('click', () => {
    stop();
    if (video.paused) void video.play().catch(() => undefined);
    else video.pause();
  });
}

function startVideo(place: HTMLElement): void {
  const video = place instanceof HTMLVideoElement ? place : coverPicture(place);
  let isInView = false;
  const view = new IntersectionObserver(
    ([entry]) => {
      isInView = entry?.isIntersecting ?? false;
      if (isInView) void video.play().catch(() => undefined);
      else video.pause();
    },
    { threshold: VISIBLE_SHARE },
  );
  const stop = (): void => view.disconnect();
  // A pause in view comes from the video's controls.
  video.addEventListener('pause', () => {
    if (isInView && !document.hidden) stop();
  });
  if (place !== video) startButton(place, video, stop);
  view.observe(place);
}
