import type { AnyJobAd, JobAdRow } from '@lehrpfad/contract/job-ads/all.ts';
import { lockText } from '@lehrpfad/contract/job-ads/lock-options.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { berlinToday, formatDate } from '../../../core/text/dates.ts';

/** How an ad stands with the public, as far as the ad itself goes. */
export type AdStatus = 'public' | 'waiting' | 'private' | 'expired';

export type Dated = Pick<
  OwnJobAd,
  'published' | 'waiting' | 'availability_start_date' | 'availability_end_date'
>;

/** @param today ISO day; the server takes back what has expired within a minute, so the day counts here */
export function statusOf(ad: Dated, today: string = berlinToday()): AdStatus {
  const end = ad.availability_end_date;
  if (end !== null && end < today) return 'expired';
  if (ad.published) return 'public';
  return ad.waiting ? 'waiting' : 'private';
}

/** Tooltips of the specification; a waiting ad is private until its day. */
export const statusTooltips = {
  public: 'Stelle öffentlich',
  waiting: 'Stelle privat',
  private: 'Stelle privat',
  expired: 'Stelle abgelaufen',
} as const satisfies Record<AdStatus, string>;

const statusWords = { public: 'Öffentlich', private: 'Privat', expired: 'Abgelaufen' } as const;

/** What stands beside the icon. */
export function statusText(ad: Dated, status: AdStatus = statusOf(ad)): string {
  if (status === 'waiting') return `Wird am ${formatDate(ad.availability_start_date)} öffentlich`;
  return statusWords[status];
}

/** What the list can be narrowed to. */
export const statusNames = {
  public: 'Öffentlich',
  waiting: 'Wartend',
  private: 'Privat',
  expired: 'Abgelaufen',
} as const satisfies Record<AdStatus, string>;

interface Released {
  /** Of the owner's account; editors are told whether it matters, too (`validated`). */
  readonly verified?: boolean;
  readonly validated?: boolean;
}

/** What stands in place of 'Öffentlich' as long as an editor has not let the account in. */
export const waitsForRelease = 'Wartet auf Freigabe';

export const isReleased = ({ validated, verified }: Released): boolean =>
  (validated ?? verified) !== false;

/** How an ad stands, where there is room for more than a word. */
export function stateText(ad: Dated & Released & Pick<OwnJobAd, 'editor_lock'>): string {
  if (ad.editor_lock) return 'Stelle gesperrt';
  const status = statusOf(ad);
  if (status === 'waiting') return statusText(ad, status);
  return status === 'public' && !isReleased(ad) ? waitsForRelease : statusTooltips[status];
}

/** Why editors keep an ad from the search; null where they do not. */
const lockOf = ({ editor_lock: lock }: Pick<OwnJobAd, 'editor_lock'>): string | null =>
  lock && `Von der Redaktion gesperrt: ${lockText(lock)}`;

type OwnStanding = Pick<OwnJobAd, 'locked' | 'verified' | 'editor_lock'>;
type EditorStanding = Pick<JobAdRow, 'locked' | 'validated' | 'blocked' | 'editor_lock'>;

const notInSearch = (what: string) => `${what}, Stellenanzeige in Suche nicht sichtbar`;

/**
 * What keeps an ad from the search besides its own state. A company is told the first of it, editors, whose ads say more, all of it.
 */
export function obstaclesOf(ad: OwnStanding | EditorStanding): readonly string[] {
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

/** Whether the branch is closed; a company does not see the ads of such a branch. */
export const isOfClosed = (ad: OwnJobAd | AnyJobAd): boolean => 'closed' in ad && ad.closed;

type Placed = Pick<OwnJobAd, 'company_name' | 'company_address'>;

/** A branch as one tells it from others: with its town, unless its name has it. */
export function branchOf({ company_name: name, company_address: address }: Placed): string {
  const city = address?.city ?? '';
  return city === '' || name.includes(city) ? name : `${name}, ${city}`;
}

/** The other branches that an ad is posted for. All of them are in the account's own list. */
export function siblingBranches(ad: OwnJobAd, ads: readonly OwnJobAd[]): readonly string[] {
  return ad.siblings.flatMap(({ id }) => {
    const found = ads.find((one) => one.id === id);
    return found ? [branchOf(found)] : [];
  });
}
