import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filmScenes } from './film-scenes.ts';

const file = new URL('../../../public/film/einblick.vtt', import.meta.url);
const cues = readFileSync(file, 'utf8').split('\n\n').slice(1);

it('the film’s captions say what its text version says', () => {
  expect(cues.map((cue) => cue.trim().split('\n')[2])).toEqual(filmScenes);
});

it('the captions follow one another without a gap', () => {
  const times = cues.join('\n').match(/\d\d:\d\d:\d\d\.\d{3}/g) ?? [];
  expect(times).toHaveLength(2 * filmScenes.length);
  expect(times[0]).toBe('00:00:00.000');
  for (let at = 1; at + 1 < times.length; at += 2) expect(times[at + 1]).toBe(times[at]);
});
