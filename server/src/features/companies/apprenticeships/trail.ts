import type {
  ApprenticeshipRequest,
  ListedApprenticeshipRequest,
} from '@lehrpfad/contract/companies/apprenticeships.ts';
import { apprenticeshipRequestStatus } from '@lehrpfad/contract/companies/options.ts';
import type { Queries } from '../../../core/database/database.ts';
import { recordAction } from '../../audit/trail.ts';
import type { Actor } from '../policy.ts';

/** The branch is what it is about; what the company writes to it stays out of the trail. */
const subjectOf = ({ Company: { id, name } }: ApprenticeshipRequest) =>
  ({ subject: 'company', id, name }) as const;

const askedIn = ({ Allowed_apprenticeships: Asked, other }: ApprenticeshipRequest) => ({
  Asked,
  other,
});

/** Notes that a company asks for something, or takes that back: editors have to look at it, or no more. */
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

/** Notes what an editor decides; what the branch may train for from then on is a note of its own. */
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
