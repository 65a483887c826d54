import type { ReactNode } from 'react';
import { dayOf, formatDate, momentText } from '../../core/text/dates.ts';
import { DeleteIcon, ExpiredIcon, MailIcon } from '../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../core/ui/icons/icon-button.tsx';
import { StatusBadge } from '../../core/ui/page/status-badge.tsx';
import { PersonEntry } from './person-entry.tsx';
import { personName } from './person-name.ts';

interface InvitationEntryProps {
  readonly invitation: {
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
    readonly last_sent_at: string;
    readonly resend_from: string;
    readonly expired: boolean;
  };
  /** Role for which the person is invited. */
  readonly role: ReactNode;
  /** Time when the invitation was loaded. */
  readonly readAt: number;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  /** Verb of the button that takes it back. */
  readonly removal: 'löschen' | 'zurückziehen';
  readonly onRemove: () => void;
}

/** A person who has not accepted the invitation yet. */
export function InvitationEntry(props: InvitationEntryProps) {
  const { invitation, role, readAt, isBusy, onSend, removal, onRemove } = props;
  const { resend_from } = invitation;
  const name = personName(invitation);
  const isEarly = Date.parse(resend_from) > readAt;
  const busy = isBusy ? 'Die Einladung wird gerade versendet.' : undefined;
  return (
    <PersonEntry
      person={invitation}
      state={<State invitation={invitation} role={role} />}
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
            label={`Einladung an ${name} ${removal}`}
            danger
            onClick={onRemove}
          />
        </>
      }
    />
  );
}

function State({ invitation, role }: Pick<InvitationEntryProps, 'invitation' | 'role'>) {
  const { last_sent_at, expired } = invitation;
  return (
    <>
      {role}
      <span className="text-hint">Versendet am {formatDate(dayOf(last_sent_at))}</span>
      {expired && (
        <StatusBadge tone="bad" Icon={ExpiredIcon}>
          Link abgelaufen
        </StatusBadge>
      )}
    </>
  );
}
