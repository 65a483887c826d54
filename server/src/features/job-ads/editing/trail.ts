import type { Actor } from '../../../core/security/callers.ts';
import {
  adFields,
  eachPlainField,
  type PlainFieldName,
} from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { labelsOf } from '@lehrpfad/contract/core/text/labels-of.ts';
import { weekWords } from '@lehrpfad/contract/job-ads/facts/internship-weeks.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { lockText } from '@lehrpfad/contract/job-ads/lock/lock-options.ts';
import type { AuditAction } from '@lehrpfad/contract/audit/options.ts';
import type { Queries } from '../../../core/database/database.ts';
import { recordAction } from '../../audit/trail.ts';
import type { LockedCopy } from '../locks/lock-copy-store.ts';
import { ownAds } from '../store.ts';

/** Returns the value of a field as text for editors: chosen options by their labels. */
function asWords(ad: OwnJobAd, name: PlainFieldName) {
  if (name === 'internship_weeks') return ad[name].map(weekWords);
  const field = adFields[name];
  const value = ad[name];
  if (field.kind === 'key') return labelsOf(field.options, [String(value)]).join();
  return Array.isArray(value) && 'options' in field ? labelsOf(field.options, value) : value;
}

/** Returns the data of an ad that the audit trail stores, by the form's names. Of its files it stores only the names. */
function valuesOf(ad: OwnJobAd) {
  return {
    ...eachPlainField((name) => asWords(ad, name)),
    job_type: ad.job_type,
    Job_name: ad.Job_name,
    Profession: ad.Profession,
    contact_person: ad.contact_person,
    published: ad.published,
    publish_date: ad.publish_date,
    filled_on: ad.filled_on,
    Companies: ad.Companies,
    files: ad.files.map(({ name }) => name),
    external: ad.external,
  };
}

/** Returns ads before a change. */
export async function adsBefore(tx: Queries, ids: readonly number[]): Promise<OwnJobAd[]> {
  return ids.length > 0 ? ownAds(tx, ids) : [];
}

type Action = Extract<AuditAction, 'created' | 'changed' | 'deleted' | 'published' | 'withdrawn'>;

async function note(
  tx: Queries,
  caller: Actor,
  action: Action,
  { before, after }: { before?: OwnJobAd | undefined; after?: OwnJobAd | undefined },
): Promise<void> {
  const ad = after ?? before;
  if (ad === undefined) return;
  await recordAction(tx, {
    caller,
    action,
    subject: 'job-ad',
    id: ad.id,
    name: ad.title,
    before: before ? valuesOf(before) : null,
    after: after ? valuesOf(after) : null,
  });
}

/** Records for each ad whether it was added, changed or deleted. */
export async function recordAds(
  tx: Queries,
  caller: Actor,
  before: readonly OwnJobAd[],
  after: readonly OwnJobAd[],
): Promise<void> {
  const was = new Map(before.map((ad) => [ad.id, ad]));
  for (const ad of after) {
    const old = was.get(ad.id);
    await note(tx, caller, old ? 'changed' : 'created', { before: old, after: ad });
    was.delete(ad.id);
  }
  for (const ad of was.values()) await note(tx, caller, 'deleted', { before: ad });
}

/** Records that an ad was published or hidden. */
export function recordVisibility(
  tx: Queries,
  caller: Actor,
  before: OwnJobAd | undefined,
  after: OwnJobAd,
): Promise<void> {
  return note(tx, caller, after.published ? 'published' : 'withdrawn', { before, after });
}

/** Records that the place of an ad was taken, or is free again. */
export function recordFilled(
  tx: Queries,
  caller: Actor,
  before: OwnJobAd | undefined,
  after: OwnJobAd,
): Promise<void> {
  return note(tx, caller, 'changed', { before, after });
}

/** Records that an ad was locked, with the reason, or released. */
export async function recordLock(
  tx: Queries,
  caller: Actor,
  before: OwnJobAd | undefined,
  { id, title, editor_lock: lock }: OwnJobAd,
): Promise<void> {
  await recordAction(tx, {
    caller,
    subject: 'job-ad',
    id,
    name: title,
    action: lock ? 'blocked' : 'released',
    before: { blocked: (before?.editor_lock ?? null) !== null },
    after: { blocked: lock !== null },
    reason: lock ? lockText(lock) : '',
  });
}

/** Records that a company's ad was locked because it has the text of a locked one. */
export async function recordLockedCopy(
  tx: Queries,
  caller: Actor,
  { id, title, ...lock }: LockedCopy,
): Promise<void> {
  await recordAction(tx, {
    caller,
    subject: 'job-ad',
    id,
    name: title,
    action: 'blocked',
    ofCompany: true,
    before: { blocked: false },
    after: { blocked: true },
    reason: `Gleicht einer gesperrten Anzeige: ${lockText(lock)}`,
  });
}
