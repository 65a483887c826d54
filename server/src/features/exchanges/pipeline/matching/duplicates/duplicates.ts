import type { Likeness } from '@lehrpfad/contract/exchanges/options.ts';
import { comparedWords } from '../../../../occupations/job-names/similar-names.ts';
import { employerStems } from './employer-stems.ts';
import {
  branchOf,
  described,
  numbersOf,
  findDistinguishingWords,
  trades,
  unitIn,
  withoutReference,
  wordsOf,
} from './distinguishing-words.ts';

/** Of an employer with more ads nobody can say by their titles which are the same. */
export const largestGroup = 500;

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

/** An existing ad that may be shown instead of one that is imported. */
export interface ExistingAd extends ComparedAd {
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

/** An imported ad, which is shown unless another ad is for the same place. */
export interface ImportedForPlace extends ComparedAd {
  readonly employerStem: string;
  /** Of its place and its employer; empty where none is known. */
  readonly postcodes: readonly string[];
  readonly town: string;
  readonly townId: number;
  readonly rank: number;
  /** The id of its ad; null for a new ad, which is younger than all others. */
  readonly adId: number | null;
  /** Ads from which an editor has split it. */
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

/** Whether each of two sets has something that the other has not. */
const differ = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.difference(other).size > 0 && other.difference(one).size > 0;

/** Whether each says something that the other does not, such as a specialisation or a shift. If only one does, they may be the same. */
function sayDifferent(
  one: ComparedAd,
  other: ComparedAd,
  town: string,
  jobs: Occupations,
): boolean {
  const [first, second] = [numbersOf(one.company), numbersOf(other.company)];
  if (first !== '' && second !== '' && first !== second) return true;
  if (differ(branchOf(one.company), branchOf(other.company))) return true;
  const [unit, otherUnit] = [unitIn(one.title), unitIn(other.title)];
  if (unit !== undefined && otherUnit !== undefined && unit !== otherUnit) return true;
  const known = wordsOf(one.company, other.company, town)
    .union(described(one.title))
    .union(described(other.title));
  if (one.occupation === null || other.occupation === null) {
    const [left, right] = [
      trades(findDistinguishingWords(wordsOf(withoutReference(one.title)), known), known),
      trades(findDistinguishingWords(wordsOf(withoutReference(other.title)), known), known),
    ];
    // Of internships that say nothing else an employer has one; of apprenticeships that say nothing nobody knows the trade.
    const isUnclear = left.size === 0 && one.jobType !== 1;
    return isUnclear || left.symmetricDifference(right).size > 0;
  }
  const left = findDistinguishingWords(jobs.besides(withoutReference(one.title)), known);
  const right = findDistinguishingWords(jobs.besides(withoutReference(other.title)), known);
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

/** Returns why two ads of one employer are for the same place; undefined if they are not, or if it is not certain. */
export function findDuplicateReason(
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

/** Whether two ads have the same postcode, or the same town if one postcode is not known. */
const liesWhere = (imported: ImportedForPlace, { postcode, townId }: ExistingAd) =>
  postcode === '' || imported.postcodes.length === 0
    ? townId === imported.townId
    : imported.postcodes.includes(postcode);

/** A company's own ad wins, then the ad of the exchange with the higher rank, then the older ad. */
function wins({ isOwn, rank, id }: ExistingAd, imported: ImportedForPlace): boolean {
  if (isOwn) return true;
  if (rank !== imported.rank) return rank > imported.rank;
  return imported.adId === null || id < imported.adId;
}

const byMerit = (one: ExistingAd, other: ExistingAd) =>
  Number(other.isOwn) - Number(one.isOwn) || other.rank - one.rank || one.id - other.id;

/** Returns the best ad that is shown instead of the imported one; undefined if the imported one is shown. */
export function duplicateOf(
  imported: ImportedForPlace,
  existingAds: readonly ExistingAd[],
  jobs: Occupations,
): { readonly id: number; readonly likeness: Likeness } | undefined {
  const stems = employerStems(imported);
  const winners = existingAds
    .filter(
      (existing) =>
        existing.employerStem !== '' &&
        stems.includes(existing.employerStem) &&
        existing.jobType === imported.jobType &&
        liesWhere(imported, existing) &&
        !imported.splits.has(existing.id) &&
        wins(existing, imported),
    )
    .toSorted(byMerit);
  for (const existing of winners) {
    const likeness = findDuplicateReason(imported, existing, imported.town, jobs);
    if (likeness !== undefined) return { id: existing.id, likeness };
  }
  return undefined;
}
