import type { listMails } from '@lehrpfad/contract/core/operations/mails.ts';
import { useListAddress } from '../../core/list/list-address.ts';
import { useListQuery } from '../../core/list/list-query.ts';
import { PagedList } from '../../core/list/paged-list.tsx';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { MailIcon } from '../../core/ui/icons/area-icons.tsx';
import { FailedMail } from '../../features/inbox/items/failed-mail.tsx';

/** Mails that the mail server rejected, with buttons to send each again or delete it. Does not show their content. */
export function MailsPage() {
  const { page, turnTo } = useListAddress(editorPaths.mails);
  const query = useListQuery<typeof listMails>('all-failed-mails', 'GET mails/', {
    query: { state: 'failed', page },
    row: { id: 0, subject: '', to: '' },
  });
  return (
    <>
      <AreaHead title="E-Mails">
        Hier steht, was der Mailserver auch nach mehreren Versuchen nicht angenommen hat. Was nie
        ankommen wird, können Sie löschen.
      </AreaHead>
      <PagedList
        query={query}
        words={['nicht zugestellte E-Mail', 'nicht zugestellte E-Mails']}
        failed="Die E-Mails konnten nicht geladen werden."
        page={page}
        onTurn={turnTo}
        rowHeight="5rem"
        empty={<EmptyState Icon={MailIcon} text="Alle E-Mails wurden zugestellt." />}
      >
        {(mails) => (
          <ul className="stack list-plain gap-3">
            {mails.map((mail) => (
              <FailedMail key={mail.id} mail={mail} className="card px-5" />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
