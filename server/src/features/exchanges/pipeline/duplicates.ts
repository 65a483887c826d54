import type { Likeness } from '@lehrpfad/contract/exchanges-options.ts';
import { nameWords } from '../../occupations/name-words.ts';
import { comparedWords } from '../../occupations/similar-names.ts';
import { shortNames } from './place-text.ts';

/** Of an employer with more ads nobody can say by their titles which are the same. */
export const largestGroup = 500;

/** Characters of an employer's name that are looked at. */
const mostRead = 300;

/** With less, nothing says who is meant. */
const leastStem = 3;

/** What two ads are compared by. */
export interface ComparedAd {
  readonly jobType: 1 | 2;
  readonly title: string;
  /** Of the employer, as its source writes it: two branches or numbers make two places. */
  readonly company: string;
  /** Id of the internal job name under which it counts; null for one from outside that nobody has settled. */
  readonly occupation: number | null;
  /** First day, `YYYY-MM-DD`, or null. */
  readonly start: string | null;
  /** Where it says a year alone. */
  readonly startYear?: number | null;
}

/** An ad that may win over one that is imported. */
export interface Rival extends ComparedAd {
  readonly id: number;
  readonly employerStem: string;
  /** Empty where none is known. */
  readonly postcode: string;
  readonly townId: number | null;
  /** Written or adopted by its company. */
  readonly isOwn: boolean;
  /** Of the exchange that it came from. */
  readonly rank: number;
}

/** An ad that is to be shown, if no other is the same. */
export interface Contender extends ComparedAd {
  readonly employerStem: string;
  /** Of its place and its employer; empty where none is known. */
  readonly postcodes: readonly string[];
  readonly town: string;
  readonly townId: number;
  readonly rank: number;
  /** The ad that it has already; null for a new one, which is younger than all others. */
  readonly adId: number | null;
  /** Ads that an editor has parted it from. */
  readonly splits: ReadonlySet<number>;
}

/** What is known of occupations (`JobNameMatcher`). */
export interface Occupations {
  /** Whether two job names are the same, or one is a specialisation of the other; two specialisations are not. */
  readonly areOne: (one: number, other: number) => boolean;
  /** Id of the occupation that a title names, whatever its source says beside it. */
  readonly inTitle: (title: string) => number | undefined;
  /** The words of a title beside the occupation that it names. */
  readonly besides: (title: string) => readonly string[];
}

const plain = (title: string) =>
  title.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Words that say nothing of the place itself; comparedWords has dropped genders, years and 'Ausbildung zum'. */
const cleaned = (title: string) => comparedWords(title).toSorted().join(' ');

const year = /(?<!\d)20[2-4]\d(?!\d)/;

/** Of the first day, else of a field of its own, else of the title: 'Ausbildung 2027'. */
const yearOf = ({ start, startYear, title }: ComparedAd) =>
  start?.slice(0, 4) ?? startYear?.toString() ?? year.exec(title)?.[0];

/** Different first days, or years where one of them says no day. */
function beginApart(one: ComparedAd, other: ComparedAd): boolean {
  if (one.start !== null && other.start !== null) return one.start !== other.start;
  const [first, second] = [yearOf(one), yearOf(other)];
  return first !== undefined && second !== undefined && first !== second;
}

/** What ads say besides, that makes no other place of it. */
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

const wordsOf = (...texts: readonly string[]) =>
  new Set(texts.flatMap((text) => nameWords(text).map(({ stem }) => stem)));

/** Numbers of days and months, and whatever is called after an internship or an apprenticeship. */
const silent = /^\d{1,2}$|praktik|^(?:ausbildung|azubi|lehrstelle|lehrling)/;

/** Numbers by which sources know a place: 'Ref. 4711', 'Kennziffer 12/2027', '10000-1190000-S'. */
const reference =
  /(?<!\p{L})(?:ref(?:erenz)?(?:nr|nummer)?|kennziffer|kenn-?nr|job-?id|stellen-?(?:id|nr|nummer))[.:]{0,2}\s{0,3}[\w/-]{1,20}|(?<![\w-])\d{4,6}-\d{1,10}-[A-Z](?![\w-])/giu;

const withoutReference = (title: string) => title.slice(0, mostRead).replaceAll(reference, ' ');

/** Of the words of a title those that might make another place of it. */
const telling = (words: Iterable<string>, known: ReadonlySet<string>) =>
  new Set([...words].filter((word) => !said.has(word) && !known.has(word) && !silent.test(word)));

/** Words in small letters describe: 'in familiärem Betrieb'. What is another place is a name. */
function described(title: string): ReadonlySet<string> {
  const words = title.slice(0, mostRead).match(/[\p{L}-]+/gu) ?? [];
  const small = words.filter((word) => word === word.toLowerCase());
  // Where nothing is written large it says nothing.
  return small.length === words.length ? new Set() : wordsOf(small.join(' '));
}

/** What stands behind 'Filiale' or 'Werk', or in brackets. */
const branch =
  /\(([^()]{1,100})\)|(?<!\p{L})(?:nl|niederlassung|zweigniederlassung|zweigstelle|filiale|standort|geschäftsstelle|betriebsstätte|betriebsteil|außenstelle|werk|haus|direktion|regionaldirektion|region)(?!\p{L})([^()]{1,100})/giu;

const branchOf = (company: string) => {
  const named = [...company.slice(0, mostRead).matchAll(branch)].map(
    ([, inside = '', behind = '']) => inside + behind,
  );
  return wordsOf(...named);
};

/** Whether each of two sets has something that the other has not. */
const differ = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.difference(other).size > 0 && other.difference(one).size > 0;

const numbersOf = (company: string) => (company.match(/\d{2,}/g) ?? []).join(' ');

/** Whether each says something that the other does not: another specialisation, branch or shift. What only one says may be the same place. */
function sayDifferent(
  one: ComparedAd,
  other: ComparedAd,
  town: string,
  jobs: Occupations,
): boolean {
  const [first, second] = [numbersOf(one.company), numbersOf(other.company)];
  if (first !== '' && second !== '' && first !== second) return true;
  if (differ(branchOf(one.company), branchOf(other.company))) return true;
  const known = wordsOf(one.company, other.company, town)
    .union(described(one.title))
    .union(described(other.title));
  if (one.occupation === null || other.occupation === null) {
    const [left, right] = [
      telling(wordsOf(withoutReference(one.title)), known),
      telling(wordsOf(withoutReference(other.title)), known),
    ];
    return left.size === 0 || left.symmetricDifference(right).size > 0;
  }
  const left = telling(jobs.besides(withoutReference(one.title)), known);
  const right = telling(jobs.besides(withoutReference(other.title)), known);
  return differ(left, right);
}

/**
 * The same occupation for both, and none of the titles names another one. Internships are often named by what is done; then their
 * words have to be the same.
 */
function areOneJob(one: ComparedAd, other: ComparedAd, jobs: Occupations): boolean {
  const [inOne, inOther] = [jobs.inTitle(one.title), jobs.inTitle(other.title)];
  if (inOne !== undefined && inOther !== undefined && !jobs.areOne(inOne, inOther)) return false;
  const [first, second] = [one.occupation, other.occupation];
  if (first === null || second === null) return first === second || one.jobType === 1;
  return jobs.areOne(first, second);
}

/** Why two ads of one employer are the same place; undefined where they are not, or nobody can tell. */
export function likenessOf(
  one: ComparedAd,
  other: ComparedAd,
  town: string,
  jobs: Occupations,
): Likeness | undefined {
  if (one.jobType !== other.jobType || beginApart(one, other)) return undefined;
  if (!areOneJob(one, other, jobs) || sayDifferent(one, other, town, jobs)) return undefined;
  if (plain(one.title) === plain(other.title)) return 'same-title';
  return cleaned(one.title) === cleaned(other.title) ? 'same-words' : 'same-occupation';
}

/**
 * By what an employer may be called elsewhere: with its town behind its name, or without it: 'Optik Lux' and 'Optik Lux Halle'.
 * @param company as its source writes it: only a word of its own is the town
 */
export function employerStems({
  employerStem: stem,
  company,
  town,
}: Pick<Contender, 'employerStem' | 'company' | 'town'>): readonly string[] {
  const name = (shortNames(town).at(-1) ?? '').replaceAll(' ', '');
  if (stem === '' || name === '') return [stem];
  if (!stem.endsWith(name)) return [stem, stem + name];
  const isWord = wordsOf(company).has([...wordsOf(town)][0] ?? '');
  return isWord && stem.length - name.length >= leastStem
    ? [stem, stem.slice(0, -name.length)]
    : [stem];
}

/** The same postcode, or the same town where one of them is not known. */
const liesWhere = (contender: Contender, { postcode, townId }: Rival) =>
  postcode === '' || contender.postcodes.length === 0
    ? townId === contender.townId
    : contender.postcodes.includes(postcode);

/** Own ads win, else the higher rank, else the older ad. */
function wins({ isOwn, rank, id }: Rival, contender: Contender): boolean {
  if (isOwn) return true;
  if (rank !== contender.rank) return rank > contender.rank;
  return contender.adId === null || id < contender.adId;
}

const byMerit = (one: Rival, other: Rival) =>
  Number(other.isOwn) - Number(one.isOwn) || other.rank - one.rank || one.id - other.id;

/** The ad in place of which one is not shown, the best of several; undefined where it stays. */
export function duplicateOf(
  contender: Contender,
  rivals: readonly Rival[],
  jobs: Occupations,
): { readonly id: number; readonly likeness: Likeness } | undefined {
  const stems = employerStems(contender);
  const winners = rivals
    .filter(
      (rival) =>
        rival.employerStem !== '' &&
        stems.includes(rival.employerStem) &&
        rival.jobType === contender.jobType &&
        liesWhere(contender, rival) &&
        !contender.splits.has(rival.id) &&
        wins(rival, contender),
    )
    .toSorted(byMerit);
  for (const rival of winners) {
    const likeness = likenessOf(contender, rival, contender.town, jobs);
    if (likeness !== undefined) return { id: rival.id, likeness };
  }
  return undefined;
}
