/**
 * Short silent videos that play while they are in view: a `<video>` with native controls, or one over a picture with a
 * stop button. A stopped video stays stopped.
 */

/** So much of it has to be seen. */
const SEEN = 0.5;

/** Lays a video over a place's picture, which is seen until it plays; what cannot be played is taken away again. */
function laidOver(place: HTMLElement): HTMLVideoElement {
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

/** Lets the button of a place stop the video and start it again. */
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

function start(place: HTMLElement): void {
  const video = place instanceof HTMLVideoElement ? place : laidOver(place);
  let isSeen = false;
  const seen = new IntersectionObserver(
    ([entry]) => {
      isSeen = entry?.isIntersecting ?? false;
      if (isSeen) void video.play().catch(() => undefined);
      else video.pause();
    },
    { threshold: SEEN },
  );
  const stop = (): void => seen.disconnect();
  // By its own controls: what goes out of view is paused too.
  video.addEventListener('pause', () => {
    if (isSeen && !document.hidden) stop();
  });
  if (place !== video) startButton(place, video, stop);
  seen.observe(place);
}

/** Starts every `[data-quiet-video]` of the page. */
export function startQuietVideos(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-quiet-video]')) start(place);
}
