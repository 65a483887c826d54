import { setAsideError } from '@lehrpfad/contract/core/operations/mails-options.ts';
import type { Mail, sendMailAgain } from '@lehrpfad/contract/core/operations/mails.ts';
import { ApiError, call } from '../../../core/api/api.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { focusHeadingOnRemoval } from '../../../core/focus/focus-heading-on-removal.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { berlinToday, formatDate } from '../../../core/text/dates.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';

/** Sends a failed mail again. Reloads the back-office, also after an error. @throws ApiError */
export async function sendAgain(id: number): Promise<void> {
  try {
    await call<typeof sendMailAgain>('POST mails/:id/again/', { params: { id } });
    showToast('Die E-Mail wird noch einmal verschickt.');
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    showToast('Jemand hat diese E-Mail inzwischen schon noch einmal verschickt.');
  } finally {
    await reloadEditorial();
  }
}

/** A mail that the mail server has not taken, with a button to send it again. */
export function FailedMail({ mail }: { readonly mail: Mail }) {
  const { id, subject, to, attempts, last_error, created_at } = mail;
  const { isBusy, run } = useAction(() => sendAgain(id));

  return (
    <li
      ref={focusHeadingOnRemoval}
      className="row gap-3-6 justify-between py-4 px-0 border-top wrap-anywhere"
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
      <BusyButton variant="default" isBusy={isBusy} onClick={() => void run()}>
        Erneut senden
      </BusyButton>
    </li>
  );
}
