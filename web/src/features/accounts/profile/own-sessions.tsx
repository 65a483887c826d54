import type {
  OwnSession,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '@lehrpfad/contract/core/sessions.ts';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useRef, useState, useId } from 'react';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { endFailure, raiseFailure } from '../../../core/notices/failures.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import styles from './account-page.module.css';
import { AccountSection } from './account-section.tsx';
import { call } from '../../../core/api/api.ts';
import { nullIfGone } from '../../../core/api/null-if-gone.ts';
import { queryClient } from '../../../core/data/query-client.ts';
import { dayOf, formatDate } from '../../../core/text/dates.ts';
import { useLogout } from '../../../core/logout/use-logout.tsx';

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

/** Ends sessions one at a time; `ending` is the id of the one that is being ended. */
function useEnding(onEnded: () => void) {
  const [ending, setEnding] = useState<number>();

  async function end({ id }: OwnSession): Promise<void> {
    if (ending !== undefined) return;
    setEnding(id);
    try {
      await endSessionOf(id);
      endFailure(useEnding);
      onEnded();
      showToast('Gerät abgemeldet');
    } catch (error) {
      console.error(error);
      raiseFailure(useEnding);
    } finally {
      setEnding(undefined);
    }
  }

  return { ending, end };
}

function Devices({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const list = useRef<HTMLUListElement>(null);
  // The pressed button is gone.
  const { ending, end } = useEnding(() => list.current?.focus());

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
      <EndOthers
        isOffered={sessions.some(({ current }) => !current)}
        onEnded={() => list.current?.focus()}
      />
    </>
  );
}

interface EndOthersProps {
  /** Whether there are other sessions. */
  readonly isOffered: boolean;
  readonly onEnded: () => void;
}

/** Button that ends all other sessions, after a confirmation. */
function EndOthers({ isOffered, onEnded }: EndOthersProps) {
  const [isAsking, setIsAsking] = useState(false);

  async function end(): Promise<void> {
    await endAllOthers();
    setIsAsking(false);
    onEnded();
    showToast('Alle anderen Geräte abgemeldet');
  }

  return (
    <>
      {isOffered && (
        <BusyButton isBusy={false} variant="default" onClick={() => setIsAsking(true)}>
          Alle anderen abmelden
        </BusyButton>
      )}
      <ConfirmDialog
        opened={isAsking}
        title="Alle anderen Geräte abmelden?"
        confirm="Alle anderen abmelden"
        onConfirm={end}
        onCancel={() => setIsAsking(false)}
      >
        <p>Überall außer auf diesem Gerät müssen Sie sich dann neu anmelden.</p>
      </ConfirmDialog>
    </>
  );
}

const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call<typeof listOwnSessions>('GET user/own/sessions/', { signal }),
});

const reload = () => queryClient.invalidateQueries(ownSessionsQuery);

/** Ends a session. If it has ended already, that is no error. @throws ApiError */
async function endSessionOf(id: number): Promise<void> {
  const name = 'DELETE user/own/sessions/:id/';
  await nullIfGone(call<typeof endOwnSession>(name, { params: { id } }));
  await reload();
}

/** @throws ApiError */
async function endAllOthers(): Promise<void> {
  await call<typeof endOtherSessions>('DELETE user/own/sessions/');
  await reload();
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly isBusy: boolean;
  /** Ends a session on another device; the own one is ended by a logout. */
  readonly onEnd: () => void;
}

function Day({ moment }: { readonly moment: string }) {
  return <time dateTime={moment}>{formatDate(dayOf(moment))}</time>;
}

/** A session: its device, its start, and whether it is the current one. */
function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const id = useId();
  const { logOut, question } = useLogout();
  const { device, created_at, last_used_at, current } = session;
  return (
    <li className="row gap-3-6 justify-between py-4 px-0 border-top">
      <div id={id}>
        <strong>{device || 'Unbekanntes Gerät'}</strong>{' '}
        {current && (
          <span className={`${styles.here} py-1 px-2 rounded-lg bg-accent whitespace-nowrap`}>
            Dieses Gerät
          </span>
        )}
        <p className="mt-1">
          Angemeldet am <Day moment={created_at} />, zuletzt genutzt am{' '}
          <Day moment={last_used_at} />
        </p>
      </div>
      <BusyButton
        isBusy={isBusy}
        variant="default"
        describedBy={id}
        onClick={current ? () => void logOut() : onEnd}
      >
        Abmelden
      </BusyButton>
      {current && question}
    </li>
  );
}
