import { setAsideError } from '@lehrpfad/contract/core/operations/mails-options.ts';
import type { listMails, Mail, sendMailAgain } from '@lehrpfad/contract/core/operations/mails.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { ApiError, call } from '../../core/api/api.ts';
import { berlinToday, formatDate } from '../../core/text/dates.ts';
import { raiseFailure } from '../../core/notices/failures.ts';
import { QueryView } from '../../core/data/query-view.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { MailIcon } from '../../core/ui/icons/area-icons.tsx';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import { BusyButton } from '../../core/ui/controls/busy-button.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';

const failedMails = queryOptions({
  queryKey: ['all-failed-mails'],
  queryFn: ({ signal }) =>
    call<typeof listMails>('GET mails/', {
      query: { state: 'failed' },
      signal,
      shape: { count: 0, results: [{ id: 0, subject: '', to: '' }] },
    }),
});

/** Mails that the mail server rejected, with a button to send each again. Does not show their content. */
export function MailsPage() {
  const query = useQuery(failedMails);
  return (
    <>
      <AreaHead title="E-Mails">
        Hier steht, was der Mailserver auch nach mehreren Versuchen nicht angenommen hat.
      </AreaHead>
      <QueryView
        query={query}
        loading={<Skeleton height="8rem" radius="1rem" />}
        failed="Die E-Mails konnten nicht geladen werden."
      >
        {({ count, results }) =>
          count === 0 ? (
            <EmptyState Icon={MailIcon} text="Alle E-Mails wurden zugestellt." />
          ) : (
            <section className="card p-6" aria-labelledby="mails">
              <h2 id="mails" className="mb-4 text-xl">
                Nicht zugestellte E-Mails
              </h2>
              <p>
                {count === 1 ? '1 E-Mail' : `${count} E-Mails`}
                {count > results.length && `, die neuesten ${results.length}`}
              </p>
              <ul className="list-plain mt-4">
                {results.map((mail) => (
                  <FailedMail key={mail.id} mail={mail} />
                ))}
              </ul>
            </section>
          )
        }
      </QueryView>
    </>
  );
}

function FailedMail({ mail }: { readonly mail: Mail }) {
  const { id, subject, to, attempts, last_error, created_at } = mail;
  const [isBusy, setIsBusy] = useState(false);

  async function sendAgain(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await call<typeof sendMailAgain>('POST mails/:id/again/', { params: { id } });
      showToast('Die E-Mail wird noch einmal verschickt.');
    } catch (error) {
      console.error(error);
      // 409: another person was faster, and the list shows the new state.
      if (!(error instanceof ApiError) || error.status !== 409) raiseFailure();
    }
    await reloadEditorial();
    setIsBusy(false);
  }

  return (
    <li className="row gap-3-6 justify-between py-4 px-0 border-top wrap-anywhere">
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
      <BusyButton variant="default" isBusy={isBusy} onClick={() => void sendAgain()}>
        Erneut senden
      </BusyButton>
    </li>
  );
}
