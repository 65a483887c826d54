import type { Page } from '@playwright/test';

/** A picture of a film, and the part of it to show. */
export interface Shot {
  readonly png: Buffer;
  /** In pixels of the picture. */
  readonly spot?: { x: number; y: number; width: number; height: number };
}

interface FilmSize {
  readonly width: number;
  readonly height: number;
  readonly secondsPerShot: number;
}

interface Film {
  readonly canvas: HTMLCanvasElement;
  /** In seconds. */
  readonly length: number;
  /** Draws the film's picture at a time in seconds. */
  readonly draw: (moment: number) => void;
}

declare global {
  interface Window {
    film: Film;
  }
}

interface FilmSetup extends FilmSize {
  readonly pictures: readonly { readonly data: string; readonly spot: Shot['spot'] }[];
}

/** Loads the pictures in the page, and gives it the film. */
async function loadFilm(setup: FilmSetup): Promise<void> {
  const { pictures, width, height, secondsPerShot } = setup;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  const images = await Promise.all(
    pictures.map(async ({ data }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      return image;
    }),
  );
  const drawSpot = (at: number, second: number) => {
    const spot = pictures[at]?.spot;
    if (!spot || second < 0.9) return;
    context.globalAlpha = Math.min(1, (second - 0.9) / 0.4);
    context.lineWidth = 4;
    context.strokeStyle = '#e0590b';
    context.beginPath();
    context.roundRect(spot.x - 8, spot.y - 8, spot.width + 16, spot.height + 16, 14);
    context.stroke();
    context.globalAlpha = 1;
  };
  const draw = (moment: number) => {
    const at = Math.min(images.length - 1, Math.floor(moment / secondsPerShot));
    const second = moment - at * secondsPerShot;
    const [before, now] = [images[at - 1], images[at]];
    if (before && second < 0.25) context.drawImage(before, 0, 0, width, height);
    context.globalAlpha = before ? Math.min(1, second / 0.25) : 1;
    if (now) context.drawImage(now, 0, 0, width, height);
    context.globalAlpha = 1;
    drawSpot(at, second);
  };
  window.film = { canvas, length: images.length * secondsPerShot, draw };
}

/** Plays the film of the page once. @returns the recording in Base64 */
async function recordPage(): Promise<string> {
  const { canvas, length, draw } = window.film;
  draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(12), {
    mimeType: 'video/mp4;codecs=avc1.640028',
    videoBitsPerSecond: 2_000_000,
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const next = () => {
      const moment = (performance.now() - start) / 1000;
      if (moment > length) return resolve();
      draw(moment);
      requestAnimationFrame(next);
    };
    next();
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}

/** Shows pictures one after the other, each fading into the next, and records that as MP4 (H.264), which every browser plays. */
export async function recordFilm(
  page: Page,
  shots: readonly Shot[],
  size: FilmSize,
): Promise<Buffer> {
  await page.goto('about:blank');
  const pictures = shots.map(({ png, spot }) => ({ data: png.toString('base64'), spot }));
  await page.evaluate(loadFilm, { pictures, ...size });
  const film = await page.evaluate(recordPage);
  return Buffer.from(film, 'base64');
}
