import { describe, expect, it } from 'vitest';
import type { Queries } from '../../../../core/database/database.ts';
import { catalogueNames, occupationOf } from '../../../../../test/quality/catalogue.fixture.ts';
import { JobNameMatcher } from './match-job-name.ts';
import { occupationIn } from './titles.ts';

const matcher = new JobNameMatcher(catalogueNames);

const found = (name: string, using = matcher) => {
  const id = using.internal(name);
  return id === undefined ? undefined : occupationOf(id).name;
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
    ['Kfz-Mechatroniker', 'Kraftfahrzeugmechatroniker/-in'],
    ['Hotelfachfrau / Hotelfachmann', 'Hotelfachmann/-frau'],
    ['Rohrleitungsbauer', 'Leitungsbauer/-in für Infrastrukturtechnik'],
    ['Altenpflegehelfer/in', 'Pflegefachassistent/-in'],
    ['Kauffrau für Verkehrsservice', 'Kaufmann/-frau für Mobilität und Verkehrsservice'],
    ['Tierwirt/in - Schweinehaltung', 'Tierwirt/-in Fachrichtung Schweinehaltung'],
    ['Werker/in im Gartenbau', 'Fachpraktiker/-in im Gartenbau'],
    ['Zerspannungsmechaniker', 'Zerspanungsmechaniker/-in'],
    ['Bürokfm. (m/w/d)', 'Kaufmann/-frau für Büromanagement'],
    ['Medizinische Fachang.', 'Medizinische/r Fachangestellte/r'],
    ['Anlagenmechaniker S/H/K', 'Anlagenmechaniker/-in für Sanitär-, Heizungs- und Klimatechnik'],
    ['Kfz-Elektriker', 'Kraftfahrzeugmechatroniker/-in'],
    ['Pflegeazubi', 'Pflegefachmann/-frau'],
    ['Hotelazubi (m/w/d)', 'Hotelfachmann/-frau'],
    ['Elektroazubi', 'Elektroniker/-in'],
    ['Polsterer und Dekorateur (Raumausstatter)', 'Raumausstatter/-in'],
    ['Systemintegration', 'Fachinformatiker/-in Fachrichtung Systemintegration'],
    ['Fachpraktiker Koch', 'Fachpraktiker/-in Küche (Beikoch/Beiköchin)'],
  ])('called %s is %s', (name, expected) => {
    expect(found(name)).toBe(expected);
  });

  it.each([
    'Ausbildung in der Pflege',
    'Rettungssanitäter',
    'Verk. (m/w/d)',
    'Mitarbeiter Service',
    'Quantenmechaniker',
    'Bäckereifachhilfe Nord',
    '',
  ])('called %j is left to the editors', (name) => {
    expect(found(name)).toBeUndefined();
  });

  it('that is blocked or counts under another is taken only where it is named to the letter', () => {
    const blocked = new JobNameMatcher([
      { id: 1, text: 'Backkraft', kind: 'dual', free: false, isSynonym: false, inTitle: true },
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
    return 'id' in job ? occupationOf(job.id).name : { outside: job.name };
  };

  it.each([
    ['Koch (m/w/d) in Stendal bei Hotel Krone', 'Koch/Köchin'],
    ['Hotel Krone: Ausbildung zum Koch 2027', 'Koch/Köchin'],
    ['Ausbildung | Bäcker (m/w/d) | Start August 2027', 'Bäcker/-in'],
    ['Weltraumfachkraft (m/w/d) in Stendal', { outside: 'Weltraumfachkraft' }],
    ['Hotel Krone', { outside: 'Hotel Krone' }],
    ['Ausbildung 2027', undefined],
    ['Ausbildung Verkäufer (m/w/d) Filiale 4711', 'Verkäufer/-in'],
    ['Bock auf Teig? Werde Bäckerin!', 'Bäcker/-in'],
    ['Dachdeckerausbildung – Schicht', 'Dachdecker/-in'],
    ['Fachpraktiker (m/w/d) Tischler', { outside: 'Fachpraktiker Tischler' }],
    ['Ausbilder für Tischler', { outside: 'Ausbilder für Tischler' }],
    ['Duales Studium Mechatronik', 'Duales Studium Mechatronik'],
    ['Duales Studium Weltraumtechnik', { outside: 'Duales Studium Weltraumtechnik' }],
    // By the field of an occupation, which names no gender.
    ['Azubi Metallbau (m/w/d) in Stendal', 'Metallbauer/-in'],
    ['Ausbildung im Bereich Gleisbau 2027', 'Gleisbauer/-in'],
    ['Ausbildung Kfz-Mechatronik', 'Kraftfahrzeugmechatroniker/-in'],
    ['Ausbildung Floristik', 'Florist/-in'],
    ['Lehre Fleischerei', 'Fleischer/-in'],
    ['Ausbildung Gebäudereinigung', 'Gebäudereiniger/-in'],
    ['Ausbildung Forstwirtschaft', 'Forstwirt/-in'],
    ['Ausbildung Kältetechnik', 'Mechatroniker/-in für Kältetechnik'],
    ['Ausbildung Obstbau', 'Gärtner/-in Fachrichtung Obstbau'],
    ['Ausbildung Elektronik für Betriebstechnik', 'Elektroniker/-in für Betriebstechnik'],
    // Several occupations have these.
    ['Ausbildung Dialogmarketing', { outside: 'Dialogmarketing' }],
    ['Ausbildung Gastronomie', { outside: 'Gastronomie' }],
    ['Ausbildung in der Pflege', { outside: 'in der Pflege' }],
    ['Ausbildung Bau', { outside: 'Bau' }],
    ['Ausbildung Gesundheitswesen', { outside: 'Gesundheitswesen' }],
    // More than a field.
    ['Metallbau Krause', { outside: 'Metallbau Krause' }],
  ])('is found by its title: %s', async (title, expected) => {
    expect(await match(title)).toEqual(expected);
    expect(await match(title, [title])).toEqual(expected);
  });
});

describe('an ad whose source names several occupations', () => {
  const nothing: Queries = { rows: () => Promise.resolve([]), script: () => Promise.resolve() };
  const match = async (title: string, ...jobNames: string[]) => {
    const ad = { title, jobNames, company: { name: '' }, place: { town: '' } };
    const [job] = await matcher.match(nothing, [ad]);
    if (job === undefined) return undefined;
    return 'id' in job ? occupationOf(job.id).name : { outside: job.name };
  };

  it('is that of the first, and never another one of the list', async () => {
    expect(await match('Ausbildung', 'Koch/Köchin', 'Bäcker/in')).toBe('Koch/Köchin');
    expect(await match('Ausbildung', 'Weltraumfachkraft', 'Bäcker/in')).toEqual({
      outside: 'Weltraumfachkraft',
    });
  });

  it('is the specialisation that its title names', async () => {
    expect(await match('Gärtner Zierpflanzenbau', 'Gärtner/in')).toBe(
      'Gärtner/-in Fachrichtung Zierpflanzenbau',
    );
    expect(await match('Koch', 'Gärtner/in')).toBe('Gärtner/-in');
  });
});

it('a course of study does not become the trade of the same field', async () => {
  const nothing: Queries = { rows: () => Promise.resolve([]), script: () => Promise.resolve() };
  const ad = { company: { name: '' }, place: { town: '' } };
  const matches = await matcher.match(nothing, [
    { ...ad, title: 'Duales Studium Metallbau', jobNames: ['Metallbau'] },
    { ...ad, title: 'Metallbau', jobNames: ['Metallbau'] },
  ]);
  expect(matches).toEqual([{ name: 'Metallbau' }, { id: expect.any(Number) }]);
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
