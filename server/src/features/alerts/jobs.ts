import { adPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { readKeptSearch } from '@lehrpfad/contract/search/read-kept-search.ts';
import { berlinDay, type Clock } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import type { Links } from '../../core/http/links.ts';
import { queueMail } from '../../core/mail/delivery/outbox.ts';
import { newSecret } from '../../core/security/secrets.ts';
import { wordsOf } from '../../core/text/page-words.ts';
import { cardsOf } from '../search/engine/index/listing.ts';
import type { LiveSearch } from '../search/live-search.ts';
import { keptFiltersOn } from '../search/kept-filters.ts';
import { findNewAds } from '../search/new-ads.ts';
import { newAdsMail } from './mails.ts';
import { alertPaths, withToken } from './paths.ts';
import { pathOf, searchInWords } from './search-text.ts';
import { nextDue } from './service.ts';
import { insertLink, listDue, lockDue, recordMailed, type ConfirmedAlert } from './store.ts';

export interface SendingDeps {
  readonly database: Database;
  readonly search: LiveSearch;
  readonly links: Links;
  readonly clock: Clock;
}

const batch = 500;

/** Ads shown in the last minutes are left for the next mail: another process may still be writing them. */
const settlingMs = 10 * 60_000;

async function queueNewAds(
  tx: Queries,
  { search, links, clock }: SendingDeps,
  { alert, until }: { alert: ConfirmedAlert; until: Date },
): Promise<void> {
  const kept = readKeptSearch(alert.search);
  // A later version may refuse a search that an earlier one has accepted.
  if (kept === undefined) return;
  const today = berlinDay(clock());
  const filters = keptFiltersOn(kept, today);
  const { count, ids } = findNewAds(search, filters, { after: alert.toldUntil, until });
  const cards = cardsOf(search.index, ids.slice(0, limits.alertAds));
  if (cards.length === 0) return;
  const words = wordsOf(alert.language);
  const { at } = words;
  const token = newSecret();
  await insertLink(tx, alert.id, { token, now: clock() });
  const mail = newAdsMail(alert, {
    words: searchInWords(alert.search, today, words),
    count,
    ads: cards.map((card) => ({
      title: card.title,
      detail: [card.company_name, card.city].filter((part) => part !== '').join(', '),
      url: links.to(at(adPagePath(card))),
    })),
    urls: {
      search: links.to(at(pathOf(alert.search))),
      change: links.to(at(withToken(alertPaths.change, token))),
      stop: links.to(at(withToken(alertPaths.stop, token))),
    },
  });
  await queueMail(tx, mail);
}

/**
 * Queues the mails of all alerts that are due, each in the same transaction as the record of it, so that each ad is mailed once despite crashes
 * and other processes. Alerts without a new ad get no mail.
 */
export async function sendAlerts(deps: SendingDeps): Promise<void> {
  const { database, search, clock } = deps;
  if (!search.ready) return;
  const now = clock();
  const today = berlinDay(now);
  for (let after = 0; ;) {
    const ids = await listDue(database, today, { after, max: batch });
    for (const id of ids) {
      await database.transaction(async (tx) => {
        const alert = await lockDue(tx, id, today);
        if (alert === undefined) return;
        const until = new Date(Math.max(now.getTime() - settlingMs, alert.toldUntil.getTime()));
        await queueNewAds(tx, deps, { alert, until });
        await recordMailed(tx, id, { until, due: nextDue(today, alert.rhythm) });
      });
    }
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
