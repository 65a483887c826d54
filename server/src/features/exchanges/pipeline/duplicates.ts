import type { Likeness } from '@lehrpfad/contract/exchanges-options.ts';
import { comparedWords, trigramsOf } from '../../occupations/similar-names.ts';

/** Of an employer with more ads nobody can say by their titles which are the same. */
export const largestGroup = 500;

const leastDice = 0.8;

/** An ad that may win over one that is imported. */
export interface Rival {
  readonly id: number;
  readonly employerKey: string;
  readonly postcode: string;
  readonly jobType: 1 | 2;
  readonly title: string;
  /** Written or adopted by its company. */
  readonly isOwn: boolean;
  /** Of the exchange that it came from. */
  readonly rank: number;
}

/** An ad that is to be shown, if no other is the same. */
export interface Contender {
  readonly employerKey: string;
  readonly postcodes: readonly string[];
  readonly jobType: 1 | 2;
  readonly title: string;
  readonly rank: number;
  /** The ad that it has already; null for a new one, which is younger than all others. */
  readonly adId: number | null;
  /** Ads that an editor has parted it from. */
  readonly splits: ReadonlySet<number>;
}

const plain = (title: string) =>
  title.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Words that say nothing of the place itself; comparedWords has dropped genders, years and 'Ausbildung zum'. */
const cleaned = (title: string) =>
  comparedWords(title)
    .filter((word) => !/^(?:gmbh|ggmbh|ag|kg|ohg|gbr|ug|ev|ek|co)$/.test(word))
    .toSorted()
    .join(' ');

/** Why two titles mean the same place; undefined where they do not. */
export function titleLikeness(one: string, other: string): Likeness | undefined {
  if (plain(one) === plain(other)) return 'same-title';
  const words = cleaned(one);
  if (words !== '' && words === cleaned(other)) return 'same-words';
  const [left, right] = [trigramsOf(one), trigramsOf(other)];
  if (left.size === 0 || right.size === 0) return undefined;
  let common = 0;
  for (const gram of left) if (right.has(gram)) common += 1;
  return (2 * common) / (left.size + right.size) >= leastDice ? 'similar-title' : undefined;
}

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
): { readonly id: number; readonly likeness: Likeness } | undefined {
  const winners = rivals
    .filter(
      (rival) =>
        contender.employerKey !== '' &&
        rival.employerKey === contender.employerKey &&
        rival.jobType === contender.jobType &&
        contender.postcodes.includes(rival.postcode) &&
        !contender.splits.has(rival.id) &&
        wins(rival, contender),
    )
    .toSorted(byMerit);
  for (const { id, title } of winners) {
    const likeness = titleLikeness(title, contender.title);
    if (likeness !== undefined) return { id, likeness };
  }
  return undefined;
}
