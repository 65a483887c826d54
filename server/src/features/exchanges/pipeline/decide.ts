import type { LeftAlone } from '@lehrpfad/contract/exchanges/options.ts';
import type { Candidate, Finding } from './candidate.ts';
import { importResultOf, type AdPlan, type Decision, type ImportResult } from './decision.ts';
import { isRejected } from './imported-ad.ts';
import type { KnownAd, KnownRecord, RecordValues } from './records/record-store.ts';

/** Returns why an import must leave its ad alone; undefined if it may write it. */
export function findReasonToSkip({ record, ad }: Candidate): LeftAlone | undefined {
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

type Said = Pick<ImportResult, 'outcome'> & Partial<ImportResult>;

interface Becomes {
  readonly state: KnownRecord['state'];
  readonly reason?: string;
  readonly duplicateOf?: number | null;
  readonly wasPrivate?: boolean;
}

/** Returns the names that the import result shows of a record. */
const namesOf = ({ externalId, read }: Candidate) =>
  isRejected(read)
    ? { externalId, title: read.title ?? '', company: read.company ?? '' }
    : { externalId, title: read.title, company: read.company.name };

/** Makes a decision. It writes nothing if the database says the same already. */
function decision(
  candidate: Candidate,
  said: Said,
  becomes: Becomes,
  today: string,
  ad?: AdPlan,
  evenEdited = false,
): Decision {
  const { externalId, record, ad: known, raw, hash, read } = candidate;
  const values: RecordValues = {
    externalId,
    state: becomes.state,
    reason: becomes.reason ?? '',
    duplicateOf: becomes.duplicateOf ?? null,
    wasPrivate: becomes.wasPrivate ?? false,
    jobAdId: known?.id ?? null,
    hadAd: known !== null || (record?.hadAd ?? false),
  };
  const stamp = candidate.stamp ?? record?.stamp ?? '';
  const isNew = record === undefined || record.hash !== hash;
  const differs =
    record !== undefined &&
    (record.state !== values.state ||
      record.reason !== values.reason ||
      record.duplicateOf !== values.duplicateOf ||
      record.wasPrivate !== values.wasPrivate ||
      record.stamp !== stamp ||
      (record.ad?.id ?? null) !== values.jobAdId);
  const startYear = isRejected(read) ? null : (read.startYear ?? null);
  const version = isNew ? { ...values, raw, hash, stamp, startYear } : undefined;
  const state = !isNew && (differs || ad?.kind === 'create') ? { ...values, stamp } : undefined;
  return {
    importResult: importResultOf(namesOf(candidate), known, said),
    writes: version !== undefined || state !== undefined || ad !== undefined,
    plan: { version, state, ad, evenEdited, today },
  };
}

/** Whether the ad is published or will be. */
export const isShown = (ad: KnownAd | null): ad is KnownAd =>
  ad !== null && (ad.published || ad.waiting);

/**
 * Decides about a record that is not to be shown. If its ad is shown, `planRemovals` takes it down once the run as a whole has been judged.
 * Until then the record stays as it was when its ad was last written.
 */
function notShown(candidate: Candidate, said: Said, becomes: Becomes, today: string): Decision {
  if (!isShown(candidate.ad)) return decision(candidate, said, becomes, today);
  const wasShown = { ...said, wasShown: true };
  const kept = decision(candidate, wasShown, { state: 'shown' }, today);
  if (candidate.record !== undefined) return { ...kept, writes: false, plan: { today } };
  // The ad is from before records were kept. With an empty hash, the next record counts as a new version.
  const version = kept.plan.version && { ...kept.plan.version, hash: '', stamp: '' };
  return { ...kept, plan: { version, today } };
}

function leaveAlone(candidate: Candidate, reason: LeftAlone, today: string): Decision {
  const { record, ad } = candidate;
  // An ad that editors have edited was taken down with its record, and is shown again with it.
  const isBack =
    reason === 'edited' && record?.state === 'gone' && !record.wasPrivate && ad !== null;
  const shows: AdPlan | undefined =
    isBack && !ad.published && !hasExpired(ad, today) ? { kind: 'show', id: ad.id } : undefined;
  return decision(
    candidate,
    { outcome: 'left-alone', reason },
    { state: 'shown' },
    today,
    shows,
    true,
  );
}

/** Decides what happens to a record, and what has to be written for it. */
export function decide(candidate: Candidate, finding: Finding, today: string): Decision {
  const { record, ad } = candidate;
  if (finding.kind === 'left-alone') return leaveAlone(candidate, finding.reason, today);
  const wasPrivate = record !== undefined && isPrivate(record, ad, today);
  if (finding.kind === 'rejected') {
    const { reason, detail = '' } = finding;
    const becomes = { state: 'rejected', reason, wasPrivate } as const;
    return notShown(candidate, { outcome: 'rejected', reason, detail }, becomes, today);
  }
  if (finding.kind === 'duplicate') return doubled(candidate, finding, wasPrivate, today);
  if (ad === null) {
    const { content, publishDate } = finding;
    const plan = { kind: 'create', content: content(), publishDate } as const;
    return decision(candidate, { outcome: 'created' }, { state: 'shown' }, today, plan);
  }
  return refresh(candidate, ad, finding, wasPrivate, today);
}

function doubled(
  candidate: Candidate,
  { of, reason }: Extract<Finding, { kind: 'duplicate' }>,
  wasPrivate: boolean,
  today: string,
): Decision {
  const duplicateOf = typeof of === 'number' ? of : null;
  const decided = notShown(
    candidate,
    { outcome: 'duplicate', reason, duplicateOf },
    { state: 'duplicate', reason, duplicateOf, wasPrivate },
    today,
  );
  if (typeof of === 'number') return decided;
  return { ...decided, plan: { ...decided.plan, twin: of.externalId } };
}

/** Decides about a record whose ad may be changed and stays. */
function refresh(
  candidate: Candidate,
  ad: KnownAd,
  { company, content }: Extract<Finding, { kind: 'fit' }>,
  wasPrivate: boolean,
  today: string,
): Decision {
  const { record, hash, source } = candidate;
  const isBack = record !== undefined && record.state !== 'shown' && !wasPrivate;
  const shows = !ad.published && (isBack || hasExpired(ad, today));
  const isSame =
    record !== undefined &&
    record.state === 'shown' &&
    record.hash === hash &&
    company.id === ad.employer.id &&
    ad.source === source &&
    !shows;
  if (isSame) return decision(candidate, { outcome: 'unchanged' }, { state: 'shown' }, today);
  const plan = { kind: 'change', id: ad.id, content: content(), shows } as const;
  return decision(candidate, { outcome: 'changed' }, { state: 'shown' }, today, plan);
}
