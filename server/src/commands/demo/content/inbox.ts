import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { addDays, momentOf, type Day } from '../days.ts';
import { receivedMail } from '../../../features/registrations/mails.ts';
import type { Rows } from '../rows.ts';

/** Makes a row for `mails`: one that the recipient's server has rejected. */
function makeFailedMail(today: Day): Rows {
  const { kind, to, subject, body } = receivedMail('buero@tippfehler.example');
  return [
    {
      kind,
      recipient: to,
      subject,
      body,
      state: 'failed',
      attempts: 7,
      last_error: '550 5.1.1 mailbox unavailable',
      created_at: momentOf(addDays(today, -2), 11, 40),
      in_hand: false,
      deaths: 0,
    },
  ];
}

interface Open {
  readonly id: number;
  readonly status: number;
}

interface AllOpen {
  readonly events: readonly Open[];
  readonly requests: readonly Open[];
}

/** Makes rows for `inbox_notes`: an event that the editor has taken, and a request that waits for an answer. */
function makeNotes(editor: number, open: AllOpen, today: Day): Rows {
  const common = { last_updated: momentOf(addDays(today, -1), 15, 5) };
  const note = (kind: string, [first]: readonly Open[], values: object) =>
    first ? [{ kind, object_id: first.id, assigned_to: editor, ...common, ...values }] : [];
  return [
    ...note(
      'event',
      open.events.filter(({ status }) => status === 1),
      {
        note: 'Der Treffpunkt fehlt noch. Das Unternehmen schickt ihn nach.',
        waiting_until: null,
      },
    ),
    ...note(
      'request',
      open.requests.filter(({ status }) => status === 1),
      {
        note: 'Angerufen, ruft nach der Messe zurück.',
        waiting_until: addDays(today, 7),
      },
    ),
  ];
}

/** Makes the data of the editors' inbox that is not in other tables. */
export function makeInbox(
  staff: readonly { readonly id: number; readonly permission: number }[],
  open: AllOpen,
  today: Day,
) {
  const editor = staff.find(({ permission }) => permission === permissions.editor);
  if (editor === undefined) throw new Error('The demo has no editor.');
  return { mails: makeFailedMail(today), inbox_notes: makeNotes(editor.id, open, today) };
}
