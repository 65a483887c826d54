import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filmScenes as forPupils } from '../features/pages/film-scenes.ts';
import { filmScenes as forCompanies } from '../features/registrations/film-scenes.ts';

const folder = new URL('../../public/film/', import.meta.url);

const films = [
  { file: 'stelle-finden', scenes: forPupils, maxBytes: 1_500_000 },
  { file: 'einblick', scenes: forCompanies, maxBytes: 1_700_000 },
];

describe.each(films)('the film $file', ({ file, scenes, maxBytes }) => {
  const cues = readFileSync(new URL(`${file}.vtt`, folder), 'utf8')
    .split('\n\n')
    .slice(1);

  it('says in its captions what its text version says', () => {
    expect(cues.map((cue) => cue.trim().split('\n')[2])).toEqual(scenes);
  });

  it('has captions that follow one another without a gap', () => {
    const times = cues.join('\n').match(/\d\d:\d\d:\d\d\.\d{3}/g) ?? [];
    expect(times).toHaveLength(2 * scenes.length);
    expect(times[0]).toBe('00:00:00.000');
    for (let at = 1; at + 1 < times.length; at += 2) expect(times[at + 1]).toBe(times[at]);
  });

  it('is small enough for a phone that is not at home', () => {
    expect(statSync(new URL(`${file}.mp4`, folder)).size).toBeLessThan(maxBytes);
  });
});
