import type { LeftAlone, Likeness, Rejection } from '@lehrpfad/contract/exchanges-options.ts';
import type { Receipt } from './decision.ts';
import type { Json } from './imported-ad.ts';
import type { AdContent, AdPlan, Decision, PlannedCompany } from './plan.ts';
import type { KnownAd, KnownRecord, RecordValues } from './records.ts';

/** A record of which is known what it says and what is here. */
export interface Subject {
  readonly externalId: string;
  /** Name of the exchange. */
  readonly source: string;
  readonly title: string;
  readonly company: string;
  readonly raw: Json;
  readonly hash: string;
  /** Undefined where the source has none, or has not said it anew. */
  readonly stamp: string | undefined;
  readonly record: KnownRecord | undefined;
  /** That of the record, or one of the same source from before there were records. */
  readonly ad: KnownAd | null;
}

/** What the stages before have found. */
export type Finding =
  | { readonly kind: 'rejected'; readonly reason: Rejection; readonly detail: string }
  | { readonly kind: 'duplicate'; readonly of: number; readonly reason: Likeness }
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
  readonly duplicateOf?: number;
  readonly wasPrivate?: boolean;
}

/** The writes of one decision; nothing where all of it is there already. */
function decision(
  subject: Subject,
  receipt: Pick<Receipt, 'outcome'> & Partial<Receipt>,
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
  const version = isNew ? { ...values, raw, hash, stamp } : undefined;
  const state = !isNew && (differs || ad?.kind === 'create') ? { ...values, stamp } : undefined;
  return {
    receipt: {
      ...{ externalId, title, company, reason: '', detail: '' },
      ...{ jobAdId: subject.ad?.id ?? null, duplicateOf: null, ...receipt },
    },
    writes: version !== undefined || state !== undefined || ad !== undefined,
    plan: { version, state, ad, evenEdited, today },
  };
}

/** An ad that is shown no more, where it is shown. */
function withdrawal(ad: KnownAd | null): AdPlan | undefined {
  return ad && (ad.published || ad.waiting) ? { kind: 'withdraw', id: ad.id } : undefined;
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
    return decision(
      subject,
      { outcome: 'rejected', reason: finding.reason, detail: finding.detail },
      { state: 'rejected', reason: finding.reason, wasPrivate },
      today,
      withdrawal(ad),
    );
  if (finding.kind === 'duplicate')
    return decision(
      subject,
      { outcome: 'duplicate', reason: finding.reason, duplicateOf: finding.of },
      { state: 'duplicate', reason: finding.reason, duplicateOf: finding.of, wasPrivate },
      today,
      withdrawal(ad),
    );
  if (ad === null) {
    const { content, publishDate } = finding;
    const plan = { kind: 'create', content: content(), publishDate } as const;
    return decision(subject, { outcome: 'created' }, { state: 'shown' }, today, plan);
  }
  return refresh(subject, ad, finding, wasPrivate, today);
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
