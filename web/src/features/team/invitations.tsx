import type { Team, TeamInvitation } from '@lehrpfad/contract/team/team.ts';
import { ApiError } from '../../core/api/api.ts';
import { raiseFailure } from '../../core/notices/failures.ts';
import { FailureText } from '../accounts/login/failure-text.tsx';
import { InvitationEntry } from '../accounts/invitation-entry.tsx';
import { useResending } from '../accounts/use-resending.ts';
import { retrySentence } from '../accounts/profile/retry-sentence.ts';
import { Reach } from './colleague-entry.tsx';
import { sendAgain } from './queries.ts';

interface InvitationsProps {
  readonly team: Team;
  /** Time when the invitations were loaded. */
  readonly readAt: number;
  readonly onWithdraw: (invitation: TeamInvitation) => void;
}

function tellNotSent(error: unknown, fail: (message: string) => void): void {
  if (error instanceof ApiError && error.status === 429)
    fail(`Die Einladung konnte noch nicht neu versendet werden.${retrySentence(error)}`);
  else raiseFailure();
}

/** The open invitations; each can be sent again and withdrawn. */
export function Invitations({
  team: { invitations, branches },
  readAt,
  onWithdraw,
}: InvitationsProps) {
  const { sending, failed, send } = useResending(sendAgain, tellNotSent);

  if (invitations.length === 0) return <p className="text-soft">Keine offenen Einladungen</p>;
  return (
    <>
      <FailureText text={failed} />
      <ul className="grid list-plain gap-2">
        {invitations.map((invitation) => (
          <InvitationEntry
            key={invitation.id}
            invitation={invitation}
            role={<Reach of={invitation} branches={branches} />}
            readAt={readAt}
            isBusy={sending === invitation.id}
            onSend={() => void send(invitation.id)}
            removal="zurückziehen"
            onRemove={() => onWithdraw(invitation)}
          />
        ))}
      </ul>
    </>
  );
}
