import { waitingTime } from '@lehrpfad/contract/core/dates/waiting-time.ts';
import { mayCall } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { AnyEndpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { quotas, type QuotaName } from '@lehrpfad/contract/core/limits.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Caller } from './callers.ts';
import { AppError } from '../http/errors.ts';

/**
 * Counts a write of an account.
 * @throws 429 if the account has used up its quota of 24 hours
 */
export type RecordWrite = (caller: Caller, quota: QuotaName) => Promise<void>;

const dayMinutes = 24 * 60;

const labels: Readonly<Record<QuotaName, string>> = {
  addresses: 'neue Adressen',
  companies: 'Änderungen an Unternehmen und Filialen',
  apprenticeshipRequests: 'Anfragen nach Ausbildungsberufen',
  contactPersons: 'Änderungen an Kontaktpersonen',
  ads: 'neue Anzeigen',
  adChanges: 'Änderungen an Anzeigen',
  drafts: 'Entwürfe',
  events: 'Änderungen an Veranstaltungen',
  careerPages: 'Änderungen und Abrufe von Karriereseiten',
  mails: 'Aktionen, die eine E-Mail auslösen,',
  uploads: 'Formulare mit Dateien',
  others: 'weitere Änderungen',
};

/** Returns the quota of a call: its own, or the common one of all calls for company accounts; undefined for reads and editors' calls. */
export function quotaOf({ method, access, quota }: AnyEndpoint): QuotaName | undefined {
  if (quota === 'none') return undefined;
  if (quota !== undefined) return quota;
  return method !== 'GET' && (access === 'account' || access === 'company') ? 'others' : undefined;
}

function quotaUsedUp(quota: QuotaName, max: number, retryAfter: number): AppError {
  const detail = `In 24 Stunden sind höchstens ${max} ${labels[quota]} möglich. Bitte versuchen Sie es in ${waitingTime(retryAfter)} noch einmal.`;
  return new AppError(429, { detail, code: 'too_many' }, retryAfter);
}

/** Counts per account for all processes together, regardless of persons, sessions and addresses. */
export function writeQuotas(attempts: RateLimiter): RecordWrite {
  return ({ accountId, permission }, quota) => {
    const max = quotas[quota][mayCall('editor', permission) ? 'editor' : 'company'];
    const limit = {
      key: `quota ${quota} ${accountId}`,
      max,
      perMinutes: dayMinutes,
      slides: true,
    };
    return attempts.consume([limit], (retryAfter) => quotaUsedUp(quota, max, retryAfter));
  };
}
