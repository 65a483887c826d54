import type { listMails } from '@lehrpfad/contract/core/operations/mails.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { call } from '../../core/api/api.ts';
import { QueryView } from '../../core/data/query-view.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { MailIcon } from '../../core/ui/icons/area-icons.tsx';
import { FailedMail } from '../../features/inbox/items/failed-mail.tsx';

const failedMails = queryOptions({
  queryKey: ['all-failed-mails'],
  queryFn: ({ signal }) =>
    call<typeof listMails>('GET mails/', {
      query: { state: 'failed' },
      signal,
      shape: { count: 0, results: [{ id: 0, subject: '', to: '' }] },
    }),
});

/** Mails that the mail server rejected, with buttons to send each again or delete it. Does not show their content. */
export function MailsPage() {
  const query = useQuery(failedMails);
  return (
    <>
      <AreaHead title="E-Mails">
        Hier steht, was der Mailserver auch nach mehreren Versuchen nicht angenommen hat. Was nie
        ankommen wird, können Sie löschen.
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
