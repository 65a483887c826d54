import type { OwnSession } from '@lehrpfad/contract/core/sessions.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { raiseFailure } from '../../../core/notices/failures.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import styles from './account-page.module.css';
import { AccountSection } from './account-section.tsx';
import { SessionRow } from './session-row.tsx';
import { endAllOthers, endSessionOf, ownSessionsQuery } from './sessions-queries.ts';

/** The sessions of the account, with buttons to end unknown or unneeded ones. */
export function OwnSessions() {
  const query = useQuery(ownSessionsQuery);
  return (
    <AccountSection id="anmeldungen" title="Angemeldete Geräte">
      <p className="mb-4">
        Kennen Sie ein Gerät nicht, melden Sie es ab und ändern Sie danach Ihr Passwort.
      </p>
      <QueryView
        query={query}
        loading={<Skeleton height="6rem" />}
        failed="Die Liste der Geräte konnte nicht geladen werden."
      >
        {(sessions) => <Devices sessions={sessions} />}
      </QueryView>
    </AccountSection>
  );
}

function Devices({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [ending, setEnding] = useState<number>();
  const [isAsking, setIsAsking] = useState(false);

  async function end({ id }: OwnSession): Promise<void> {
    if (ending !== undefined) return;
    setEnding(id);
    try {
      await endSessionOf(id);
      // The pressed button is gone.
      list.current?.focus();
      showToast('Gerät abgemeldet');
    } catch (error) {
      console.error(error);
      raiseFailure();
    } finally {
      setEnding(undefined);
    }
  }

  async function endOthers(): Promise<void> {
    await endAllOthers();
    setIsAsking(false);
    list.current?.focus();
    showToast('Alle anderen Geräte abgemeldet');
  }

  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Angemeldete Geräte"
        className={`${styles.devices} list-plain`}
      >
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={ending === session.id}
            onEnd={() => void end(session)}
          />
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && (
        <BusyButton isBusy={false} variant="default" onClick={() => setIsAsking(true)}>
          Alle anderen abmelden
        </BusyButton>
      )}
      <ConfirmDialog
        opened={isAsking}
        title="Alle anderen Geräte abmelden?"
        confirm="Alle anderen abmelden"
        onConfirm={endOthers}
        onCancel={() => setIsAsking(false)}
      >
        <p>Überall außer auf diesem Gerät müssen Sie sich dann neu anmelden.</p>
      </ConfirmDialog>
    </>
  );
}
