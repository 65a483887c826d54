import { berlinDay, type Clock } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import type { Links } from '../../core/http/links.ts';
import { queueMail } from '../../core/mail/delivery/outbox.ts';
import { listActiveStaff } from '../accounts/administration/users-store.ts';
import { digestMail } from './mails.ts';
import { countWaitingTasks } from './waiting-store.ts';

function pagesOf(links: Links) {
  return {
    adReports: links.to('/#/redakteure/meldungen'),
    requests: links.to('/#/redakteure/unternehmensprofil/authentifizierung'),
    branches: links.to('/#/redakteure/unternehmensprofil/filialen'),
    apprenticeships: links.to('/#/redakteure/unternehmensprofil/ausbildungsberufe'),
    events: links.to('/#/redakteure/events'),
    jobNames: links.to('/#/redakteure/berufe'),
    reminders: links.to('/#/redakteure/eingang'),
  };
}

interface DigestDeps {
  readonly links: Links;
  readonly clock: Clock;
  /** Counts for each editor the items of the inbox whose reminder is due. Passed in, since the inbox depends on this feature. */
  readonly countReminders: (tx: Queries, now: Date) => Promise<ReadonlyMap<number, number>>;
}

/** Queues a mail about waiting tasks to every active editor and administrator, if there are any. Each gets at most one a day. */
export async function sendDigest(
  database: Database,
  { links, clock, countReminders }: DigestDeps,
): Promise<void> {
  const now = clock();
  await database.transaction(async (tx) => {
    const waiting = await countWaitingTasks(tx, now);
    const reminders = await countReminders(tx, now);
    for (const { id, email } of await listActiveStaff(tx)) {
      const forOne = { ...waiting, reminders: reminders.get(id) ?? 0 };
      if (Object.values(forOne).every((count) => count === 0)) continue;
      const onceKey = `editors-digest/${id}/${berlinDay(now)}`;
      await queueMail(tx, digestMail(email, forOne, pagesOf(links), onceKey));
    }
  });
}
