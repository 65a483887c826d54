import { randomUUID } from 'node:crypto';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { Queries } from '../../../core/database/database.ts';
import type { Links } from '../../../core/http/links.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { whenFinal } from '../../../core/mail/delivery/undo-period.ts';
import { withdrawMails } from '../../../core/mail/withdrawal.ts';
import { removeEndNotices } from '../ending/notices-store.ts';
import { ownerEmail } from '../../companies/choices-store.ts';
import { listOwners } from '../listing/choice-store.ts';
import { adGivenMail, adTakenMail } from '../mails.ts';

/**
 * How the keys of the mails begin that tell an account that ads belong, or no longer belong, to it. A transfer may add or delete ads; only
 * their group stays.
 */
const mailKeys = (news: 'given' | 'taken', group: string, userId: number) =>
  `ad-transfer/${group}/${userId}/${news}/`;

interface Transfer {
  /** The former account; null if there was none. */
  readonly from: number | null;
  /** The ad and its siblings in the former account. */
  readonly before: readonly OwnJobAd[];
  readonly after: readonly OwnJobAd[];
}

/**
 * Tells the former and the new account of an ad by mail, if editors have chosen companies of another account for it. The mails wait for a
 * moment: if the ad is given back or on meanwhile, an account for which nothing has changed is told nothing.
 */
export async function queueTransferMails(
  tx: Queries,
  { from, before, after }: Transfer,
  { links, now }: { readonly links: Links; readonly now: Date },
): Promise<void> {
  const [ad] = after;
  const group = ad?.template_id;
  const [company] = await listOwners(tx, ad?.Companies.map(({ id }) => id) ?? []);
  const to = company?.owner ?? null;
  if (!group || from === to) return;
  // The new account has not been told yet that they end soon.
  await removeEndNotices(
    tx,
    after.map(({ id }) => id),
  );
  const url = links.to('/#/unternehmen/stellenangebote');
  const later = { notBefore: whenFinal(now) };
  if (from !== null && !(await withdrawMails(tx, mailKeys('given', group, from))))
    await queueMail(tx, {
      ...adTakenMail({ to: await ownerEmail(tx, from), ads: before, url }),
      ...later,
      onceKey: mailKeys('taken', group, from) + randomUUID(),
    });
  if (to !== null && !(await withdrawMails(tx, mailKeys('taken', group, to))))
    await queueMail(tx, {
      ...adGivenMail({ to: await ownerEmail(tx, to), ads: after, url }),
      ...later,
      onceKey: mailKeys('given', group, to) + randomUUID(),
    });
}
