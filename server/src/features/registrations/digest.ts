import { berlinDay, type Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import type { Links } from '../../core/http/links.ts';
import { queueMail } from '../../core/mail/delivery/outbox.ts';
import { listActiveStaff } from '../accounts/administration/users-store.ts';
import { digestMail } from './mails.ts';
import { whatWaits } from './waiting-store.ts';

function pagesOf(links: Links) {
  return {
    adReports: links.to('/#/redakteure/meldungen'),
    requests: links.to('/#/redakteure/unternehmensprofil/authentifizierung'),
    branches: links.to('/#/redakteure/unternehmensprofil/filialen'),
    apprenticeships: links.to('/#/redakteure/unternehmensprofil/ausbildungsberufe'),
    events: links.to('/#/redakteure/events'),
    jobNames: links.to('/#/redakteure/berufe'),
  };
}

/** Queues a mail about waiting tasks to every active editor and administrator, if there are any. Each gets at most one a day. */
export async function sendDigest(
  database: Database,
  { links, clock }: { links: Links; clock: Clock },
): Promise<void> {
  const now = clock();
  await database.transaction(async (tx) => {
    const waiting = await whatWaits(tx, now);
    if (Object.values(waiting).every((count) => count === 0)) return;
    for (const { id, email } of await listActiveStaff(tx)) {
      const onceKey = `editors-digest/${id}/${berlinDay(now)}`;
      await queueMail(tx, digestMail(email, waiting, pagesOf(links), onceKey));
    }
  });
}
