import type { DemoCompany } from '../companies/companies.ts';
import { addDays, momentOf, type Day } from '../days.ts';
import type { Ids } from '../rows.ts';
import { demoLogins } from './logins.ts';

interface Given {
  readonly companies: readonly DemoCompany[];
  readonly userId: number;
  readonly passwordHash: string;
  readonly ids: Ids;
}

const persons = [
  {
    first_name: 'Sabine',
    last_name: 'Lorenz',
    email: 'verwaltung@lehrpfad.example',
    salutation: 2,
  },
  { first_name: 'Mia', last_name: 'Albrecht', email: demoLogins[6].email, salutation: 2 },
] as const;

const invitationOf = (userId: number, sent: string, today: Day) => ({
  account_id: userId,
  email: 'jonas.keller@lehrpfad.example',
  first_name: 'Jonas',
  last_name: 'Keller',
  role: 'ads',
  created_at: sent,
  last_sent_at: sent,
  expires_at: momentOf(addDays(today, 5), 10, 30),
});

/** A change of the first branch by the manager. */
const changeOf = (
  branch: DemoCompany | undefined,
  action: 'created' | 'changed',
  { userId, at }: { readonly userId: number; readonly at: string },
) => ({
  account_id: userId,
  at,
  user_name: 'Sabine Lorenz',
  action,
  subject: 'company',
  subject_id: branch?.id ?? 0,
  subject_name: branch?.name ?? '',
  fields: action === 'changed' ? ['weblink', 'contacts'] : [],
});

/** Rows for three colleagues of the account with branches: a manager who is asked to take it over, one for the first branch's ads, one invited. */
export function makeColleagues({ companies, userId, passwordHash, ids }: Given, today: Day) {
  const [branch] = companies.filter(({ account }) => account === 0);
  const at = momentOf(addDays(today, -40), 9, 5);
  const users = persons.map((person) => ({
    id: ids.next('users'),
    ...person,
    permission: 3,
    password_hash: passwordHash,
    active: true,
    validated: true,
    setup_complete: true,
    created_at: at,
    last_updated: at,
  }));
  const [manager, clerk] = users;
  const members = [
    { user_id: manager?.id, role: 'management', branches: null },
    { user_id: clerk?.id, role: 'ads', branches: branch ? [branch.id] : [] },
  ].map((one) => ({ ...one, account_id: userId, created_at: at }));
  const sent = momentOf(addDays(today, -2), 10, 30);
  const invitation = invitationOf(userId, sent, today);
  const transfer = {
    account_id: userId,
    user_id: manager?.id,
    // Hash of an unknown token.
    token_hash: String.raw`\x${'0'.repeat(64)}`,
    created_at: sent,
    expires_at: momentOf(addDays(today, 5), 10, 30),
  };
  const changes = [
    changeOf(branch, 'changed', { userId, at: momentOf(addDays(today, -9), 8, 40) }),
    changeOf(branch, 'created', { userId, at: momentOf(addDays(today, -30), 8, 40) }),
  ];
  const tables = {
    account_members: members,
    account_invitations: [invitation],
    account_transfers: [transfer],
    account_changes: changes,
  };
  return { users, tables };
}
