import type { logOut, OwnSession } from '@lehrpfad/contract/core/sessions.ts';
import { useId } from 'react';
import { call } from '../../../core/api/api.ts';
import { dayOf, formatDate } from '../../../core/text/dates.ts';
import { endSession } from '../../../core/session/session.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import styles from './account-page.module.css';

interface SessionRowProps {
  readonly session: OwnSession;
  readonly isBusy: boolean;
  /** Ends a session on another device; the own one is ended by a logout. */
  readonly onEnd: () => void;
}

function Day({ moment }: { readonly moment: string }) {
  return <time dateTime={moment}>{formatDate(dayOf(moment))}</time>;
}

/** Ends the session on the server, and locally even if that fails. */
async function leave(): Promise<void> {
  await call<typeof logOut>('POST rest-auth/logout/').catch(console.error);
  endSession('logout');
}

/** A session: its device, its start, and whether it is the current one. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const id = useId();
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
        onClick={current ? () => void leave() : onEnd}
      >
        Abmelden
      </BusyButton>
    </li>
  );
}
