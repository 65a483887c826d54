import type { LeftAlone, Likeness, Rejection } from '@lehrpfad/contract/exchanges/options.ts';
import type { AdContent, AdPlan, Decision, ImportResult, PlannedCompany } from './decision.ts';
import type { CleanHtml } from '../../../core/html/clean-html.ts';
import type { Json, Normalised } from './imported-ad.ts';
import type { KnownAd, KnownRecord, RecordValues } from './records/record-store.ts';

/** A record of which is known what it says and what is here. */
export interface Subject {
  readonly externalId: string;
  /** Name of the exchange. */
  readonly source: string;
  readonly title: string;
  readonly company: string;
  readonly raw: Json;
  /** Where no first day is said, but a year. */
  readonly startYear?: number | undefined;
  readonly hash: string;
  /** Undefined where the source has none, or has not said it anew. */
  readonly stamp: string | undefined;
  readonly record: KnownRecord | undefined;
  /** The ad of the record, or an ad of the same source from before records were kept. */
  readonly ad: KnownAd | null;
  /** What the record says. */
  readonly read: Normalised;
  /** Its description as it is shown, where that has been made already. */
  readonly html?: CleanHtml;
}

/** An ad in place of which another is not shown: its id, or the record of which the same batch makes it. */
type DoubledAd = number | { readonly externalId: string };

/** What the stages before have found. */
export type Finding =
  | { readonly kind: 'rejected'; readonly reason: Rejection; readonly detail: string }
  | { readonly kind: 'duplicate'; readonly of: DoubledAd; readonly reason: Likeness }
  | {
      readonly kind: 'fit';
      readonly company: PlannedCompany;
      readonly publishDate: string;
      /** The ad as it is to be; made only where it is written. */
      readonly content: () => AdContent;
    };

/** Why an import must not touch what it once made. */
export function leftAloneBecause({
  record,
  ad,
}: Pick<Subject, 'record' | 'ad'>): LeftAlone | undefined {
  if (ad === null) return record?.hadAd ? 'deleted' : undefined;
  if (ad.external === '') return 'adopted';
  return ad.edited ? 'edited' : undefined;
}

/** Its last day has passed, and time has unpublished it. */
const hasExpired = ({ lastDay }: KnownAd, today: string) => lastDay !== null && lastDay < today;

/** Somebody has hidden it: it is neither shown nor waits, although its record is, and its time has not passed. */
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

/** The writes of one decision; nothing where all of it is there already. */
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

/** Whether people see the ad, or will. */
export const isShown = (ad: KnownAd | null): ad is KnownAd =>
  ad !== null && (ad.published || ad.waiting);

/**
 * A record that is not to be shown. An ad that is goes with those that are gone, once the run has been judged as a whole
 * (`judgeGone`); until then the record stays as it was when its ad was last written.
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
  // Of an ad from before there were records: whatever comes next is another version than this one.
  const version = kept.plan.version && { ...kept.plan.version, hash: '', stamp: '' };
  return { ...kept, plan: { version, today } };
}

function leaveAlone(subject: Subject, reason: LeftAlone, today: string): Decision {
  const { record, ad } = subject;
  // What editors have edited went with its record all the same, and comes back with it.
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

/** What becomes of a record, and what has to be written for it. */
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

/** An ad that is ours to change, and goes on. */
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
