import type { DemoCompany } from '../companies/companies.ts';
import { addDays, type Day } from '../days.ts';
import type { Random } from '../random.ts';
import type { Rows } from '../rows.ts';
import type { AdRow } from './job-ads.ts';

/** Weeks with counts: of the account named in the README, and of all others, with which it is compared. */
const weeks = { shown: 14, others: 6 } as const;
/** Number of that account. */
const shownAccount = 0;
/** Share of openings: an ad with pay is opened more often. */
const openedShare = { withPay: 0.2, withoutPay: 0.15 } as const;

/** Makes the counts of an ad on a day. */
function countsOf(random: Random, { pay_year_1: pay }: Pick<AdRow, 'pay_year_1'>) {
  const shown = random.int(20, 90);
  const share = pay === null ? openedShare.withoutPay : openedShare.withPay;
  const opened = Math.round(shown * share * (0.6 + 0.8 * random.next()));
  const part = (of: number) => Math.round(opened * of * random.next());
  const [start, favourites, company, page, direct] = [0.15, 0.1, 0.1, 0.2, 0.2].map(part);
  return {
    shown,
    saved: part(0.25),
    contacted: part(0.3),
    shared: part(0.1),
    from_results: opened,
    from_start: start,
    from_company: company,
    from_event: part(0.05),
    from_page: page,
    from_favourites: favourites,
    from_direct: direct,
  };
}

/** Makes daily sums for all published ads, one day of each week; rows of `ad_daily_counts`. The newest ads have none yet. */
export function makeAdCounts(
  random: Random,
  ads: readonly AdRow[],
  companies: readonly DemoCompany[],
  today: Day,
): Rows {
  const shown = new Set(
    companies.filter(({ account }) => account === shownAccount).map(({ id }) => id),
  );
  return ads.flatMap((ad) => {
    const { publish_date: since, published } = ad;
    if (!published || since === null) return [];
    const number = shown.has(ad.company_id) ? weeks.shown : weeks.others;
    return Array.from({ length: number }, (_, week) => addDays(today, -7 * week - 1)).flatMap(
      (day) =>
        day > since
          ? [{ day, job_ad_id: ad.id, company_id: ad.company_id, ...countsOf(random, ad) }]
          : [],
    );
  });
}
