import type { listMails } from '@lehrpfad/contract/core/operations/mails.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { useListQuery } from '../../../core/list/list-query.ts';
import { useOffer, type ItemProps } from './decisions.ts';
import { FailedMail, sendAgain } from './failed-mail.tsx';
import { OneOf } from './one-of.tsx';

/** A failed mail in the inbox of administrators. Accepting it sends it again. */
export function MailItem({ id, offer }: ItemProps) {
  const query = useListQuery<typeof listMails>('all-failed-mails', 'GET mails/', {
    query: { id },
    row: { id: 0, subject: '', to: '' },
  });
  const sending = useAction(() => sendAgain(id));
  const isFailed = query.data?.results[0]?.state === 'failed';
  useOffer(offer, isFailed ? { accept: () => void sending.run() } : {});
  return (
    <OneOf query={query}>
      {(mail) =>
        mail.state === 'failed' ? (
          <ul className="list-plain">
            <FailedMail mail={mail} className="px-0 border-top" />
          </ul>
        ) : (
          <p>„{mail.subject}“ wird noch einmal verschickt.</p>
        )
      }
    </OneOf>
  );
}
