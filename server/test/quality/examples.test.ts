import { describe, expect, it } from 'vitest';
import type { IndexedAd } from '../../src/features/search/engine/index/indexed-ad.ts';
import { SearchIndex } from '../../src/features/search/engine/index/search-index.ts';
import { Suggestions } from '../../src/features/search/engine/results/suggestions.ts';
import { Vocabulary } from '../../src/features/search/engine/text/vocabulary.ts';
import { builtInKnowledge } from '../../src/features/search/judged/corpus.fixture.ts';
import { UnderstoodSearch } from '../../src/features/search/understanding/understood-search.ts';
import { boardAds, catalogueTexts, occupations, today, towns } from './query-corpus.fixture.ts';

/* The examples from the requirements for parsing queries. */

const index = new SearchIndex(boardAds, towns, builtInKnowledge);
index.setCatalogue(catalogueTexts);
const search = new UnderstoodSearch(index, () => today);
const adOf = new Map(boardAds.map((ad) => [ad.card.id, ad]));

const understand = (text: string) => search.understand({ search_multi_match: text });
/** Labels of the parsed parts, with or without matching ads. */
const labelsOf = (text: string) => {
  const { slots, leftOut } = understand(text);
  return [...slots.map(({ label }) => label), ...leftOut];
};
const firstAds = (text: string): IndexedAd[] =>
  search.find({ search_multi_match: text }).ids.flatMap((id) => adOf.get(id) ?? []);
const firstTen = (text: string) => firstAds(text).slice(0, 10);
const isInternship = ({ card }: IndexedAd) => card.job_type_int === 1;

describe('what a text asks for', () => {
  it.each<[text: string, ...labels: string[]]>([
    ['teilzeit', 'Teilzeit'],
    ['hauptschulabschluss', 'Hauptschulabschluss'],
    ['praktikum', 'Praktikum'],
    ['schnupperpraktikum', 'Praktikum'],
    ['schülerpraktikum', 'Praktikum'],
    ['ferienpraktikum', 'Praktikum'],
    ['blockpraktikum', 'Praktikum'],
    ['betriebspraktikum', 'Praktikum'],
    ['ausbildung', 'Ausbildung'],
    ['azubi', 'Ausbildung'],
    ['lehre', 'Ausbildung'],
    ['lehrstelle', 'Ausbildung'],
    ['duale ausbildung', 'Ausbildung'],
    ['september 2027', 'September 2027'],
    ['2027', '2027'],
    ['09/2027', 'September 2027'],
    ['sommer 2027', 'Sommer 2027'],
    ['ab sofort', 'ab sofort'],
    ['nach den ferien', 'nach den Sommerferien 2027'],
    ['zum 1.9.', 'September 2027'],
    ['06108', '06108 Halle (Saale)'],
    ['halle neustadt', 'Halle (Saale)'],
    ['wolfen nord', 'Bitterfeld-Wolfen'],
    ['was in madeburch', 'Magdeburg'],
    ['mgdb', 'Magdeburg'],
    ['letzlinger heide', 'Letzlinger Heide'],
    ['goitzsche', 'Anhalt-Bitterfeld'],
    ['schönebeck salzelmen', 'Schönebeck (Elbe)'],
    ['zeitz gera', 'Zeitz oder Umkreis 30 km um Gera'],
    ['leipzig halle', 'Umkreis 30 km um Leipzig oder Halle (Saale)'],
    ['schkeuditz', 'Umkreis 30 km um Schkeuditz'],
    ['landkreis abi', 'Anhalt-Bitterfeld'],
    ['061', 'PLZ 061…'],
    ['landkreis stendal', 'Stendal'],
    ['landkreis mansfeld', 'Mansfeld-Südharz'],
    ['SLK', 'Salzlandkreis'],
    ['HAL', 'Halle (Saale)'],
    ['harz', 'Harz'],
    ['altmark', 'Altmark'],
    ['börde', 'Börde'],
    ['anhalt', 'Anhalt'],
    ['saale-unstrut', 'Saale-Unstrut'],
    ['mansfelder land', 'Mansfeld-Südharz'],
    ['in der nähe von stendal', 'Umkreis 25 km um Stendal'],
    ['rund um stendal', 'Umkreis 25 km um Stendal'],
    ['umkreis 20 km stendal', 'Umkreis 20 km um Stendal'],
    ['realschulabschluss', 'Realschulabschluss'],
    ['ohne abschluss', 'ohne Abschluss'],
    ['führerschein', 'Führerschein'],
    ['unterkunft', 'Unterkunft'],
    ['wohnheim', 'Unterkunft'],
    ['vergütung', 'Vergütung'],
    ['tarif', 'Tarif'],
    ['remote', 'Homeoffice'],
    ['english speaking', 'Englisch'],
    ['schichtdienst', 'Schichtdienst'],
    ['kein wochenende', 'ohne Wochenende'],
    ['ohne abi', 'ohne Abitur'],
    ['kein büro', 'nicht: büro'],
    ['ausbilung', 'Ausbildung'],
    ['praktikun', 'Praktikum'],
    ['praktikum ab september 2027 nicht büro', 'Praktikum', 'ab September 2027', 'nicht: büro'],
  ])('"%s" is said by chips, and leaves ads out', (text, ...labels) => {
    expect(labelsOf(text)).toEqual(labels);
    const { leftOut, ignored } = understand(text);
    expect(ignored).toEqual([]);
    const count = search.count({ search_multi_match: text });
    expect(count).toBeGreaterThan(0);
    // Either no ad of the board matches it, or not all ads do.
    const isOfNone = leftOut.length > 0 || text === 'ohne abi';
    expect(count === boardAds.length).toBe(isOfNone);
  });

  it('is said with what is left without it', () => {
    const [first] = understand('praktikum tischler september 2027 kein büro magdeburg').slots;
    expect(first).toMatchObject({
      label: 'Praktikum',
      without: 'tischler september 2027 kein büro magdeburg',
    });
  });
});

describe('what comes first', () => {
  const firstNames = (text: string) =>
    firstAds(text)
      .slice(0, 4)
      .map(({ card }) => card.job_name);

  it.each([
    ['koch hotel', 'Koch/Köchin'],
    ['koch im hotel', 'Koch/Köchin'],
    ['fotograf weißenfels', 'Fotograf/-in'],
    ['mechatroniker zeitz', 'Mechatroniker/-in'],
  ])('"%s" finds the trade before internships that name it among others', (text, name) =>
    expect(firstNames(text)).toEqual([name, name, name, name]),
  );

  it('two alternatives find their trades before internships of the same profession', () => {
    const names = firstNames('industriemechaniker oder zerspanungsmechaniker salzwedel');
    expect(['Industriemechaniker/-in', 'Zerspanungsmechaniker/-in']).toEqual(
      expect.arrayContaining(names),
    );
  });

  it.each([
    ['najjar', 'Tischler/-in'],
    ['mumarida magdeburg', 'Pflegefachmann/-frau'],
    ['khabbaz', 'Bäcker/-in'],
    ['tabba5', 'Koch/Köchin'],
    ['i want to be a chef', 'Koch/Köchin'],
    ['steuergehilfe halle', 'Steuerfachangestellte/r'],
    ['kfz verkäuferin', 'Automobilkaufmann/-frau'],
  ])('"%s" is the name of a trade', (text, name) =>
    expect(firstNames(text)).toEqual([name, name, name, name]),
  );

  it('"praktikum koch hotel" finds internships first', () =>
    expect(firstAds('praktikum koch hotel').slice(0, 4).every(isInternship)).toBe(true));

  it('"maurer burg" finds near internships first, since the trade is near, too', () =>
    expect(firstNames('maurer burg')).toContain('Schülerpraktikum Bau'));
});

describe('what is denied', () => {
  it('is not among the first', () => {
    expect(firstTen('kein büro').filter(({ profession }) => profession.startsWith('Büro'))).toEqual(
      [],
    );
    const forAll = firstTen('ohne abi').map(({ details }) => details);
    expect(forAll.filter((text) => /(?:setz\w+|brauchst|mit) (?:das )?Abitur/i.test(text))).toEqual(
      [],
    );
  });
});

describe('what is denied beside a trade', () => {
  const namesOf = (text: string): string[] => {
    const names: string[] = [];
    for (let page = 1; ; page += 1) {
      const { ids } = search.find({ search_multi_match: text }, { page });
      if (ids.length === 0) return names;
      names.push(...ids.map((id) => adOf.get(id)?.card.job_name ?? ''));
    }
  };

  it.each<[text: string, stays: RegExp, goes: RegExp | undefined]>([
    ['gärtner aber kein gemüse', /Zierpflanzenbau$/, /Gemüsebau$/],
    ['pflege ohne altenheim', /^Pflegefachmann/, undefined],
    ['koch nicht in einer kantine', /^Koch/, undefined],
    ['mechatroniker aber kein auto', /^Mechatroniker/, /^Kraftfahrzeugmechatroniker/],
    ['chemie aber nicht im labor', /^Chemikant/, /^Chemielaborant/],
    ['recht nicht notar', /^Rechtsanwaltsfachangestellte/, /^Notarfachangestellte/],
    ['it ohne programmieren', /Systemintegration$/, /Anwendungsentwicklung$/],
    ['praktikum nicht schule', /^Schülerpraktikum/, /^Schülerpraktikum Schule/],
  ])('"%s" leaves out no more than it says', (text, stays, goes) => {
    const names = namesOf(text);
    expect(names.some((name) => stays.test(name))).toBe(true);
    if (goes !== undefined) expect(names.filter((name) => goes.test(name))).toEqual([]);
  });
});

describe('employers and other languages', () => {
  it.each<[text: string, profession: RegExp]>([
    ['vw', /^(?:Auto|Metall|Elektro)/],
    ['dm', /^Handel/],
    ['uniklinik', /^(?:Pflege|Gesundheit)/],
    ['bundeswehr', /^(?:Sicherheit|Recht|Auto|Elektro|Metall|Verkehr|IT)/],
    ['polizei', /^Sicherheit/],
    ['bufdi', /^(?:Pflege|Erziehung|Gesundheit)/],
    ['медсестра', /^Pflege/],
    ['medsestra', /^Pflege/],
    ['fryzjer', /^Friseur/],
    ['kuaför', /^Friseur/],
    ['nurse', /^Pflege/],
    ['y tá', /^Pflege/],
    ['frizer', /^Friseur/],
    ['طباخ', /^Hotel/],
  ])('"%s" leads to its trades', (text, profession) => {
    const professions = firstTen(text).map((ad) => ad.profession);
    expect(professions.length).toBeGreaterThan(0);
    expect(professions.filter((name) => !profession.test(name))).toEqual([]);
    expect(understand(text).ignored).toEqual([]);
  });
});

describe('the order', () => {
  it('has makers of instruments and dealers of music before ceramists', () => {
    const isCeramist = firstTen('musik').map(({ card }) => /keram/i.test(card.job_name));
    expect(isCeramist[0]).toBe(false);
    // Once they begin, no other ads follow.
    expect(isCeramist).toEqual(isCeramist.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('has apprenticeships first for a trade', () => {
    expect(firstTen('mechaniker').slice(0, 3).filter(isInternship)).toEqual([]);
    expect(firstTen('mechaniker').filter(isInternship).length).toBeLessThan(5);
  });

  it('has no other town that ends like the one asked for', () => {
    const found = new Set<string>();
    for (let page = 1; ; page += 1) {
      const { ids } = search.find({ search_multi_match: 'magdeburg' }, { page });
      if (ids.length === 0) break;
      for (const id of ids) found.add(adOf.get(id)?.card.city ?? '');
    }
    expect([...found]).toEqual(['Magdeburg']);
  });

  it('has ads without a day among the nearest, where a distance is asked for', () => {
    const query = { search_multi_match: 'pflege ab 2027 rund um stendal' };
    const { ids, distances = [] } = search.find(query, { sort: 'distance' });
    const isUndated = ids.map((id) => adOf.get(id)?.card.job_start === null);
    expect(isUndated.indexOf(true)).toBeGreaterThanOrEqual(0);
    expect(isUndated.lastIndexOf(false)).toBeGreaterThan(isUndated.indexOf(true));
    expect(distances).toEqual(distances.toSorted((a = 0, b = 0) => a - b));
  });
});

describe('where no ad meets all', () => {
  it('the best part answers, and names what was left out', () => {
    const { leftOut } = understand('tischler quarzflummel');
    expect(leftOut).toEqual(['quarzflummel']);
    expect(firstTen('tischler quarzflummel')).toEqual(firstTen('tischler'));
  });

  it.each(['asdfgh', '%%%', '😀', '🦄🦄', 'x'.repeat(500), '(((('])(
    'nonsense like "%s" finds nothing, or is said to be ignored',
    (text) => {
      const { ignored, leftOut } = understand(text);
      const count = search.count({ search_multi_match: text });
      expect(count === 0 || ignored.length + leftOut.length > 0).toBe(true);
    },
  );
});

describe('suggestions', () => {
  const counts = new Map<string, number>();
  for (const { card } of boardAds) counts.set(card.job_name, (counts.get(card.job_name) ?? 0) + 1);
  const adsOf = ({ name }: { readonly name: string }) => counts.get(name) ?? 0;
  const suggestions = new Suggestions(occupations, new Vocabulary(builtInKnowledge));
  const namesFor = (text: string) => suggestions.matching(text, { adsOf }).map(({ name }) => name);

  it.each(['fach', 'fachi', 'fachin', 'fachinf', 'fachinformatiker'])(
    '"%s" has Fachinformatiker in sight',
    (text) => {
      const names = namesFor(text).slice(0, text === 'fach' ? 10 : 5);
      expect(names.some((name) => name.startsWith('Fachinformatiker'))).toBe(true);
    },
  );

  it('"ver" has Verkäufer before Abwasser', () => {
    const names = namesFor('ver');
    expect(names[0]).toBe('Verkäufer/-in');
    expect(names.findIndex((name) => /Abwasser/.test(name))).not.toBe(0);
  });

  it.each(['koch m', 'tischler sep', 'pflege teil', 'verkäufer wohn'])(
    'of a second word in "%s" find what they say',
    (text) => {
      const completions = search.completions(text);
      expect(completions.length).toBeGreaterThan(0);
      for (const { text: whole, count } of completions)
        expect({ whole, count }).toEqual({
          whole,
          count: search.count({ search_multi_match: whole }),
        });
    },
  );
});
