import type { DemoCompany } from '../companies/companies.ts';
import { addDays, momentOf, type Day } from '../days.ts';
import { demoLogins } from './logins.ts';
import { makePerson } from '../companies/people.ts';
import type { Random } from '../random.ts';
import type { Ids } from '../rows.ts';

const staff = [
  { email: demoLogins[0].email, permission: 1 },
  { email: demoLogins[1].email, permission: 2 },
  { email: demoLogins[2].email, permission: 2 },
];

/** Company accounts that have a published login, by account number. */
const shownAccounts = [
  { email: demoLogins[3].email, validated: true, setup_complete: true, active: true },
  { email: demoLogins[4].email, validated: true, setup_complete: false, active: true },
  { email: demoLogins[5].email, validated: false, setup_complete: true, active: true },
];

/** Number of the deactivated account. */
const deactivated = 7;

/** Makes rows for `users`: staff first, then the owners of the companies. */
export function makeAccounts(
  random: Random,
  companies: readonly DemoCompany[],
  ids: Ids,
  passwordHash: string,
  today: Day,
) {
  const row = (email: string, permission: number) => {
    const { firstName, lastName, salutation } = makePerson(random);
    const created = addDays(today, -random.int(200, 1000));
    return {
      id: ids.next('users'),
      email,
      permission,
      salutation,
      first_name: firstName,
      last_name: lastName,
      password_hash: passwordHash,
      active: true,
      validated: true,
      setup_complete: true,
      created_at: momentOf(created, random.int(6, 15), random.int(0, 59)),
      last_updated: momentOf(addDays(created, random.int(0, 190)), random.int(6, 15), 15),
    };
  };
  const staffRows = staff.map(({ email, permission }) => row(email, permission));
  const domains = new Map<number, string>();
  for (const { account, domain } of companies) {
    if (account !== null) domains.set(account, domain);
  }
  const owners = [...domains].map(([account, domain]) => ({
    ...row(`info@${domain}.example`, 3),
    ...(shownAccounts[account] ?? {
      validated: !random.chance(0.025),
      setup_complete: random.chance(0.97),
      active: account !== deactivated,
    }),
  }));
  return { rows: [...staffRows, ...owners], staff: staffRows, owners };
}
