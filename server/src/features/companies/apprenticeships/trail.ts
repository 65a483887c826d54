import type { Actor } from '../../../core/security/callers.ts';
import type {
  ApprenticeshipRequest,
  ListedApprenticeshipRequest,
} from '@lehrpfad/contract/companies/apprenticeships.ts';
import { apprenticeshipRequestStatus } from '@lehrpfad/contract/companies/options.ts';
import type { Queries } from '../../../core/database/database.ts';
import { recordAction } from '../../audit/trail.ts';

/** The branch is the subject; the company's texts are not recorded. */
const subjectOf = ({ Company: { id, name } }: ApprenticeshipRequest) =>
  ({ subject: 'company', id, name }) as const;

const askedIn = ({ Allowed_apprenticeships: Asked, other }: ApprenticeshipRequest) => ({
  Asked,
  other,
});

/** Records that a company has added or withdrawn a request, since editors have to handle it, or no longer have to. */
export function recordRequest(
  tx: Queries,
  caller: Actor,
  action: 'apprenticeships-requested' | 'apprenticeships-withdrawn',
  request: ApprenticeshipRequest,
): Promise<void> {
  const is = action === 'apprenticeships-requested' ? 'after' : 'before';
  return recordAction(tx, {
    caller,
    ...subjectOf(request),
    action,
    ofCompany: true,
    [is]: askedIn(request),
  });
}

/** Records an editor's decision; the changed apprenticeships of the branch have an entry of their own. */
export function recordDecision(
  tx: Queries,
  caller: Actor,
  request: ListedApprenticeshipRequest,
): Promise<void> {
  const { status, Accepted, answer } = request;
  const isAccepted = status === apprenticeshipRequestStatus.accepted;
  return recordAction(tx, {
    caller,
    ...subjectOf(request),
    reason: answer,
    action: isAccepted ? 'apprenticeships-accepted' : 'apprenticeships-declined',
    before: askedIn(request),
    after: { ...askedIn(request), ...(isAccepted && { Accepted }) },
  });
}
