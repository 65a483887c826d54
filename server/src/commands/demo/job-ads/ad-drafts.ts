import { draftContent } from '@lehrpfad/contract/job-ads/drafts.ts';
import type { DemoCompany } from '../companies/companies.ts';
import { addDays, momentOf, type Day } from '../days.ts';
import type { AdRow } from './job-ads.ts';

/** Makes rows for `job_ad_drafts` of the account named in the README: one that has just been begun, and one that is nearly complete. */
export function makeAdDrafts(
  {
    ads,
    companies,
    userId,
  }: { ads: readonly AdRow[]; companies: readonly DemoCompany[]; userId: number },
  today: Day,
) {
  const [company] = companies.filter(({ account }) => account === 0);
  const like = ads.find((ad) => ad.company_id === company?.id && ad.external === '');
  const contents = [
    { title: 'Ausbildung mit Übernahme', job_type: 2 },
    {
      title: 'Praktikum in den Herbstferien',
      job_type: 1,
      details: like?.details,
      Companies: company && [company.id],
      free_places: '2',
    },
  ];
  return contents.map((content, at) => {
    const moment = momentOf(addDays(today, -1 - 6 * at), 14, 3);
    return {
      user_id: userId,
      content: draftContent.parse(content),
      created_at: moment,
      last_updated: moment,
    };
  });
}
