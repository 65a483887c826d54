import { jobNameOf, type Base } from './base.ts';
import type { DemoCompany } from './companies.ts';
import { makeName, slug } from './company-names.ts';
import { addDays, momentOf, type Day } from './days.ts';
import { makePerson, makePhone } from './people.ts';
import type { Random } from './random.ts';
import type { Ids } from './rows.ts';
import { streets } from './texts/names.ts';
import { trades } from './texts/trades.ts';

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

/** Requests of companies that want to join, in every state. Done ones belong to accounts that exist. */
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
  const rows = situations.map(({ age, ...situation }) => {
    const trade = random.pick(trades);
    const fresh = makeName(random, trade, used);
    const done = situation.status === 4 ? random.pick(registered) : undefined;
    const { name, jobs } = done ?? fresh;
    const id = ids.next('company_requests');
    for (const job of jobs) {
      apprenticeships.push({ company_request_id: id, job_name_id: jobNameOf(base, job).id });
    }
    const town = done?.town ?? random.weighted(base.towns, ({ population }) => population);
    const person = makePerson(random);
    const sent = situation.account_status === 2 || situation.account_status === 3;
    return {
      ...{ id, name, ...situation },
      ...{
        first_name: person.firstName,
        last_name: person.lastName,
        salutation: person.salutation,
      },
      email: `info@${done?.domain ?? slug(name)}.example`,
      phone: makePhone(random, town.district),
      weblink: random.chance(0.7) ? `https://www.${done?.domain ?? slug(name)}.example` : '',
      street: `${random.pick(streets)} ${random.int(1, 90)}`,
      additional: '',
      place_id: random.pick(town.placeIds),
      resend: situation.account_status === 3 ? 1 : 0,
      last_sent_at: sent ? momentOf(addDays(today, -Math.min(age - 1, 9)), 9, 15) : null,
      declined_message:
        situation.status === 3 ? 'Der angegebene Betrieb liegt außerhalb von Sachsen-Anhalt.' : '',
      user_id:
        done?.account === undefined || done.account === null
          ? null
          : (userIds[done.account] ?? null),
      created_at: momentOf(addDays(today, -age), random.int(6, 15), random.int(0, 59)),
    };
  });
  return { rows, apprenticeships };
}
