import { inState } from '@lehrpfad/regions/parts/names.ts';
import { jobNameOf, type Base, type DemoTown } from '../base.ts';
import type { DemoCompany } from './companies.ts';
import { makeName, slug } from './company-names.ts';
import { addDays, momentOf, type Day } from '../days.ts';
import { makePerson, makePhone } from './people.ts';
import type { Random } from '../random.ts';
import type { Ids } from '../rows.ts';
import { streets } from '../texts/names.ts';
import { trades } from '../texts/trades/trades.ts';

/** 1 open, 2 accepted, 3 declined, 4 done · 1 none, 2 invitation sent, 3 expired, 4 registered */
const situations = [
  { status: 1, account_status: 1, age: 1 },
  { status: 1, account_status: 1, age: 2 },
  { status: 1, account_status: 1, age: 5 },
  { status: 2, account_status: 2, age: 4 },
  { status: 2, account_status: 3, age: 19 },
  { status: 3, account_status: 1, age: 12 },
  { status: 4, account_status: 4, age: 30 },
  { status: 4, account_status: 4, age: 48 },
] as const;

type Situation = (typeof situations)[number];

/** Makes requests of companies that want to join, in every state. Completed ones belong to existing accounts. */
export function makeRequests(
  random: Random,
  base: Base,
  companies: readonly DemoCompany[],
  userIds: readonly number[],
  ids: Ids,
  today: Day,
) {
  const registered = companies.filter(({ account }) => account !== null && account > 10);
  const used = new Set(companies.map(({ domain }) => domain));
  const apprenticeships: { company_request_id: number; job_name_id: number }[] = [];
  const rows = situations.map((situation) => {
    const done = situation.status === 4 ? random.pick(registered) : undefined;
    const applicant = done ?? makeApplicant(random, base, used);
    const id = ids.next('company_requests');
    for (const job of applicant.jobs) {
      apprenticeships.push({ company_request_id: id, job_name_id: jobNameOf(base, job).id });
    }
    return {
      id,
      name: applicant.name,
      status: situation.status,
      user_id: userIds[done?.account ?? -1] ?? null,
      ...contactColumns(random, applicant.domain, applicant.town),
      ...progressColumns(random, situation, today),
    };
  });
  return { rows, apprenticeships };
}

function makeApplicant(random: Random, base: Base, used: Set<string>) {
  const { name, jobs } = makeName(random, random.pick(trades), used);
  const town = random.weighted(base.towns, ({ population }) => population);
  return { name, jobs, town, domain: slug(name) };
}

function contactColumns(random: Random, domain: string, town: DemoTown) {
  const { firstName, lastName, salutation } = makePerson(random);
  return {
    first_name: firstName,
    last_name: lastName,
    salutation,
    email: `info@${domain}.example`,
    phone: makePhone(random, town.district),
    weblink: random.chance(0.7) ? `https://www.${domain}.example` : '',
    street: `${random.pick(streets)} ${random.int(1, 90)}`,
    additional: '',
    place_id: random.pick(town.placeIds),
  };
}

/** The invitation was sent a day after the request; an expired one was sent a second time. */
function progressColumns(random: Random, { status, account_status, age }: Situation, today: Day) {
  const sent = account_status === 2 || account_status === 3;
  return {
    account_status,
    resend: account_status === 3 ? 1 : 0,
    last_sent_at: sent ? momentOf(addDays(today, -Math.min(age - 1, 9)), 9, 15) : null,
    declined_message: status === 3 ? `Der angegebene Betrieb liegt nicht ${inState}.` : '',
    created_at: momentOf(addDays(today, -age), random.int(6, 15), random.int(0, 59)),
  };
}
