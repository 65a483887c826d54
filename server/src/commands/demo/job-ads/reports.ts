import type { DemoCompany } from '../companies/companies.ts';
import { addDays, momentOf, type Day } from '../days.ts';
import type { AdRow } from './job-ads.ts';

const reports = [
  {
    reason: 'wrong',
    text: 'In der Anzeige steht, dass man früh anfängt. Am Telefon hieß es: nur Spätschicht.',
    mail: 'eltern@haushalt.example',
    daysAgo: 1,
    outcome: null,
    answer: '',
  },
  { reason: 'gone', text: '', mail: '', daysAgo: 3, outcome: null, answer: '' },
  {
    reason: 'discriminating',
    text: 'Warum steht da nur „Bewerber“?',
    mail: '',
    daysAgo: 30,
    outcome: 'left',
    answer:
      'Der Titel nennt alle Geschlechter. Wir haben das Unternehmen trotzdem darauf hingewiesen.',
  },
  {
    reason: 'wrong',
    text: 'Die Telefonnummer gibt es nicht mehr.',
    mail: '',
    daysAgo: 12,
    outcome: 'corrected',
    answer: 'Das Unternehmen hat die Telefonnummer berichtigt.',
  },
] as const;

/** Minimum distance of the companies of two reports in the list: branches of one company follow each other. */
const apart = 40;

/** Makes rows for `ad_reports`: reported public ads, each of another company. */
export function makeReports(
  ads: readonly AdRow[],
  companies: readonly DemoCompany[],
  jobNames: ReadonlyMap<number, string>,
  today: Day,
) {
  const nameOf = new Map(companies.map(({ id, name }) => [id, name]));
  const oneOfEach = new Map(
    ads.filter(({ published }) => published).map((ad) => [ad.company_id, ad]),
  );
  const chosen = [...oneOfEach.values()];
  return reports.flatMap(({ reason, text, mail, daysAgo, outcome, answer }, index) => {
    const ad = chosen[index * apart];
    if (ad === undefined) return [];
    const { id, title, details, annotation, company_id, job_name_id } = ad;
    const decided = outcome === null ? null : momentOf(addDays(today, 2 - daysAgo), 9, 30);
    const created = momentOf(addDays(today, -daysAgo), 16, 20);
    return {
      job_ad_id: id,
      ad: {
        id,
        title,
        details,
        annotation,
        company_name: nameOf.get(company_id) ?? '',
        job_name: jobNames.get(job_name_id) ?? '',
      },
      reason,
      text,
      mail,
      created_at: created,
      outcome,
      answer,
      decided_at: decided,
      last_updated: decided ?? created,
    };
  });
}
