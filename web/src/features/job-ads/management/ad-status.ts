import type { AnyJobAd, JobAdRow } from '@lehrpfad/contract/job-ads/all.ts';
import { lockText } from '@lehrpfad/contract/job-ads/lock/lock-options.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { berlinToday, formatDate } from '../../../core/text/dates.ts';

/** State of an ad without the influence of locks and account. */
export type AdStatus = 'public' | 'waiting' | 'private' | 'filled' | 'expired';

export type Dated = Pick<
  OwnJobAd,
  'published' | 'waiting' | 'filled_on' | 'availability_start_date' | 'availability_end_date'
>;

/** @param today ISO date; the server unpublishes an expired ad within a minute, so the date decides here */
export function statusOf(ad: Dated, today: string = berlinToday()): AdStatus {
  if (ad.filled_on !== null) return 'filled';
  const end = ad.availability_end_date;
  if (end !== null && end < today) return 'expired';
  if (ad.published) return 'public';
  return ad.waiting ? 'waiting' : 'private';
}

/** Tooltips of the specification; a waiting ad is private until its first day. */
export const statusTooltips = {
  public: 'Stelle öffentlich',
  waiting: 'Stelle privat',
  private: 'Stelle privat',
  filled: 'Platz besetzt',
  expired: 'Stelle abgelaufen',
} as const satisfies Record<AdStatus, string>;

const statusWords = {
  public: 'Öffentlich',
  private: 'Privat',
  filled: 'Besetzt',
  expired: 'Abgelaufen',
} as const;

/** Returns the text beside the icon. */
export function statusText(ad: Dated, status: AdStatus = statusOf(ad)): string {
  if (status === 'waiting') return `Wird am ${formatDate(ad.availability_start_date)} öffentlich`;
  return statusWords[status];
}

/** Labels of the list's filters. */
export const statusNames = {
  public: 'Öffentlich',
  waiting: 'Wartend',
  private: 'Privat',
  filled: 'Besetzt',
  expired: 'Abgelaufen',
} as const satisfies Record<AdStatus, string>;

interface Released {
  /** State of the owner's account; editors also learn whether it matters (`validated`). */
  readonly verified?: boolean;
  readonly validated?: boolean;
}

/** Shown instead of 'Öffentlich' until an editor has validated the account. */
export const waitsForRelease = 'Wartet auf Freigabe';

export const isReleased = ({ validated, verified }: Released): boolean =>
  (validated ?? verified) !== false;

/** Returns the state of an ad as a longer text. */
export function stateText(ad: Dated & Released & Pick<OwnJobAd, 'editor_lock'>): string {
  if (ad.editor_lock) return 'Stelle gesperrt';
  const status = statusOf(ad);
  if (status === 'waiting') return statusText(ad, status);
  return status === 'public' && !isReleased(ad) ? waitsForRelease : statusTooltips[status];
}

/** Returns why editors have locked an ad; null if it is not locked. */
const lockOf = ({ editor_lock: lock }: Pick<OwnJobAd, 'editor_lock'>): string | null =>
  lock && `Von der Redaktion gesperrt: ${lockText(lock)}`;

type OwnStanding = Pick<OwnJobAd, 'locked' | 'verified' | 'editor_lock'>;
type EditorStanding = Pick<JobAdRow, 'locked' | 'validated' | 'blocked' | 'editor_lock'>;

const notInSearch = (what: string) => `${what}, Stellenanzeige in Suche nicht sichtbar`;

/**
 * Returns the reasons besides its own state why an ad is hidden from the search. A company gets only the first one; editors, whose data
 * contain more, get all.
 */
export function hiddenReasonsOf(ad: OwnStanding | EditorStanding): readonly string[] {
  const lock = lockOf(ad);
  const locks = lock === null ? [] : [lock];
  const isUnknown = 'validated' in ad ? !ad.validated : !ad.verified;
  const others = [
    ad.locked && 'Unternehmen gesperrt',
    isUnknown && 'Account nicht validiert',
    'blocked' in ad && ad.blocked && 'Berufsbezeichnung gesperrt',
  ].filter((what) => what !== false);
  const all = [...locks, ...others.map(notInSearch)];
  return 'validated' in ad ? all : all.slice(0, 1);
}

/** Whether the branch is closed; a company does not see the ads of closed branches. */
export const isOfClosed = (ad: OwnJobAd | AnyJobAd): boolean => 'closed' in ad && ad.closed;

type Placed = Pick<OwnJobAd, 'company_name' | 'company_address'>;

/** Returns the name of a branch, with its town unless the name contains it. */
export function branchOf({ company_name: name, company_address: address }: Placed): string {
  const city = address?.city ?? '';
  return city === '' || name.includes(city) ? name : `${name}, ${city}`;
}

/** Returns the other branches that have the ad. All of them are in the account's own list. */
export function siblingBranches(ad: OwnJobAd, ads: readonly OwnJobAd[]): readonly string[] {
  return ad.siblings.flatMap(({ id }) => {
    const found = ads.find((one) => one.id === id);
    return found ? [branchOf(found)] : [];
  });
}
