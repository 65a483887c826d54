import type { LeftAlone, Likeness, Rejection } from '@lehrpfad/contract/exchanges/options.ts';
import type { AdContent, AdPlan, Decision, ImportResult, PlannedCompany } from './decision.ts';
import type { CleanHtml } from '../../../core/html/clean-html.ts';
import type { Json, Normalised } from './imported-ad.ts';
import type { KnownAd, KnownRecord, RecordValues } from './records/record-store.ts';

/** A record that was read, with what is kept of it here. */
export interface Subject {
  readonly externalId: string;
  /** Name of the exchange. */
  readonly source: string;
  readonly title: string;
  readonly company: string;
  readonly raw: Json;
  /** The year in which the place begins, if the source says no day. */
  readonly startYear?: number | undefined;
  readonly hash: string;
  /** Undefined if the source has none, or has not sent it again. */
  readonly stamp: string | undefined;
  readonly record: KnownRecord | undefined;
  /** The ad of the record, or an ad of the same source from before records were kept. */
  readonly ad: KnownAd | null;
  /** What the record says. */
  readonly read: Normalised;
  /** Its description as it is shown, if that was made already. */
  readonly html?: CleanHtml;
}

/** The ad that is shown instead of a duplicate: its id, or the id of the record from which the same batch makes it. */
type DoubledAd = number | { readonly externalId: string };

/** What the matching has found. */
export type Finding =
  | { readonly kind: 'rejected'; readonly reason: Rejection; readonly detail: string }
  | { readonly kind: 'duplicate'; readonly of: DoubledAd; readonly reason: Likeness }
  | {
      readonly kind: 'fit';
      readonly company: PlannedCompany;
      readonly publishDate: string;
      /** Makes the content of the ad; called only if it is written. */
      readonly content: () => AdContent;
    };

/** Returns why an import must leave its ad alone; undefined if it may write it. */
export function leftAloneBecause({
  record,
  ad,
}: Pick<Subject, 'record' | 'ad'>): LeftAlone | undefined {
  if (ad === null) return record?.hadAd ? 'deleted' : undefined;
  if (ad.external === '') return 'adopted';
  return ad.edited ? 'edited' : undefined;
}

/** Whether the last day of the ad has passed, so that it is not published any more. */
const hasExpired = ({ lastDay }: KnownAd, today: string) => lastDay !== null && lastDay < today;

/** Whether somebody has hidden the ad: its record is shown and its time has not passed, but it is neither published nor waits. */
export function isPrivate(
  record: Pick<KnownRecord, 'state' | 'wasPrivate'>,
  ad: KnownAd | null,
  today: string,
): boolean {
  if (record.state !== 'shown') return record.wasPrivate;
  return ad !== null && !ad.published && !ad.waiting && !hasExpired(ad, today);
}

interface Becomes {
  readonly state: KnownRecord['state'];
  readonly reason?: string;
  readonly duplicateOf?: number | null;
  readonly wasPrivate?: boolean;
}

/** Makes a decision. It writes nothing if the database says the same already. */
function decision(
  subject: Subject,
  importResult: Pick<ImportResult, 'outcome'> & Partial<ImportResult>,
  becomes: Becomes,
  today: string,
  ad?: AdPlan,
  evenEdited = false,
): Decision {
  const { externalId, record, raw, hash, title, company } = subject;
  const values: RecordValues = {
    externalId,
    state: becomes.state,
    reason: becomes.reason ?? '',
    duplicateOf: becomes.duplicateOf ?? null,
    wasPrivate: becomes.wasPrivate ?? false,
    jobAdId: subject.ad?.id ?? null,
    hadAd: subject.ad !== null || (record?.hadAd ?? false),
  };
  const stamp = subject.stamp ?? record?.stamp ?? '';
  const isNew = record === undefined || record.hash !== hash;
  const differs =
    record !== undefined &&
    (record.state !== values.state ||
      record.reason !== values.reason ||
      record.duplicateOf !== values.duplicateOf ||
      record.wasPrivate !== values.wasPrivate ||
      record.stamp !== stamp ||
      (record.ad?.id ?? null) !== values.jobAdId);
  const version = isNew
    ? { ...values, raw, hash, stamp, startYear: subject.startYear ?? null }
    : undefined;
  const state = !isNew && (differs || ad?.kind === 'create') ? { ...values, stamp } : undefined;
  return {
    importResult: {
      externalId,
      title,
      company,
      reason: '',
      detail: '',
      jobAdId: subject.ad?.id ?? null,
      duplicateOf: null,
      ...importResult,
    },
    writes: version !== undefined || state !== undefined || ad !== undefined,
    plan: { version, state, ad, evenEdited, today },
  };
}

/** Whether the ad is published or will be. */
export const isShown = (ad: KnownAd | null): ad is KnownAd =>
  ad !== null && (ad.published || ad.waiting);

/**
 * Decides about a record that is not to be shown. If its ad is shown, `judgeGone` takes it down once the run as a whole has been judged.
 * Until then the record stays as it was when its ad was last written.
 */
function notShown(
  subject: Subject,
  importResult: Pick<ImportResult, 'outcome'> & Partial<ImportResult>,
  becomes: Becomes,
  today: string,
): Decision {
  if (!isShown(subject.ad)) return decision(subject, importResult, becomes, today);
  const wasShown = { ...importResult, wasShown: true };
  const kept = decision(subject, wasShown, { state: 'shown' }, today);
  if (subject.record !== undefined) return { ...kept, writes: false, plan: { today } };
  // The ad is from before records were kept. With an empty hash, whatever comes next is a new version.
  const version = kept.plan.version && { ...kept.plan.version, hash: '', stamp: '' };
  return { ...kept, plan: { version, today } };
}

function leaveAlone(subject: Subject, reason: LeftAlone, today: string): Decision {
  const { record, ad } = subject;
  // An ad that editors have edited was taken down with its record, and is shown again with it.
  const isBack =
    reason === 'edited' && record?.state === 'gone' && !record.wasPrivate && ad !== null;
  const shows: AdPlan | undefined =
    isBack && !ad.published && !hasExpired(ad, today) ? { kind: 'show', id: ad.id } : undefined;
  return decision(
    subject,
    { outcome: 'left-alone', reason },
    { state: 'shown' },
    today,
    shows,
    true,
  );
}

/** Decides what becomes of a record, and what has to be written for it. */
export function decide(subject: Subject, finding: Finding, today: string): Decision {
  const { record, ad } = subject;
  const reason = leftAloneBecause(subject);
  if (reason) return leaveAlone(subject, reason, today);
  const wasPrivate = record !== undefined && isPrivate(record, ad, today);
  if (finding.kind === 'rejected')
    return notShown(
      subject,
      { outcome: 'rejected', reason: finding.reason, detail: finding.detail },
      { state: 'rejected', reason: finding.reason, wasPrivate },
      today,
    );
  if (finding.kind === 'duplicate') return doubled(subject, finding, wasPrivate, today);
  if (ad === null) {
    const { content, publishDate } = finding;
    const plan = { kind: 'create', content: content(), publishDate } as const;
    return decision(subject, { outcome: 'created' }, { state: 'shown' }, today, plan);
  }
  return refresh(subject, ad, finding, wasPrivate, today);
}

function doubled(
  subject: Subject,
  { of, reason }: Extract<Finding, { kind: 'duplicate' }>,
  wasPrivate: boolean,
  today: string,
): Decision {
  const duplicateOf = typeof of === 'number' ? of : null;
  const decided = notShown(
    subject,
    { outcome: 'duplicate', reason, duplicateOf },
    { state: 'duplicate', reason, duplicateOf, wasPrivate },
    today,
  );
  if (typeof of === 'number') return decided;
  return { ...decided, plan: { ...decided.plan, twin: of.externalId } };
}

/** Decides about a record whose ad may be changed and stays. */
function refresh(
  subject: Subject,
  ad: KnownAd,
  { company, content }: Extract<Finding, { kind: 'fit' }>,
  wasPrivate: boolean,
  today: string,
): Decision {
  const { record, hash, source } = subject;
  const isBack = record !== undefined && record.state !== 'shown' && !wasPrivate;
  const shows = !ad.published && (isBack || hasExpired(ad, today));
  const isSame =
    record !== undefined &&
    record.state === 'shown' &&
    record.hash === hash &&
    company.id === ad.companyId &&
    ad.source === source &&
    !shows;
  if (isSame) return decision(subject, { outcome: 'unchanged' }, { state: 'shown' }, today);
  const plan = { kind: 'change', id: ad.id, content: content(), shows } as const;
  return decision(subject, { outcome: 'changed' }, { state: 'shown' }, today, plan);
}
