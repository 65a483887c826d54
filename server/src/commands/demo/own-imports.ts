import { apprenticeshipBoard, employmentAgency, type AdSource } from './ad-sources.ts';
import type { DemoCompany } from './companies.ts';

/** What other exchanges show of the account with branches: something to adopt for whoever logs in to the demo. */
const offered: readonly AdSource[] = [
  {
    ...{ external: employmentAgency, source: employmentAgency, source_id: '10001-1002700001-S' },
    source_url: 'https://www.arbeitsagentur.de/jobsuche/jobdetail/10001-1002700001-S',
    ...{ ba_id: '10001-1002700001-S', accepted: false },
  },
  ...['218001', '218002'].map((number) => ({
    ...{ external: apprenticeshipBoard, source: apprenticeshipBoard, source_id: `LB-${number}` },
    source_url: `https://lehrstellenboerse.example/stelle/${number}`,
    ...{ ba_id: '', accepted: false },
  })),
];

interface Ad extends AdSource {
  readonly id: number;
  readonly company_id: number;
  readonly published: boolean;
  readonly publish_date: string | null;
  readonly template_id: string | null;
  readonly last_updated_by: number | null;
  readonly source_date: string | null;
}

/** Makes imported ones of some of the first account's ads, at most one a branch. Nothing else changes by it. */
export function offerToAdopt<Row extends Ad>(
  ads: readonly Row[],
  companies: readonly DemoCompany[],
): Row[] {
  const branches = companies.filter(({ account }) => account === 0).map(({ id }) => id);
  const chosen = branches.flatMap((branch) => {
    const isOne = (ad: Row) =>
      ad.company_id === branch && ad.published && ad.source === null && ad.template_id === null;
    return ads.find(isOne)?.id ?? [];
  });
  return ads.map((ad) => {
    const source = offered[chosen.indexOf(ad.id)];
    if (source === undefined) return ad;
    return { ...ad, ...source, source_date: ad.publish_date, last_updated_by: null };
  });
}
