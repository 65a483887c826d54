import type { Colleague, Team, TeamInvitation } from '@lehrpfad/contract/team/team.ts';
import type { ReactNode } from 'react';
import { dayOf, formatDate, momentText } from '../../core/text/dates.ts';
import {
  DeleteIcon,
  EditIcon,
  ExpiredIcon,
  MailIcon,
  PersonIcon,
} from '../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../core/ui/icons/icon-button.tsx';
import { StatusBadge } from '../../core/ui/page/status-badge.tsx';
import { PersonEntry } from '../accounts/person-entry.tsx';
import { personName } from '../accounts/person-name.ts';
import { branchesText, roleLabel } from './reach-text.ts';

type Branches = Team['branches'];

/** Role and branches of a person. */
function Reach({
  of: { role, branches: ids },
  branches,
}: {
  readonly of: Pick<Colleague, 'role' | 'branches'>;
  readonly branches: Branches;
}) {
  const text = branchesText(ids, branches);
  return (
    <>
      <StatusBadge tone={role === 'management' ? 'good' : 'quiet'} Icon={PersonIcon}>
        {roleLabel(role)}
      </StatusBadge>
      {text !== undefined && <span className="text-hint wrap-anywhere">{text}</span>}
    </>
  );
}

export function OwnerEntry({ owner }: { readonly owner: Team['owner'] }) {
  return (
    <PersonEntry
      person={owner}
      state={
        <StatusBadge tone="good" Icon={PersonIcon}>
          Führt das Konto
        </StatusBadge>
      }
      actions={null}
    />
  );
}

interface ColleagueEntryProps {
  readonly colleague: Colleague;
  readonly branches: Branches;
  /** Whether it is the present person, who may not do the following. */
  readonly isOneself?: boolean;
  /** Missing where the list can only be read. */
  readonly onEdit?: () => void;
  readonly onRemove?: () => void;
}

export function ColleagueEntry(props: ColleagueEntryProps) {
  const { colleague, branches, isOneself = false, onEdit, onRemove } = props;
  const name = personName(colleague);
  return (
    <PersonEntry
      person={colleague}
      state={<Reach of={colleague} branches={branches} />}
      actions={
        onEdit &&
        onRemove && (
          <>
            <IconButton
              Icon={EditIcon}
              label={`Rolle von ${name} ändern`}
              unavailable={isOneself ? 'Ihre eigene Rolle können Sie nicht ändern.' : undefined}
              onClick={onEdit}
            />
            <IconButton
              Icon={DeleteIcon}
              label={`${name} entfernen`}
              danger
              unavailable={
                isOneself ? 'Das Konto verlassen Sie auf der Seite „Mein Konto“.' : undefined
              }
              onClick={onRemove}
            />
          </>
        )
      }
    />
  );
}

interface InvitationEntryProps {
  readonly invitation: TeamInvitation;
  readonly branches: Branches;
  /** Time when the invitation was loaded. */
  readonly readAt: number;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly onWithdraw: () => void;
}

/** A person who has not accepted the invitation yet. */
export function InvitationEntry(props: InvitationEntryProps) {
  const { invitation, branches, readAt, isBusy, onSend, onWithdraw } = props;
  const { last_sent_at, resend_from, expired } = invitation;
  const name = personName(invitation);
  const isEarly = Date.parse(resend_from) > readAt;
  const busy = isBusy ? 'Die Einladung wird gerade versendet.' : undefined;
  return (
    <PersonEntry
      person={invitation}
      state={
        <>
          <Reach of={invitation} branches={branches} />
          <span className="text-hint">Versendet am {formatDate(dayOf(last_sent_at))}</span>
          {expired && <Expired />}
        </>
      }
      actions={
        <>
          <IconButton
            Icon={MailIcon}
            label={`Einladung an ${name} neu versenden`}
            unavailable={
              isEarly
                ? `Erst ab ${momentText(resend_from)}: Einladungen können nur alle 24h neu versendet werden.`
                : busy
            }
            onClick={onSend}
          />
          <IconButton
            Icon={DeleteIcon}
            label={`Einladung an ${name} zurückziehen`}
            danger
            onClick={onWithdraw}
          />
        </>
      }
    />
  );
}

const Expired = (): ReactNode => (
  <StatusBadge tone="bad" Icon={ExpiredIcon}>
    Link abgelaufen
  </StatusBadge>
);
