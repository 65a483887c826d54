import { nameWords } from '../../../../occupations/catalogue/name-words.ts';

/** Characters of a title or an employer's name that are read. */
const maxReadLength = 300;

/** Words in titles that do not distinguish one place from another. */
const said = new Set(
  (
    'start starte starten beginn ab sofort gesucht werde werden dein deine deinem jetzt bewerben wir suchen du uns unser unsere unserem ' +
    'team karriere zukunft schueler schuelerpraktikum praktikum praktika schulisch vollzeit teilzeit jahr jahre monate august september ' +
    'ausbildungsbeginn ausbildungsstart ausbildungsjahr stelle platz standort raum region freie frei gn bbig hwo kein keine ' +
    'betriebspraktikum praktikant schulpraktikum stud studium dual dualer duales komm spass bock lust verguetung uebernahme top ' +
    'attraktiv tarif tage woche urlaub job chance perspektive einstieg kennenlernen neue verstaerkung familie inklusive laptop ' +
    'firmenhandy moeglich auch schueler innen fuers beruf berufsausbildung bachelor ' +
    'uebernahmegarantie gehalt euro betrieb unternehmen praemie bonus benefits jobrad wohnheim weihnachtsgeld urlaubsgeld fuehrerschein ' +
    'herbst sommer stunden monat brutto lehrjahr verkuerzt abschluss realschulabschluss hauptschulabschluss abitur fachabitur klasse ' +
    'quereinsteiger berufsschule schulabgaenger bewerber bewerbung karrierestart berufseinstieg profi nachwuchs talent held helden ' +
    'spannend vielfaeltig abwechslungsreich modern regional heimat sicher krisensicher bereich pia praxisintegriert ' +
    'ferien eng engineering science arts of sc bsc beng ref referenz kennziffer ihk hwk'
  ).split(' '),
);

export const wordsOf = (...texts: readonly string[]) =>
  new Set(texts.flatMap((text) => nameWords(text).map(({ stem }) => stem)));

/** Numbers of days and months, and words derived from 'Praktikum', 'Ausbildung', 'Azubi' or 'Lehrling'. */
const silent = /^\d{1,2}$|praktik|^(?:ausbildung|azubi|lehrstelle|lehrling)/;

/** Reference numbers of sources: 'Ref. 4711', 'Kennziffer 12/2027', '10000-1190000-S'. */
const reference =
  /(?<!\p{L})(?:ref(?:erenz)?(?:nr|nummer)?|kennziffer|kenn-?nr|job-?id|stellen-?(?:id|nr|nummer))[.:]{0,2}\s{0,3}[\w/-]{1,20}|(?<![\w-])\d{4,6}-\d{1,10}-[A-Z](?![\w-])/giu;

export const withoutReference = (title: string) =>
  title.slice(0, maxReadLength).replaceAll(reference, ' ');

/** Returns the words of a title that may distinguish its place from another. */
export const findDistinguishingWords = (words: Iterable<string>, known: ReadonlySet<string>) =>
  new Set([...words].filter((word) => !said.has(word) && !known.has(word) && !silent.test(word)));

const trade = (word: string) => word.replace(/(?<=[a-z]{5})(?:erei|ei|er)$/, '');

/** Reduces a trade and its workshop to the same word: 'Metallbauer' and 'Metallbau', 'Tischler' and 'Tischlerei'. */
export function trades(
  words: ReadonlySet<string>,
  known: ReadonlySet<string>,
): ReadonlySet<string> {
  const knownTrades = new Set([...known].map(trade));
  return new Set([...words].map(trade)).difference(knownTrades);
}

/** Returns the lower-case words of a title, which describe it ('in familiärem Betrieb'). Names that distinguish places are capitalised. */
export function described(title: string): ReadonlySet<string> {
  const words = title.slice(0, maxReadLength).match(/[\p{L}-]+/gu) ?? [];
  const small = words.filter((word) => word === word.toLowerCase());
  // If a title has no capitalised word, its lower case means nothing.
  return small.length === words.length ? new Set() : wordsOf(small.join(' '));
}

/** The name of a branch: the text after 'Filiale' or 'Werk', or in brackets. */
const branch =
  /\(([^()]{1,100})\)|(?<!\p{L})(?:nl|niederlassung|zweigniederlassung|zweigstelle|filiale|standort|geschäftsstelle|betriebsstätte|betriebsteil|außenstelle|werk|haus|direktion|regionaldirektion|region)(?!\p{L})([^()]{1,100})/giu;

export const branchOf = (company: string) => {
  const named = [...company.slice(0, maxReadLength).matchAll(branch)].map(
    ([, inside = '', behind = '']) => inside + behind,
  );
  return wordsOf(...named);
};

/** Small numbers that distinguish one unit of an employer from another. */
const numbered =
  /(?<!\p{L})(?:station|filiale|werk|haus|schicht|gruppe|team|abteilung|linie|markt)\s{0,3}(?:nr\.?\s{0,3})?(\d{1,3})(?!\d)/iu;

/** The number of the unit that a title names: 'Station 3', 'Werk 2'. */
export const findUnitNumber = (title: string): string | undefined =>
  numbered.exec(title.slice(0, maxReadLength))?.[1];

/** Numbers of branches in an employer's name. */
export const numbersOf = (company: string) => (company.match(/\d{2,}/g) ?? []).join(' ');
