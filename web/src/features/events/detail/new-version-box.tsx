import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../core/ui/controls/button.tsx';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { versionNotes, versionStateOf } from './new-version.ts';
import styles from './managed-event-detail.module.css';
import { outcomeTexts, withdrawVersion } from '../management/company-queries.ts';
import { titleAround, useCheckRequest } from './use-check-request.ts';
import { VersionChanges } from './version-changes.tsx';

/** The company's changes of an accepted event with their state, and a button to withdraw them. */
export function NewVersionBox({ event }: { readonly event: OwnEvent }) {
  const [isAsked, setIsAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { isBusy, run } = useCheckRequest(event, box);
  const state = versionStateOf(event);
  if (state === null) return null;
  const reason = event.new_version?.declined_message.trim();

  async function withdraw(): Promise<void> {
    const title = titleAround(box);
    const outcome = await withdrawVersion(event);
    // Closes the dialog synchronously: elements behind an open dialog cannot be focused.
    flushSync(() => setIsAsked(false));
    title?.focus({ preventScroll: true });
    showToast(outcome === 'done' ? 'Neue Fassung zurückgezogen' : outcomeTexts[outcome]);
  }

  return (
    <>
      <div
        ref={box}
        className={`${styles.version} stack border-accent rounded-md bg-accent text-accent gap-3`}
        role="group"
        aria-label="Neue Fassung"
      >
        <p className="font-bold m-0">{versionNotes[state]}</p>
        {state === 'declined' && <DeclineReason reason={reason} />}
        <VersionChanges event={event} />
        <div className={`${styles.actions} wrap`}>
          {state === 'declined' && !event.expired && (
            <BusyButton variant="light" isBusy={isBusy} onClick={() => void run()}>
              Prüfung anfordern
            </BusyButton>
          )}
          <Button variant="default" onClick={() => setIsAsked(true)}>
            Neue Fassung zurückziehen
          </Button>
        </div>
      </div>
      <ConfirmWithdrawal opened={isAsked} onConfirm={withdraw} onCancel={() => setIsAsked(false)} />
    </>
  );
}

function DeclineReason({ reason }: { readonly reason: string | undefined }) {
  return (
    <p className={`${styles.reasonText} wrap-anywhere whitespace-pre-line`}>
      {reason || 'Ein Redakteur hat die neue Fassung ohne Begründung abgelehnt.'}
    </p>
  );
}

interface ConfirmWithdrawalProps {
  readonly opened: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onCancel: () => void;
}

function ConfirmWithdrawal(props: ConfirmWithdrawalProps) {
  return (
    <ConfirmDialog {...props} title="Neue Fassung zurückziehen?" confirm="Zurückziehen" danger>
      <p>Ihre Änderungen werden verworfen. Die bisherige Fassung bleibt, wie sie ist.</p>
    </ConfirmDialog>
  );
}
