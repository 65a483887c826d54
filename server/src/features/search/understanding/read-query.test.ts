import { describe, expect, it } from 'vitest';
import { stem, wordsOf } from '../engine/text/analysis.ts';
import type { Town } from '../engine/filters/towns.ts';
import { PlaceNames } from './places/place-names.ts';
import { readQuery } from './read-query.ts';

const town = (id: number, name: string, population: number, more: Partial<Town> = {}): Town => ({
  id,
  name,
  population,
  aliases: [],
  latitude: 52,
  longitude: 11,
  state: 'Sachsen-Anhalt',
  region: null,
  postcodes: [],
  ...more,
});

const towns = [
  town(1, 'Halle (Saale)', 240_000, {
    aliases: ['Halle'],
    parts: ['Neustadt'],
    postcodes: ['06108', '06110'],
    district: 'Halle (Saale)',
  }),
  town(2, 'Magdeburg', 240_000, {
    knownParts: ['Sudenburg'],
    parts: ['Sudenburg'],
    postcodes: ['39104'],
    district: 'Magdeburg',
  }),
  town(3, 'Stendal', 39_000, { district: 'Stendal' }),
  town(4, 'Bitterfeld-Wolfen', 37_000, {
    aliases: ['Bitterfeld', 'Wolfen'],
    district: 'Anhalt-Bitterfeld',
  }),
  town(5, 'Wernigerode', 32_000, { district: 'Harz' }),
  town(6, 'Schneider', 300, { district: 'Harz' }),
  town(7, 'Benneckenstein', 900, { district: 'Harz' }),
];

const meant = new Set(wordsOf('Koch Büro Tischler Schneider Tierarzt Pflege Handwerk Bau'));
const noise = new Set(wordsOf('ich will mit in als der einen und oder gesucht Woche Wochen'));

const known = {
  places: new PlaceNames(towns),
  isKnown: (word: string) => meant.has(word),
  isMeant: (word: string) => meant.has(word),
  isPhrase: (words: readonly string[]) => words.join(' ') === 'alten menschen',
  isCounted: (word: string) => known.countedIn(word).length > 0,
  countedIn: (text: string): string[] =>
    text
      .split(' ')
      .filter((one) => wordsOf(one).some((word) => word.length > 2 && !noise.has(word))),
  today: '2026-11-24',
};

const read = (text: string) => {
  const { slots, words, ignored } = readQuery(text, known);
  return { labels: slots.map(({ label }) => label), words, ignored };
};

describe('a query', () => {
  it.each([
    ['praktikum tierarzt magdeburg', ['Praktikum', 'Magdeburg'], 'tierarzt'],
    ['Azubi Koch in Halle', ['Ausbildung', 'Halle (Saale)'], 'Koch'],
    ['tischlerausbildung', ['Ausbildung'], 'tischler'],
    ['prakitkum büro', ['Praktikum'], 'büro'],
    ['leere als koch', ['Ausbildung'], 'als koch'],
    ['koch leere stendal', ['Ausbildung', 'Stendal'], 'koch'],
    ['leere regale koch', [], 'leere regale koch'],
    ['büro ist eklig koch', ['nicht: büro'], 'koch'],
    ['koch september 2027', ['September 2027'], 'koch'],
    ['koch ab september 2027', ['ab September 2027'], 'koch'],
    ['koch 2028 september', ['September 2028'], 'koch'],
    ['praktikum vor den sommerferien', ['Praktikum', 'vor den Sommerferien 2027'], ''],
    ['szkoła zawodowa koch', ['Ausbildung'], 'koch'],
    ['zum 1.9. koch', ['September 2027'], 'koch'],
    ['koch zum 1 september nächstes jahr', ['September 2027'], 'koch'],
    ['koch dezember dieses jahres', ['Dezember 2026'], 'koch'],
    ['koch septemba 2027', ['September 2027'], 'koch'],
    ['koch höchstens 15 km von stendal', ['Umkreis 15 km um Stendal'], 'koch'],
    ['koch mit mittlerer reife', ['Realschulabschluss'], 'koch mit'],
    ['teilzeitausbildung koch', ['Teilzeit', 'Ausbildung'], 'koch'],
    ['betrieb zahlt führerschein', ['Führerschein'], ''],
    ['hab mein abitur in der tasche', ['Abitur'], 'hab mein'],
    ['wir wohnen in stendal koch', ['Stendal'], 'koch'],
    ['als lehrerin suche ich praktikum in stendal', ['Praktikum', 'Stendal'], ''],
    ['koch 01.08.2027', ['August 2027'], 'koch'],
    ['koch ab 15. august 2027', ['ab August 2027'], 'koch'],
    ['koch zum 1. september', ['September 2027'], 'koch'],
    ['praktikum kw 10 2027', ['Praktikum', 'KW 10 2027'], ''],
    ['praktikum 48. kalenderwoche', ['Praktikum', 'KW 48 2026'], ''],
    ['praktikum in der kw 3', ['Praktikum', 'KW 3 2027'], ''],
    ['praktikum in den herbstferien', ['Praktikum', 'Herbstferien 2027'], ''],
    ['während der winterferien koch', ['Winterferien 2027'], 'koch'],
    ['osterferien 2028', ['Osterferien 2028'], ''],
    ['sommerferien 2031', ['Sommerferien 2031'], ''],
    ['praktikum 8. bis 19. märz', ['Praktikum', 'März 2027'], ''],
    ['koch 09/2027', ['September 2027'], 'koch'],
    ['ab dem 1.8.2027 koch', ['ab August 2027'], 'koch'],
    ['frühestens september 2027 koch', ['ab September 2027'], 'koch'],
    ['spätestens august 2027 koch', ['bis August 2027'], 'koch'],
    ['q3 2027 koch', ['3. Quartal 2027'], 'koch'],
    ['stendal, halle oder magdeburg koch', ['Stendal oder Halle (Saale) oder Magdeburg'], 'koch'],
    ['koch magdeburg/stendal', ['Magdeburg oder Stendal'], 'koch'],
    ['koch stendal, halle, magdeburg', ['Stendal oder Halle (Saale) oder Magdeburg'], 'koch'],
    ['koch magdeburg, magdeburg', ['Magdeburg'], 'koch'],
    ['koch magdeburg stendal', ['Magdeburg oder Stendal'], 'koch'],
    ['sommer 2027', ['Sommer 2027'], ''],
    ['sep 27 koch', ['September 2027'], 'koch'],
    ['ab sofort', ['ab sofort'], ''],
    ['koch sofort', ['möglichst bald (bis Dezember 2026)'], 'koch'],
    ['koch zum nächstmöglichen zeitpunkt', ['möglichst bald (bis Dezember 2026)'], 'koch'],
    ['nächstes jahr koch', ['2027'], 'koch'],
    ['übernächstes jahr koch', ['2028'], 'koch'],
    ['ausbildung 2027/28 koch', ['Ausbildung', 'Ausbildungsjahr 2027/2028'], 'koch'],
    ['2027 oder 2028 koch', ['2027 bis 2028'], 'koch'],
    ['koch anfang 2027', ['anfang 2027'], 'koch'],
    ['koch ende august 2027', ['August 2027'], 'koch'],
    ['praktikum juni/juli', ['Praktikum', 'Juni 2027 bis Juli 2027'], ''],
    ['koch ab nächstem sommer', ['ab Sommer 2027'], 'koch'],
    ['praktikum 2. halbjahr 2027', ['Praktikum', '2. Halbjahr 2027'], ''],
    ['winter 2026/27 koch', ['Winter 2026'], 'koch'],
    ['praktikum febuar', ['Praktikum', 'Februar 2027'], ''],
    ['koch 2o27', ['2027'], 'koch'],
    ['koch asap', ['möglichst bald (bis Dezember 2026)'], 'koch'],
    ['noch diesen monat koch', ['ab sofort'], 'koch'],
    ['erzieherausbildung', ['Ausbildung'], 'erzieher'],
    ['wunschausbildung koch', ['Ausbildung'], 'koch'],
    ['zwischen halle und stendal koch', ['Halle (Saale) oder Stendal'], 'koch'],
    ['ich bin mit der schule fertig koch', [], 'ich bin koch'],
    ['kochen mit oma', [], 'kochen'],
    ['06108', ['06108 Halle (Saale)'], ''],
    ['plz 39 koch', ['PLZ 39…'], 'koch'],
    ['koch in der nähe von bitterfeld', ['Umkreis 25 km um Bitterfeld-Wolfen'], 'koch'],
    ['rund um stendal koch', ['Umkreis 25 km um Stendal'], 'koch'],
    ['umkreis 20 km wernigerode', ['Umkreis 20 km um Wernigerode'], ''],
    ['10 km um halle', ['Umkreis 10 km um Halle (Saale)'], ''],
    ['koch halle umgebung', ['Umkreis 25 km um Halle (Saale)'], 'koch'],
    ['landkreis stendal koch', ['Stendal'], 'koch'],
    ['altmark', ['Altmark'], ''],
    ['koch slk', ['Salzlandkreis'], 'koch'],
    ['halle neustadt koch', ['Halle (Saale)'], 'koch'],
    ['sudenburg', ['Magdeburg'], ''],
    ['magdebrug koch', ['Magdeburg'], 'koch'],
    ['schneider', [], 'schneider'],
    ['koch in benneckenstein', ['Benneckenstein'], 'koch'],
    ['teilzeit pflege', ['Teilzeit'], 'pflege'],
    ['mit hauptschulabschluss', ['Hauptschulabschluss'], 'mit'],
    ['ohne abi', ['ohne Abitur'], ''],
    ['ohne schulabschluss', ['ohne Abschluss'], ''],
    ['kein büro', ['nicht: büro'], ''],
    ['nichts mit pflege', ['nicht: pflege'], ''],
    ['handwerk aber kein bau', ['nicht: bau'], 'handwerk aber'],
    ['kein praktikum', ['nicht: Praktikum'], ''],
    ['keine nachtschicht pflege', ['ohne Schichtdienst'], 'pflege'],
    ['koch stendal oder wernigerode', ['Stendal oder Wernigerode'], 'koch'],
    ['koch nicht in magdeburg', ['nicht: Magdeburg'], 'koch'],
    ['koch nicht weit von stendal', ['Umkreis 25 km um Stendal'], 'koch'],
    ['koch halle a.d. saale', ['Halle (Saale)'], 'koch'],
    ['koch in wernigerode oder umgebung', ['Umkreis 25 km um Wernigerode'], 'koch'],
    ['auf keinen fall pflege', ['nicht: pflege'], 'auf'],
    ['weder büro noch pflege', ['nicht: büro', 'nicht: pflege'], ''],
    ['kein büro oder pflege koch', ['nicht: büro', 'nicht: pflege'], 'koch'],
    ['kein büro oder kein bau', ['nicht: büro', 'nicht: bau'], 'oder'],
    ['statt büro koch', ['nicht: büro'], 'koch'],
    ['ungern im büro', ['nicht: büro'], ''],
    ['alles bis auf pflege', ['nicht: pflege'], ''],
    ['büro nein danke', ['nicht: büro'], ''],
    ['im büro arbeiten ist nichts für mich', ['nicht: büro'], 'im arbeiten'],
    ['büro nicht, lieber koch', ['nicht: büro'], 'lieber koch'],
    ['lieber koch als büro', ['nicht: büro'], 'lieber koch'],
    ['lieber als koch', [], 'lieber als koch'],
    ['koch teilzeit wegen meinem kind', ['Teilzeit'], 'koch'],
    ['koch mit personalunterkunft', ['Unterkunft'], 'koch mit'],
    ['pflege lieber nicht', ['nicht: pflege'], ''],
    ['pflege nein handwerk ja', ['nicht: pflege'], 'handwerk ja'],
    ['handwerk ja mit alten menschen nein', ['nicht: alten menschen'], 'handwerk ja mit'],
    ['kein koch im büro', ['nicht: koch', 'nicht: büro'], ''],
    ['kein koch in halle', ['nicht: koch', 'Halle (Saale)'], ''],
    ['bloß nicht aufs büro', ['nicht: büro'], 'bloß'],
    ['koch lieber nicht in halle', ['nicht: Halle (Saale)'], 'koch lieber'],
    ['nicht mit alten menschen', ['nicht: alten menschen'], ''],
    ['praktikum april bis juni 2027', ['Praktikum', 'April 2027 bis Juni 2027'], ''],
    ['pflege tielzeit', ['Teilzeit'], 'pflege'],
    ['übernahme nach der ausbildung', ['Übernahme'], ''],
    ['führerschein wird bezahlt', ['Führerschein'], ''],
    ['wochenende frei pflege', ['Wochenende frei'], 'pflege'],
    ['kein wochenende pflege', ['ohne Wochenende'], 'pflege'],
    ['pflegeteilzeit teilzeitlehre', ['Teilzeit', 'Ausbildung'], 'pflegeteilzeit'],
    ['koch 25 stunden die woche', ['Teilzeit'], 'koch'],
    ['mit zehnter klasse koch', ['Realschulabschluss'], 'koch'],
    ['nach der neunten klasse koch', ['Hauptschulabschluss'], 'koch'],
    ['koch mit auto', ['Führerschein'], 'koch'],
    ['arbeit mit auto koch', [], 'arbeit mit auto koch'],
    ['2027 fertig mit schule koch', ['2027'], 'koch'],
    ['außer pflege und büro', ['nicht: pflege', 'nicht: büro'], ''],
    ['ohne büro und mit pflege', ['nicht: büro'], 'und mit pflege'],
    ['keine ahnung praktikum magdeburg', ['Praktikum', 'Magdeburg'], ''],
    ['tischler in der schule', [], 'tischler'],
    ['медсестра практика', ['Praktikum'], 'медсестра'],
  ])('%s', (text, labels, words) => {
    expect(read(text)).toMatchObject({ labels, words });
  });

  it('that is no slot stays as it is', () => {
    expect(read('Koch oder Tischler')).toEqual({
      labels: [],
      words: 'Koch oder Tischler',
      ignored: [],
    });
  });

  it('names what it ignores', () => {
    expect(read('koch 2 wochen').ignored).toContain('wochen');
    expect(read('ich will').ignored).toEqual(['ich', 'will']);
    expect(read('%%%').ignored).toEqual(['%%%']);
  });

  it('is the rest of the text without a slot', () => {
    const { slots } = readQuery('praktikum koch in halle 2027', known);
    expect(slots.map(({ without }) => without)).toEqual([
      'koch in halle 2027',
      'praktikum koch 2027',
      'praktikum koch in halle',
    ]);
  });

  it('of five hundred characters is read up to its fortieth word', () => {
    expect(readQuery('koch '.repeat(100), known).words.split(' ')).toHaveLength(40);
  });
});

describe('what editors say of words', () => {
  const keyOf = (words: readonly string[]) => words.map(stem).join(' ');
  const readings = new Map(
    Object.entries({ 'halbe Stelle': 'teilzeit', 'bloß kein': 'kein', Sommer: '', Halle: '' }).map(
      ([term, text]) => [keyOf(wordsOf(term)), text],
    ),
  );
  const readingOf = (words: readonly string[]) => readings.get(keyOf(words));
  const readWith = (text: string) => {
    const { slots, words } = readQuery(text, { ...known, readingOf });
    return { labels: slots.map(({ label, written }) => `${label} < ${written}`), words };
  };

  it.each([
    ['koch halbe Stelle', ['Teilzeit < teilzeit'], 'koch'],
    ['koch bloß kein Büro', ['nicht: Büro < kein Büro'], 'koch'],
    ['koch Sommer', [], 'koch Sommer'],
    ['Sommer Magdeburg', ['Magdeburg < Magdeburg'], 'Sommer'],
    ['koch in Halle', [], 'koch in Halle'],
    ['koch nächsten Sommer 2027', ['2027 < 2027'], 'koch nächsten Sommer'],
  ])('changes how %j is read', (text, labels, words) => {
    expect(readWith(text)).toEqual({ labels, words });
  });
});
