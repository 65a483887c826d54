import { join } from 'node:path';
import { daysBefore, type Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/jobs.ts';
import type { Links } from '../../http/links.ts';
import { deleteMailsBefore, folderDelivery } from './folder.ts';
import { pruneMails } from './queue.ts';
import { MailSender } from './sender.ts';
import { smtpDelivery } from './smtp.ts';

/** Returns the folder for mails when no mail server is set. */
export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mails');
}

/** Creates the mail sender from the settings, and its scheduled jobs. */
export function openPostOffice(
  config: Pick<Config, 'dataDir' | 'mailUrl' | 'mailFrom' | 'retention'>,
  deps: {
    readonly database: Database;
    readonly clock: Clock;
    readonly links: Links;
    readonly onError: (error: unknown) => void;
  },
): { readonly sender: MailSender; readonly jobs: readonly Job[] } {
  const { database, clock } = deps;
  const deliver = config.mailUrl
    ? smtpDelivery(config.mailUrl)
    : folderDelivery(mailFolder(config));
  const prune = async () => {
    const before = daysBefore(clock(), config.retention.sentMailDays);
    await pruneMails(database, before);
    await deleteMailsBefore(mailFolder(config), before);
  };
  const sender = new MailSender({ ...deps, deliver, from: config.mailFrom });
  const jobs = [
    // Sends retries, and mails whose notification was lost.
    { name: 'send-mails', cron: '* * * * *', run: () => sender.run() },
    { name: 'prune-mails', cron: '37 3 * * *', run: prune },
  ];
  return { sender, jobs };
}
