import { apprenticeshipRequestStatus } from '@lehrpfad/contract/companies/options.ts';
import { jobNameOf, type Base } from '../base.ts';
import type { DemoCompany } from './companies.ts';
import { addDays, momentOf, type Day } from '../days.ts';
import type { Ids } from '../rows.ts';

const { open, declined } = apprenticeshipRequestStatus;

/** Apprenticeships that the first branch of the demo login has requested, none of them from its own trade. */
const asked = [
  {
    names: ['Kaufmann/-frau für Büromanagement'],
    other: '',
    status: open,
    daysAgo: 2,
    message:
      'Unsere Büroleiterin hat im Sommer die Ausbildereignungsprüfung bestanden. Ab August möchten wir im Büro ausbilden.',
    answer: '',
  },
  {
    names: [],
    other: 'Influencer/-in',
    status: declined,
    daysAgo: 40,
    message: '',
    answer:
      'Dafür gibt es keinen anerkannten Ausbildungsberuf. Vielleicht passt „Kaufmann/-frau für Marketingkommunikation“.',
  },
] as const;

/** Makes rows for `apprenticeship_requests` and the requested job names. */
export function makeApprenticeshipRequests(
  base: Base,
  companies: readonly DemoCompany[],
  ids: Ids,
  today: Day,
) {
  const company = companies.find(({ account }) => account === 0);
  const requests = asked.map(({ other, message, status, answer, daysAgo }) => ({
    id: ids.next('apprenticeship_requests'),
    company_id: company?.id,
    other,
    message,
    status,
    answer,
    created_at: momentOf(addDays(today, -daysAgo), 9, 40),
    decided_at: status === open ? null : momentOf(addDays(today, 1 - daysAgo), 10, 15),
  }));
  const names = asked.flatMap((one, index) =>
    one.names.map((name) => ({
      request_id: requests[index]?.id,
      job_name_id: jobNameOf(base, name).id,
      asked: true,
      accepted: false,
    })),
  );
  return { requests, names };
}
