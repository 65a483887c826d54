import {
  requestStatus,
  type CompanyRequest,
} from '@lehrpfad/contract/registrations/registrations.ts';
import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type { Actor } from '../../core/security/callers.ts';
import type { Queries } from '../../core/database/database.ts';
import { recordAction } from '../audit/trail.ts';

const statusNames: Readonly<Record<number, string>> = {
  [requestStatus.open]: 'Offen',
  [requestStatus.accepted]: 'Akzeptiert',
  [requestStatus.declined]: 'Abgelehnt',
  [requestStatus.done]: 'Fertig registriert',
};

/** Returns an editor's decision on a request as the audit trail stores it. */
function recordOf(request: CompanyRequest): Readonly<Record<string, unknown>> {
  const { status, Allowed_apprenticeships, declined_message, resend, joined } = request;
  return {
    status: { id: status, name: statusNames[status] ?? '' },
    Allowed_apprenticeships,
    declined_message,
    resend,
    User: joined,
  };
}

/** Records an editor's action on a request. */
export async function recordDecision(
  tx: Queries,
  caller: Actor,
  before: CompanyRequest,
  after: CompanyRequest,
): Promise<void> {
  const isResent = after.resend !== before.resend;
  const isDeclined = after.status === requestStatus.declined;
  await recordAction(tx, {
    caller,
    subject: 'request',
    id: after.id,
    name: after.name,
    action: isResent ? 'sent-again' : isDeclined ? 'declined' : 'accepted',
    before: recordOf(before),
    after: recordOf(after),
    reason: after.declined_message,
  });
}

/** Records an editor's question to a request's company. */
export function recordQuestion(
  tx: Queries,
  caller: Actor,
  { id, name }: Pick<CompanyRequest, 'id' | 'name'>,
  question: string,
): Promise<void> {
  const about = { caller, subject: 'request', id, name } as const;
  return recordAction(tx, { ...about, action: 'asked-back', reason: question });
}

/** The result of an accepted request. */
interface Joined {
  readonly User: Named;
  readonly isNewAccount: boolean;
  readonly Company: Named;
  readonly isNewCompany: boolean;
}

/** Records with the account and the company that they were added or connected. */
export async function recordJoined(
  tx: Queries,
  caller: Actor,
  { User, isNewAccount, Company, isNewCompany }: Joined,
): Promise<void> {
  if (isNewAccount) {
    const about = { subject: 'account', id: User.id, name: User.name } as const;
    await recordAction(tx, { caller, action: 'created', ...about, after: { email: User.name } });
  }
  await recordAction(tx, {
    caller,
    subject: 'company',
    id: Company.id,
    name: Company.name,
    action: isNewCompany ? 'created' : 'handed-over',
    ...(!isNewCompany && { before: { User: null } }),
    after: isNewCompany ? { name: Company.name, User } : { User },
  });
}
