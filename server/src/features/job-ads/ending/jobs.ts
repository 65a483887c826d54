import { limits } from '@lehrpfad/contract/core/limits.ts';
import { berlinDay, type Clock } from '../../../core/clock.ts';
import type { Database, Queries } from '../../../core/database/database.ts';
import type { Links } from '../../../core/http/links.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { newSecret } from '../../../core/security/secrets.ts';
import { wordsOf } from './actions.ts';
import { adActions } from '@lehrpfad/contract/job-ads/many/many-options.ts';
import { endingAdsMail, type ListedEnding } from './mails.ts';
import { accountsToTell, claimEndingAds, insertAdLink, type EndingAd } from './notices-store.ts';
import { adLinkPath } from './paths.ts';

interface RemindingDeps {
  readonly links: Links;
  readonly clock: Clock;
}

/** Makes a link for each action on an ad. */
async function withLinks(
  tx: Queries,
  { links, clock }: RemindingDeps,
  ad: EndingAd,
  userId: number,
): Promise<ListedEnding> {
  const now = clock();
  const state = {
    availability_end_date: ad.endsOn,
    filled_on: null,
    published: true,
    publish_date: null,
    waiting: false,
  };
  const made = [];
  for (const action of adActions) {
    const token = newSecret();
    await insertAdLink(tx, { jobAdId: ad.id, userId, action }, { token, now });
    const { label } = wordsOf(action, state, berlinDay(now));
    made.push({ text: label, url: links.to(adLinkPath(token)) });
  }
  return { ...ad, links: made };
}

/**
 * Mails each account its ads that end in 14 or 3 days. The mail of an account is queued in the same transaction as the record of it, so that
 * each ad is mailed once despite crashes and other processes.
 */
export async function remindOfEndingAds(database: Database, deps: RemindingDeps): Promise<void> {
  const { links, clock } = deps;
  const today = berlinDay(clock());
  for (const { userId, email } of await accountsToTell(database, today)) {
    await database.transaction(async (tx) => {
      const ending = await claimEndingAds(tx, userId, today);
      if (ending.length === 0) return;
      const ads = [];
      for (const ad of ending.slice(0, limits.endingAds))
        ads.push(await withLinks(tx, deps, ad, userId));
      const others = ending.length - ads.length;
      const url = links.to('/#/unternehmen/stellenangebote');
      await queueMail(tx, endingAdsMail({ to: email, ads, others, url }));
    });
  }
}
