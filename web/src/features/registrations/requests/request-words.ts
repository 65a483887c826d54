import {
  accountStatus,
  requestStatus,
  type CompanyRequest,
} from '@lehrpfad/contract/registrations/registrations.ts';
import { ApiError } from '../../../core/api/api.ts';

/** Labels of the filters (specification, section 2), and one for requests with an open question. */
export const requestFilters = [
  { key: 'open', label: 'zu Bearbeiten' },
  { key: 'waiting', label: 'Wartet auf Antwort' },
  { key: 'accepted', label: 'Akzeptiert' },
  { key: 'denied', label: 'Abgelehnt' },
  { key: 'done', label: 'Fertig registriert' },
] as const;

/** State of a request: its status, or that it is open and waits for an answer. */
export type RequestState = CompanyRequest['status'] | 'waiting';

export const stateOf = ({
  status,
  waiting_since: since,
}: Pick<CompanyRequest, 'status' | 'waiting_since'>): RequestState =>
  since === null ? status : 'waiting';

export const stateNames: Readonly<Record<RequestState, string>> = {
  waiting: 'Wartet auf Antwort',
  [requestStatus.open]: 'Zu bearbeiten',
  [requestStatus.accepted]: 'Akzeptiert',
  [requestStatus.declined]: 'Abgelehnt',
  [requestStatus.done]: 'Fertig registriert',
};

/** Whether the mail with the link can be sent again: never, now, or from a certain time on. */
export function resendState(
  { status, account_status, resend_from }: CompanyRequest,
  now: number = Date.now(),
): 'never' | 'now' | { readonly from: string } {
  const isRegistered = account_status === accountStatus.registered;
  // A declined request has no link.
  if (isRegistered || status !== requestStatus.accepted) return 'never';
  if (resend_from === null || Date.parse(resend_from) <= now) return 'now';
  return { from: resend_from };
}

/** The message of the specification, section 8. */
export const resendFailed =
  'Der Einladungslink konnte nicht zugestellt werden. Bitte prüfen Sie, ob diese Aktion innerhalb der letzten 24h bereits verwendet wurde oder versuchen Sie es zu einem späteren Zeitpunkt erneut.';

type Known = Pick<CompanyRequest, 'status' | 'decided_by' | 'waiting_since'>;

/**
 * Returns the reason why a decision failed: somebody else was faster, or the request is gone.
 * @returns undefined for other errors, which the page-wide notice reports
 */
export function decisionError(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 404) return 'Diese Anfrage gibt es nicht mehr.';
  if (error.status !== 409 || error.code !== 'conflict' || !error.current) return undefined;
  const known = error.current as unknown as Known;
  const { decided_by } = known;
  const who = decided_by === '' ? '' : `, entschieden von ${decided_by}`;
  return `${error.message} Stand jetzt: ${stateNames[stateOf(known)]}${who}.`;
}
