import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { captionsFile, filmScenes, secondsPerScene } from './film-scenes.ts';

it('the film’s captions say what its text version says', () => {
  const file = new URL('../../../public/film/einblick.vtt', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(captionsFile());
});

it('the captions follow one another without a gap', () => {
  const times = captionsFile().match(/\d\d:\d\d:\d\d\.000/g) ?? [];
  expect(times).toHaveLength(2 * filmScenes.length);
  expect(times[0]).toBe('00:00:00.000');
  for (let at = 1; at + 1 < times.length; at += 2) expect(times[at + 1]).toBe(times[at]);
  expect(times.at(-1)).toBe(`00:00:${filmScenes.length * secondsPerScene}.000`);
});
