import { describe, expect, it } from 'vitest';
import type { Queries } from '../../../floor/database.ts';
import { loadCatalogue } from '../../occupations/catalogue.ts';
import type { KnownJobName } from '../../occupations/importing.ts';
import { JobNameMatcher, occupationIn } from './match-job-name.ts';

const { occupations } = loadCatalogue();
const names = occupations.flatMap((one, index): KnownJobName[] => [
  { id: index + 1, text: one.name, free: true, isSynonym: false },
  ...(one.kind === 'internship' ? [] : one.synonyms).map((text) => ({
    ...{ id: index + 1, text, free: true, isSynonym: true },
  })),
]);
const own = [
  ...names.filter(({ isSynonym }) => !isSynonym),
  ...names.filter(({ isSynonym }) => isSynonym),
];
const matcher = new JobNameMatcher(own);

const found = (name: string, using = matcher) => {
  const id = using.internal(name);
  return id === undefined ? undefined : occupations[id - 1]?.name;
};

describe('an occupation', () => {
  it.each([
    ['Bäcker/-in', 'Bäcker/-in'],
    ['BÄCKER/-IN', 'Bäcker/-in'],
    ['Bäcker/in', 'Bäcker/-in'],
    ['Bäcker (m/w/d)', 'Bäcker/-in'],
    ['Ausbildung zum Bäcker (m/w/d) 2027', 'Bäcker/-in'],
    ['Auszubildende als Bäckerin ab 01.08.2027', 'Bäcker/-in'],
    ['Koch/Köchin', 'Koch/Köchin'],
    ['Köchin', 'Koch/Köchin'],
    ['Industriekaufmann/-frau', 'Industriekaufmann/-frau'],
    ['Medizinische/r Fachangestellte/r', 'Medizinische/r Fachangestellte/r'],
    ['Krankenschwester', 'Pflegefachmann/-frau'],
  ])('called %s is %s', (name, expected) => {
    expect(found(name)).toBe(expected);
  });

  it.each(['Mitarbeiter Service', 'Quantenmechaniker', 'Bäckereifachhilfe Nord', ''])(
    'called %j is left to the editors',
    (name) => {
      expect(found(name)).toBeUndefined();
    },
  );

  it('that is blocked or counts under another is taken only where it is named to the letter', () => {
    const blocked = new JobNameMatcher([
      { id: 1, text: 'Backkraft', free: false, isSynonym: false },
    ]);
    expect(blocked.internal('backkraft')).toBe(1);
    expect(blocked.internal('Backkräfte')).toBeUndefined();
  });
});

describe('an ad whose source names no occupation', () => {
  /** No names from outside are known yet. */
  const nothing: Queries = { rows: () => Promise.resolve([]), script: () => Promise.resolve() };
  const match = async (title: string, jobNames: readonly string[] = []) => {
    const ad = {
      title,
      jobNames,
      company: { name: 'Hotel Krone GmbH' },
      place: { town: 'Stendal' },
    };
    const [job] = await matcher.match(nothing, [ad]);
    if (job === undefined) return undefined;
    return 'id' in job ? occupations[job.id - 1]?.name : { outside: job.name };
  };

  it.each([
    ['Koch (m/w/d) in Stendal bei Hotel Krone', 'Koch/Köchin'],
    ['Hotel Krone: Ausbildung zum Koch 2027', 'Koch/Köchin'],
    ['Ausbildung | Bäcker (m/w/d) | Start August 2027', 'Bäcker/-in'],
    ['Weltraumfachkraft (m/w/d) in Stendal', { outside: 'Weltraumfachkraft' }],
    ['Hotel Krone', { outside: 'Hotel Krone' }],
    ['Ausbildung 2027', undefined],
  ])('is found by its title: %s', async (title, expected) => {
    expect(await match(title)).toEqual(expected);
    expect(await match(title, [title])).toEqual(expected);
  });
});

describe('what is left of a title', () => {
  it.each([
    ['Ausbildung zum Bäcker (m/w/d) 2027', 'Bäcker'],
    ['Auszubildende (m/w/d) zur Fachkraft für Lagerlogistik', 'Fachkraft für Lagerlogistik'],
    ['Azubi Mechatroniker (w/m/x) ab 01.08.2027', 'Mechatroniker'],
    ['Ausbildungsplatz als Koch/Köchin', 'Koch/Köchin'],
    ['Kaufmann/-frau im Einzelhandel', 'Kaufmann/-frau im Einzelhandel'],
    ['Ausbildung 2027: Elektroniker für Betriebstechnik', 'Elektroniker für Betriebstechnik'],
    ['Duale Ausbildung Industriemechaniker m/w/d', 'Industriemechaniker'],
    ['Ausbildung 2027 (m/w/d)', ''],
  ])('%s is %j', (title, expected) => {
    expect(occupationIn(title)).toBe(expected);
  });
});
