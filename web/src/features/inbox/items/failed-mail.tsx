import { setAsideError } from '@lehrpfad/contract/core/operations/mails-options.ts';
import type { deleteMail, Mail, sendMailAgain } from '@lehrpfad/contract/core/operations/mails.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, call } from '../../../core/api/api.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { focusHeadingOnRemoval } from '../../../core/focus/focus-heading-on-removal.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { berlinToday, formatDate } from '../../../core/text/dates.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { DeleteIcon } from '../../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../../core/ui/icons/icon-button.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';

/** Runs an action on a failed mail. @returns its result in words; also if somebody else was faster @throws ApiError */
async function attempt(done: string, action: () => Promise<unknown>): Promise<string> {
  try {
    await action();
    return done;
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) throw error;
    return error.status === 409
      ? 'Jemand hat diese E-Mail inzwischen schon noch einmal verschickt.'
      : 'Jemand hat diese E-Mail inzwischen gelöscht.';
  }
}

/** Sends a failed mail again. Reloads the back-office, also after an error. @throws ApiError */
export async function sendAgain(id: number): Promise<void> {
  try {
    const said = await attempt('Die E-Mail wird noch einmal verschickt.', () =>
      call<typeof sendMailAgain>('POST mails/:id/again/', { params: { id } }),
    );
    showToast(said);
  } finally {
    await reloadEditorial();
  }
}

/** Deletes a mail that will never arrive, after a question. */
function DeleteMail({ mail: { id, subject, to } }: { readonly mail: Mail }) {
  const [isAsking, setIsAsking] = useState(false);

  async function remove(): Promise<void> {
    const said = await attempt('E-Mail gelöscht', () =>
      call<typeof deleteMail>('DELETE mails/delete/:id/', { params: { id } }),
    );
    // Before the row disappears, so that the focus can leave the dialog.
    flushSync(() => setIsAsking(false));
    showToast(said);
    await reloadEditorial();
  }

  return (
    <>
      <IconButton
        Icon={DeleteIcon}
        label={`„${subject}“ an ${to} löschen`}
        danger
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        opened={isAsking}
        title="E-Mail löschen?"
        confirm="Löschen"
        danger
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          „{subject}“ an {to} wird nicht mehr verschickt. Das kann nicht rückgängig gemacht werden.
        </p>
      </ConfirmDialog>
    </>
  );
}

interface FailedMailProps {
  readonly mail: Mail;
  /** Classes of its frame. */
  readonly className: string;
}

/** A mail that the mail server has not taken, with buttons to send it again and to delete it. */
export function FailedMail({ mail, className }: FailedMailProps) {
  const { id, subject, to, attempts, last_error, created_at } = mail;
  const { isBusy, run } = useAction(() => sendAgain(id));

  return (
    <li
      ref={focusHeadingOnRemoval}
      className={`${className} row gap-3-6 justify-between py-4 wrap-anywhere`}
    >
      <div>
        <p className="font-bold">{subject}</p>
        <p>
          An {to}, {formatDate(berlinToday(new Date(created_at)))}, {attempts}{' '}
          {attempts === 1 ? 'Versuch' : 'Versuche'}
        </p>
        {last_error === setAsideError ? (
          <p className="text-danger">
            Beiseitegelegt: der Server ist beim Senden zweimal abgestürzt.
          </p>
        ) : (
          last_error && (
            <p className="text-danger" lang="en">
              {last_error}
            </p>
          )
        )}
      </div>
      <div className="line gap-1">
        <BusyButton variant="default" isBusy={isBusy} onClick={() => void run()}>
          Erneut senden
        </BusyButton>
        <DeleteMail mail={mail} />
      </div>
    </li>
  );
}
