import { addDays, momentOf, type Day } from '../days.ts';
import type { Ids } from '../rows.ts';

const invited = [
  { first_name: 'Karla', last_name: 'Brandt', salutation: 2, daysAgo: 2 },
  // Its link has expired.
  { first_name: 'Jens', last_name: 'Wolter', salutation: 3, daysAgo: 12 },
];

/** Makes rows for `editor_invitations` and for their mailed links, whose tokens are unknown. */
export function makeInvitations(ids: Ids, today: Day) {
  const rows = invited.map(({ daysAgo, ...person }) => {
    const sent = momentOf(addDays(today, -daysAgo), 9, 20);
    return {
      id: ids.next('editor_invitations'),
      ...person,
      email: `${person.first_name}.${person.last_name}@kammer.example`.toLowerCase(),
      created_at: sent,
      last_sent_at: sent,
    };
  });
  const links = rows.map(({ id }, index) => ({
    token_hash: String.raw`\x${String(id).padStart(64, '0')}`,
    purpose: 'invitation',
    editor_invitation_id: id,
    expires_at: momentOf(addDays(today, 7 - (invited[index]?.daysAgo ?? 0)), 9, 20),
  }));
  return { rows, links };
}
