import { z } from 'zod';
import { endpoint } from '../endpoints/endpoint.ts';
import { id, idParameter, pageOf, pageParameter } from '../fields.ts';

export const mailStates = ['waiting', 'sent', 'failed'] as const;

/** A mail that the board sends, without its text. */
export const mail = z.object({
  id,
  /** Topic of the mail, such as `password-reset`. */
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.int().nonnegative(),
  /** The mail server's last error message. */
  last_error: z.string().nullable(),
  created_at: z.iso.datetime({ offset: true }),
  sent_at: z.iso.datetime({ offset: true }).nullable(),
});

export type Mail = z.infer<typeof mail>;

export const listMails = endpoint({
  method: 'GET',
  path: 'mails/',
  access: 'admin',
  summary: 'Mails that wait, were sent or have failed, the newest first',
  query: z.object({
    state: z.enum(mailStates, 'Ungültiger Zustand.').optional(),
    /** Returns only the mail with this id. */
    id: idParameter.optional(),
    page: pageParameter,
  }),
  response: pageOf(mail),
});

export const sendMailAgain = endpoint({
  method: 'POST',
  path: 'mails/:id/again/',
  access: 'admin',
  quota: 'mails',
  summary: 'Queues a mail again that has failed',
  params: z.object({ id: idParameter }),
  response: mail,
});

export const deleteMail = endpoint({
  method: 'DELETE',
  path: 'mails/delete/:id/',
  access: 'admin',
  summary: 'Deletes a mail that has failed, because nobody can be reached by it',
  params: z.object({ id: idParameter }),
  response: z.object({}),
});
