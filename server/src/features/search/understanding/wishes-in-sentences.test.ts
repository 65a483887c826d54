import { expect, it } from 'vitest';
import { SearchIndex } from '../engine/index/search-index.ts';
import { builtInKnowledge, judgedIndexedAds, judgedTowns } from '../judged/corpus.fixture.ts';
import { UnderstoodSearch } from './understood-search.ts';

const towns = judgedTowns.map((town) => ({ ...town, population: 25_000 }));
const index = new SearchIndex(judgedIndexedAds, towns, builtInKnowledge);
const search = new UnderstoodSearch(index, () => '2026-11-24');

it.each([
  ['noch vor weihnachten anfangen', ['vor Weihnachtsferien 2026'], 'noch anfangen'],
  ['praktikum vor märz 2027', ['Praktikum', 'vor März 2027'], ''],
  ['koch, nicht vor august 2027', ['ab August 2027'], 'koch'],
  ['koch nicht vor leuten', ['nicht: vor'], 'koch leuten'],
  ['lehre als koch 27', ['Ausbildung', '2027'], 'als koch'],
  ['lehre als koch bin 27', ['Ausbildung'], 'als koch bin 27'],
  ['nix mit essen und kochen', ['nicht: essen', 'nicht: kochen'], ''],
  ['nicht im büro und draußen', ['nicht: büro'], 'und draußen'],
  ['logistik aber nicht selber fahren', ['nicht: fahren'], 'logistik aber'],
  ['ich will net im büro sitzen', ['nicht: büro'], 'ich will'],
  ['ned so gern mit menschen', ['nicht: menschen'], ''],
  ['nimmer ins büro', ['nicht: büro'], ''],
  ['pflege nee', ['nicht: pflege'], ''],
  ['c# .net programmieren', [], 'c net programmieren'],
  ['hab noch nichts gelernt', [], 'hab noch'],
  ['noch nichts gefunden, koch halle', ['Halle (Saale)'], 'noch, koch'],
  ['mutti mit zwei kindern, büro', ['Teilzeit'], 'mutti, büro'],
  ['papa von 3 kindern, koch', [], 'koch'],
  ['hab 2 kinder, koch', [], 'koch'],
  ['kein mindestlohn sondern gute bezahlung, koch', ['Vergütung'], 'sondern, koch'],
  ['gute bezahlung, kein mindestlohn', ['Vergütung'], ''],
  ['ausbildung bei der stadt halle', ['Ausbildung', 'Halle (Saale)'], 'bei der stadtverwaltung'],
  ['koch bei der stadt', [], 'koch bei der stadt'],
  ['ich habe höhenangst', ['nicht: höhenangst'], 'ich habe'],
  ['keine höhenangst', [], ''],
  ['im umkreis von 15 kilometern von halle', ['Umkreis 15 km um Halle (Saale)'], ''],
  ['nicht weiter als 20 km von halle', ['Umkreis 20 km um Halle (Saale)'], 'als'],
  ['mindestens 1.100€ koch', ['Vergütung ab 1.100 €'], 'koch'],
  ['1.000,00 EUR netto', ['Vergütung ab 1.000 €'], ''],
  ['1000 euro brutto im 1. lehrjahr', ['Vergütung ab 1.000 €', 'Ausbildung'], ''],
  ['koch 1.9.2027', ['September 2027'], 'koch'],
  ['quali hauptschule koch', ['Hauptschulabschluss'], 'koch'],
  ['mit dem bus erreichbar koch halle', ['Halle (Saale)'], 'koch'],
  ['habe kein auto, tischler', [], 'tischler'],
  ['schlecht in mathe', ['nicht: mathe'], ''],
  ['probleme mit mathe, gut in kunst', ['nicht: mathe'], 'gut in kunst'],
  ['schlecht in deutsch', [], ''],
  ['nicht gut in physik koch', ['nicht: physik'], 'koch'],
  ['körperlich nicht so schwer', ['nicht: körperlich schwer'], ''],
  ['keine schwere körperliche arbeit', ['nicht: schwere körperliche'], 'arbeit'],
  ['Magdeburger Str. 12 halle koch', ['Halle (Saale)'], 'koch'],
  ['tischler bahnhofstraße 5', [], 'tischler'],
  ['straßen bauen in halle', ['Halle (Saale)'], 'straßen bauen'],
  ['tischler in einem kleinen betrieb', [], 'tischler in einem'],
  ['koch, schicht nein danke', ['ohne Schichtdienst'], 'koch'],
  ['koch aber schicht nein', ['ohne Schichtdienst'], 'koch aber'],
  ['nachtschicht kommt nicht in frage', ['ohne Schichtdienst'], ''],
  ['führerschein habe ich nicht, koch', ['ohne Führerschein'], 'koch'],
  ['hauptschulabschluss habe ich nicht', ['ohne Abschluss'], ''],
  ['koch mit führerschein', ['Führerschein'], 'koch'],
  ['Praktikum Büro. Mit freundlichen Grüßen Lisa Koch', ['Praktikum'], 'Büro'],
  ['Sehr geehrte Frau Fischer, Praktikum als Maler', ['Praktikum'], 'Sehr, als Maler'],
  ['hallo herr schneider, praktikum büro. LG Max Becker', ['Praktikum'], 'büro'],
  ['justiz LG halle', ['Halle (Saale)'], 'justiz LG'],
  ['viele grüße aus halle, koch', ['Halle (Saale)'], 'koch'],
  ['lisa.koch@web.de praktikum kita', ['Praktikum'], 'kita'],
  ['info@tischlerei-lehmann.de', [], 'tischlerei lehmann'],
  ['koch @ halle', ['Halle (Saale)'], 'koch'],
  ['lager 39xxx', ['PLZ 39…'], 'lager'],
  ['lager 2xx', [], 'lager 2xx'],
  ['büro 30 minuten von stendal', ['Umkreis 25 km um Stendal'], 'büro'],
  ['höchstens eine halbe stunde mit dem zug von halle', ['Umkreis 25 km um Halle (Saale)'], ''],
  ['20 min fahrzeit bis halle koch', ['Umkreis 15 km um Halle (Saale)'], 'koch'],
  ['koch, viertelstunde nach halle', ['Umkreis 10 km um Halle (Saale)'], 'koch'],
  ['30 minuten pause, koch in halle', ['Halle (Saale)'], '30 minuten pause, koch'],
  ['20 stunden halle', ['Teilzeit', 'Halle (Saale)'], ''],
  ['praktikum letzte januarwoche', ['Praktikum', 'Januar 2027'], 'letzte'],
  ['praktikum erste märzwoche', ['Praktikum', 'März 2027'], ''],
  ['praktikum im zweiten schulhalbjahr', ['Praktikum', '2. Schulhalbjahr 2027'], ''],
  ['lehrerin sucht praktika in halle', ['Praktikum', 'Halle (Saale)'], ''],
  ['als erzieher suche ich eine lehrstelle als koch', ['Ausbildung'], 'als eine als koch'],
  ['ich bin sozialarbeiterin und suche praktikum büro', ['Praktikum'], 'ich bin büro'],
  ['oma sucht lehrstelle', ['Ausbildung'], ''],
  ['ausbildung als erzieher', ['Ausbildung'], 'erzieher'],
  ['praktikum für eine gruppe von 5 schülern', ['Praktikum'], 'von'],
  ['praktikum für fünfundzwanzig schülerinnen', ['Praktikum'], 'für'],
  ['mit gruppen arbeiten', [], 'mit gruppen arbeiten'],
  ['praktikum mit schülern', ['Praktikum'], 'mit schülern'],
  ['ausbildung für jugendliche maler', ['Ausbildung'], 'maler'],
  ['zu alt für ausbildung', ['Ausbildung'], 'für'],
  ['alt genug für praktikum', ['Praktikum'], 'für'],
  ['feste arbeitszeiten koch', [], 'koch'],
  ['nicht heben wegen meinem rücken', ['nicht: heben'], ''],
  ['wegen praktikum koch', ['Praktikum'], 'wegen koch'],
  ['ausbildung für blinde', ['Ausbildung', 'für Menschen mit Behinderung'], ''],
  ['taubstumm, büro', ['für Menschen mit Behinderung'], 'büro'],
  ['blinde menschen betreuen', [], 'blinde menschen betreuen'],
  ['koch (m/w/div.)', [], 'koch'],
  ['koch (m/w/divers)', [], 'koch'],
  ['praktikum oder ausbildung', ['Praktikum oder Ausbildung'], ''],
  ['ausbildung/praktikum koch', ['Ausbildung oder Praktikum'], 'koch'],
  ['ausbildung oder auch ein praktikum', ['Ausbildung oder Praktikum'], ''],
  ['ich heiße leon, praktikum in halle', ['Praktikum', 'Halle (Saale)'], ''],
  ['mein name ist lea koch, tischler', [], 'koch, tischler'],
  ['ich bin fünfzehn jahre alt, koch', [], 'ich bin 15, koch'],
  ['zehn kilometer um halle koch', ['Umkreis 10 km um Halle (Saale)'], 'koch'],
  ['praktikum dritten bis zum siebzehnten mai', ['Praktikum', 'Mai 2027'], ''],
  ['praktikum vom 3. bis zum 17. mai', ['Praktikum', 'Mai 2027'], 'vom'],
  ['koch sommer 28', ['Sommer 2028'], 'koch'],
  ['sommer 28 km um halle', ['Sommer 2027', 'Umkreis 28 km um Halle (Saale)'], ''],
  ['praxis dr. sommer', [], 'praxis dr sommer'],
  ['nicht lange zu stehen', ['nicht: stehen'], ''],
  ['nicht so lange stehen müssen', ['nicht: stehen'], 'müssen'],
  ['guten tag, ich suche ein praktikum', ['Praktikum'], 'ich suche ein'],
  ['praktikum für eine woche', ['Praktikum'], ''],
  ['schule in halle, koch in halle oder stendal', ['Halle (Saale) oder Stendal'], 'schule, koch'],
  ['adhs handwerk', ['für Menschen mit Behinderung'], 'handwerk'],
  ['praktikum, danach ausbildung', ['Praktikum'], 'danach'],
  [
    'praktikum in halle und ausbildung in magdeburg',
    ['Praktikum Halle (Saale) oder Ausbildung Magdeburg'],
    '',
  ],
  [
    'in halle praktikum, in magdeburg lehre als koch',
    ['Praktikum Halle (Saale) oder Ausbildung Magdeburg'],
    'als koch',
  ],
  [
    'praktikum 10 km um halle oder ausbildung in stendal',
    ['Praktikum Halle (Saale) oder Ausbildung Stendal, Umkreis 10 km'],
    '',
  ],
  [
    'praktikum in halle und ausbildung in halle',
    ['Praktikum oder Ausbildung', 'Halle (Saale)'],
    '',
  ],
  ['praktikum in halle und ausbildung', ['Praktikum', 'Halle (Saale)'], 'und'],
  ['koch in halle bäcker in magdeburg', ['Halle (Saale) oder Magdeburg'], 'koch bäcker'],
  ['kein praktikum oder ausbildung', ['nicht: Praktikum'], 'oder'],
  ['hilfe ich finde keine ausbildung', ['Ausbildung'], 'finde'],
  ['praktikum für die schule in halle', ['Praktikum', 'Halle (Saale)'], ''],
  ['koch mit der s-bahn von halle', ['Halle (Saale)'], 'koch'],
  ['leipziger straße halle koch', ['Halle (Saale)'], 'koch'],
  ['koch breiter weg 12 halle', ['Halle (Saale)'], 'koch'],
  ['weiter weg von halle', ['Umkreis 25 km um Halle (Saale)'], 'weiter'],
  ['in einer straße bauen', [], 'in einer straße bauen'],
  ['noch keinen praktikumsplatz gefunden, tischler', ['Praktikum'], 'noch gefunden, tischler'],
  ['ich will keine ausbildung', ['nicht: Ausbildung'], 'ich will'],
  ['habe keine lust auf ausbildung', ['nicht: Ausbildung'], 'habe'],
  ['👩‍🍳 halle 😊', ['Halle (Saale)'], 'Koch'],
  ['💇‍♀️ praktikum', ['Praktikum'], 'Friseur'],
  ['koch, kellner + bäcker', [], 'koch, kellner, bäcker'],
  ['ich sitze im rollstuhl, büro', ['für Menschen mit Behinderung'], 'ich, büro'],
  ['ausbildung für rollstuhlfahrer', ['Ausbildung', 'für Menschen mit Behinderung'], ''],
  ['ausbildung für menschen mit behinderung', ['Ausbildung', 'für Menschen mit Behinderung'], ''],
  ['habe autismus, informatik', ['für Menschen mit Behinderung'], 'informatik'],
  ['menschen mit behinderung helfen', [], 'menschen mit behinderung helfen'],
  ['kinder mit autismus', [], 'kinder mit autismus'],
  ['rollstuhl reparieren', [], 'rollstuhl reparieren'],
  ['35-stunden-woche', [], ''],
  ['verkürzte ausbildung mit abi', ['Ausbildung', 'Abitur'], 'verkürzte'],
  ['koch, will später meister werden', [], 'koch, will später'],
  ['quali nicht geschafft, koch', ['ohne Abschluss'], 'koch'],
  ['32-stunden-woche', ['Teilzeit'], ''],
  ['koch, um 6 aufstehen', [], 'koch, um'],
  ['koch, halbe stunde weg', [], 'koch, weg'],
  ['koch, halbe hähnchen', [], 'koch, halbe hähnchen'],
  ['studium mit praxis, koch', ['duales Studium'], 'koch'],
  ['dualses studium koch', ['duales Studium'], 'koch'],
  ['freiwiliges praktikum koch', ['Praktikum'], 'koch'],
  ['schuliche ausbildung koch', ['Ausbildung'], 'koch'],
  ['duale sachen koch', [], 'duale sachen koch'],
  ['kein kontakt mit menschen', ['nicht: menschen'], ''],
  ['5 in mathe und englisch', ['nicht: mathe', 'nicht: englisch'], ''],
  ['in sport eine 1 in mathe eine 5', ['nicht: mathe'], 'in sport eine 1 in'],
  ['keine lust früh aufzustehen', ['nicht: früh aufzustehen'], ''],
  ['mathe 6', ['nicht: mathe'], ''],
  ['handwerk, mathe schlecht', ['nicht: mathe'], 'handwerk'],
  ['in mathe bin ich leider nicht so gut', ['nicht: mathe'], 'in'],
  ['physik schwach, koch', ['nicht: physik'], 'koch'],
  ['mathe und physik schwach', ['nicht: mathe', 'nicht: physik'], ''],
  ['gut in sport und mathe schlecht', ['nicht: mathe'], 'gut in sport und'],
  ['sport und mathe sind gut', [], 'sport und mathe sind gut'],
  ['beim kreis halle', ['Halle (Saale)'], 'beim kreisverwaltung'],
  ['sport, schlecht bezahlt', ['Vergütung'], 'sport, schlecht'],
  ['praktikumstag koch', ['Praktikum'], 'koch'],
  ['betriebserkundung handwerk', ['Praktikum'], 'handwerk'],
  ['ausbildung nah am bahnhof halle', ['Ausbildung', 'Halle (Saale)'], ''],
  ['englisch 5, tischler', ['nicht: englisch'], 'tischler'],
  ['sport 5 tage', [], 'sport 5 tage'],
  ['ohne mathe und ohne deutsch', ['nicht: mathe'], 'und'],
  ['ohne deutsch oder mathe', [], 'oder mathe'],
  ['koch ohne deutsch', ['Englisch'], 'koch'],
  ['wenig kontakt zu menschen', ['nicht: menschen'], ''],
  ['wenig stunden, büro', ['Teilzeit'], 'büro'],
  ['kein direkter kundenkontakt, büro', ['nicht: kundenkontakt'], 'büro'],
  ['barrierefreie bäder bauen', [], 'barrierefreie bäder bauen'],
  ['praktikum für autisten', ['Praktikum', 'für Menschen mit Behinderung'], ''],
  ['koch lieber als verkäufer', ['nicht: verkäufer'], 'koch lieber'],
  ['in halle lieber als koch', ['Halle (Saale)'], 'lieber als koch'],
  ['war maurer, will lieber als koch arbeiten', [], 'war maurer, will lieber als koch arbeiten'],
  ['nicht im büro sitzen', ['nicht: büro'], ''],
  ['nicht mit kunden reden oder im lager stehen, koch', ['nicht: kunden', 'nicht: lager'], 'koch'],
  ['klasse 5 in halle', ['Halle (Saale)'], 'klasse 5'],
  ['rückenprobleme, büro', ['nicht: rückenprobleme'], 'büro'],
  ['studium abgebrochen, informatik', [], 'informatik'],
  ['koch in halle mit dem bus', ['Halle (Saale)'], 'koch'],
  ['mit dem bus fahren', [], 'mit dem bus fahren'],
  [
    'praktikum im juni und ausbildung ab september',
    ['Praktikum Juni 2027 oder Ausbildung ab September 2027'],
    '',
  ],
  [
    'im juni praktikum, ab august lehre als koch in halle',
    ['Praktikum Juni 2027 oder Ausbildung ab August 2027', 'Halle (Saale)'],
    'als koch',
  ],
  [
    'praktikum im august und ausbildung im august',
    ['Praktikum oder Ausbildung', 'August 2027'],
    '',
  ],
  ['praktikum und ausbildung ab august', ['Praktikum oder Ausbildung', 'ab August 2027'], ''],
  ['praktikum nächste woche', ['Praktikum', 'KW 49 2026'], ''],
  ['praktikum ab übernächster woche', ['Praktikum', 'ab KW 50 2026'], ''],
  ['praktikum in drei wochen, koch', ['Praktikum', 'KW 51 2026'], 'koch'],
  ['praktikum in zwei monaten', ['Praktikum', 'Januar 2027'], ''],
  ['praktikum in 14 tagen', ['Praktikum', 'KW 50 2026'], ''],
  ['praktikum in einem halben jahr', ['Praktikum', 'Mai 2027'], ''],
  ['praktikum ab morgen', ['Praktikum', 'ab sofort'], ''],
  ['koch, halb 8 anfangen', [], 'koch, anfangen'],
  ['praktikum 2 wochen', ['Praktikum'], '2 wochen'],
  ['ausbildung|praktikum', ['Ausbildung oder Praktikum'], ''],
  ['koch | kellner', [], 'koch, kellner'],
  ['kein langer weg, koch', [], 'koch'],
  ['tischler nicht zu weit weg', [], 'tischler'],
  ['nicht weit weg von halle', ['Umkreis 25 km um Halle (Saale)'], ''],
  ['koch ohne auto', [], 'koch'],
  ['mit dem zug erreichbar', [], ''],
  ['ohne auto erreichbar', [], ''],
  ['habe kein auto', [], ''],
  ['schlechter in mathe, trotzdem koch', ['nicht: mathe'], 'trotzdem koch'],
  ['koch von 8 bis 16 uhr', [], 'koch von'],
  ['tischler, um 7:30 uhr anfangen', [], 'tischler, um anfangen'],
  ['koch 38 stunden pro woche', [], 'koch'],
  ['tag der offenen tür tischler', [], 'tischler'],
  ['wenig deutsch', [], ''],
  ['spreche wenig deutsch, koch', [], 'koch'],
  ['ich bin lisa und suche ein praktikum', ['Praktikum'], 'und suche ein'],
  ['ich bin lisa, 15, koch', [], '15, koch'],
  ['ich bin maurer und suche arbeit', [], 'ich bin maurer und suche arbeit'],
  ['koch/praktikum/bäcker halle', ['Praktikum', 'Halle (Saale)'], 'koch, bäcker'],
])('"%s" is read as it is meant', (text, labels, words) => {
  const { slots, words: left } = search.read(text);
  expect({ labels: slots.map(({ label }) => label), left }).toEqual({ labels, left: words });
});

it('a condition that is said twice goes as a whole', () => {
  const [slot] = search.read('quali koch hauptschule').slots;
  expect(slot).toMatchObject({ written: 'quali hauptschule', without: 'koch' });
});

it.each(['ich bin ukrainer', 'restplätze', 'http://www'])('"%s" says nothing of a trade', (text) =>
  expect(index.text.wordsOf(text)).toEqual([]),
);

it('a type that is said twice is not ignored', () => {
  expect(search.read('keine ausbildung, nur praktikum').ignored).toEqual([]);
  expect(search.read('praktikum, danach ausbildung').ignored).toContain('ausbildung');
});

it('what comes before a time ends the day before, and what is no sooner has no end', () => {
  const rangeOf = (text: string) =>
    search.read(text).slots.flatMap(({ wish }) => (wish.kind === 'start' ? [wish.range] : []));
  expect(rangeOf('vor märz 2027')).toEqual([{ from: null, to: '2027-02-28' }]);
  expect(rangeOf('nicht vor märz 2027')).toEqual([{ from: '2027-03-01', to: null }]);
});

it('a short word that is written as it is spoken is no typo of another one', () => {
  const professionOf = new Map(
    judgedIndexedAds.map(({ card, profession }) => [card.id, profession]),
  );
  const { ids } = search.find({ search_multi_match: 'bäcka' });
  expect(new Set(ids.map((id) => professionOf.get(id)))).toEqual(
    new Set(['Lebensmittel, Backen, Fleisch']),
  );
});

it.each([
  ['praktikum vom 12.4. bis 23.4.2027', '12.4. bis 23.4.2027', '2027-04-12', '2027-04-25'],
  ['praktikum 12.04.2027 bis zum 22.04.2027', '12.4. bis 22.4.2027', '2027-04-12', '2027-04-25'],
  ['praktikum 12.4.-23.4.2027', '12.4. bis 23.4.2027', '2027-04-12', '2027-04-25'],
  ['praktikum 13.-23.4.', '13.4. bis 23.4.2027', '2027-04-12', '2027-04-25'],
  ['praktikum 20.12. bis 5.1.', '20.12. bis 5.1.2027', '2026-12-14', '2027-01-10'],
])('days of an internship are the weeks in which they lie: %s', (text, label, from, to) => {
  const { slots, ignored } = search.read(text);
  const start = slots.find(({ wish }) => wish.kind === 'start');
  expect([start?.label, start?.wish]).toEqual([label, { kind: 'start', range: { from, to } }]);
  expect(ignored).toEqual([]);
});

it('a single day is its month, and a day that no month has begins nothing', () => {
  const labelsOf = (text: string) => search.read(text).slots.map(({ label }) => label);
  expect(labelsOf('koch ab 12.4.2027')).toEqual(['ab April 2027']);
  expect(labelsOf('praktikum 30.2. bis 5.3.2027')).toEqual(['Praktikum', 'Februar 2027']);
});

it('function words of English begin no German words', () => {
  expect(index.text.termsOf('for the koch and').map(({ written }) => written)).toEqual(['koch']);
});
