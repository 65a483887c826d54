import { internship, type JobType } from '@lehrpfad/contract/core/options.ts';
import type { DuplicateReason } from '@lehrpfad/contract/exchanges/options.ts';
import { comparedWords } from '../../../../occupations/job-names/similar-names.ts';
import { employerStems } from './employer-stems.ts';
import {
  branchOf,
  described,
  numbersOf,
  findDistinguishingWords,
  trades,
  findUnitNumber,
  withoutReference,
  wordsOf,
} from './distinguishing-words.ts';

/** If an employer has more ads than this, their titles do not tell which are the same. */
export const maxGroupSize = 500;

/** Fields by which two ads are compared. */
export interface ComparedAd {
  readonly jobType: JobType;
  readonly title: string;
  /** The employer's name as its source writes it: different branches or numbers mean different places. */
  readonly company: string;
  /** Id of the internal job name that it counts under; null for an external name that no editor has mapped. */
  readonly occupation: number | null;
  /** First day, `YYYY-MM-DD`, or null. */
  readonly start: string | null;
  /** The year of the start, if no day is given. */
  readonly startYear?: number | null;
}

/** An existing ad that may be shown instead of one that is imported. */
export interface ExistingAd extends ComparedAd {
  readonly id: number;
  readonly employerStem: string;
  /** Empty if unknown. */
  readonly postcode: string;
  readonly townId: number | null;
  /** Written or adopted by its company. */
  readonly isOwn: boolean;
  /** Rank of the exchange that the ad came from. */
  readonly rank: number;
}

/** An imported ad, which is shown unless another ad is for the same place. */
export interface ImportedForPlace extends ComparedAd {
  readonly employerStem: string;
  /** Postcodes of its place and its employer; empty if none is known. */
  readonly postcodes: readonly string[];
  readonly town: string;
  readonly townId: number;
  readonly rank: number;
  /** The id of its ad; null for a new ad, which is younger than all others. */
  readonly adId: number | null;
  /** Ads from which an editor has split it. */
  readonly splits: ReadonlySet<number>;
}

/** Comparison of occupations, implemented by `JobNameMatcher`. */
export interface Occupations {
  /** Whether two job names are the same, or one is a specialisation of the other; two specialisations are not. */
  readonly areOne: (one: number, other: number) => boolean;
  /** Id of the occupation that a title names, regardless of the occupation that the source gives in another field. */
  readonly inTitle: (title: string) => number | undefined;
  /** The words of a title beside the occupation that it names. */
  readonly besides: (title: string) => readonly string[];
}

const plain = (title: string) =>
  title.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Words of a title, sorted. `comparedWords` has dropped genders, years and 'Ausbildung zum', which do not tell places apart. */
const cleaned = (title: string) => comparedWords(title).toSorted().join(' ');

const year = /(?<!\d)20[2-4]\d(?!\d)/;

/** Year of the first day, else of the field for the year, else in the title: 'Ausbildung 2027'. */
const yearOf = ({ start, startYear, title }: ComparedAd) =>
  start?.slice(0, 4) ?? startYear?.toString() ?? year.exec(title)?.[0];

/** Whether the first days differ, or the years if one of the ads gives no day. */
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
  const [unit, otherUnit] = [findUnitNumber(one.title), findUnitNumber(other.title)];
  if (unit !== undefined && otherUnit !== undefined && unit !== otherUnit) return true;
  const known = wordsOf(one.company, other.company, town)
    .union(described(one.title))
    .union(described(other.title));
  if (one.occupation === null || other.occupation === null) {
    const [left, right] = [
      trades(findDistinguishingWords(wordsOf(withoutReference(one.title)), known), known),
      trades(findDistinguishingWords(wordsOf(withoutReference(other.title)), known), known),
    ];
    // Internships without distinguishing words are the same; for apprenticeships without such words the trade is unknown.
    const isUnclear = left.size === 0 && one.jobType !== internship;
    return isUnclear || left.symmetricDifference(right).size > 0;
  }
  const left = findDistinguishingWords(jobs.besides(withoutReference(one.title)), known);
  const right = findDistinguishingWords(jobs.besides(withoutReference(other.title)), known);
  return differ(left, right);
}

/**
 * Whether both ads have the same occupation and neither title names another one. Internships are often named after an activity; then their
 * words have to be the same.
 */
function areOneJob(one: ComparedAd, other: ComparedAd, jobs: Occupations): boolean {
  const [inOne, inOther] = [jobs.inTitle(one.title), jobs.inTitle(other.title)];
  if (inOne !== undefined && inOther !== undefined && !jobs.areOne(inOne, inOther)) return false;
  const [first, second] = [one.occupation, other.occupation];
  if (first === null || second === null) return first === second || one.jobType === internship;
  return jobs.areOne(first, second);
}

/** Returns why two ads of one employer are for the same place; undefined if they are not, or if it is not certain. */
export function findDuplicateReason(
  one: ComparedAd,
  other: ComparedAd,
  town: string,
  jobs: Occupations,
): DuplicateReason | undefined {
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
): { readonly id: number; readonly likeness: DuplicateReason } | undefined {
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
