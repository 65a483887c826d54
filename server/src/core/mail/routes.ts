import {
  deleteMail,
  listMails,
  sendMailAgain,
  type Mail,
} from '@lehrpfad/contract/core/operations/mails.ts';
import type { Api } from '../http/api.ts';
import type { Database, Queries } from '../database/database.ts';
import { AppError, notFound } from '../http/errors.ts';
import type { Actor } from '../security/callers.ts';
import { mailById, mailPage, queueAgain, removeFailed } from './store.ts';

function notFailed(current: Mail): AppError {
  return new AppError(409, {
    detail: 'Diese E-Mail ist nicht fehlgeschlagen.',
    code: 'not_failed',
    current,
  });
}

/** Records what an administrator has done with a mail. */
export type RecordMailAction = (
  tx: Queries,
  caller: Actor,
  action: 'sent-again' | 'deleted',
  mail: Mail,
) => Promise<void>;

export interface MailRouteDeps {
  readonly database: Database;
  readonly record: RecordMailAction;
}

/** Lets administrators see the mails, and resend or delete failed ones. */
export function registerMails(api: Api, { database, record }: MailRouteDeps): void {
  /** @throws {AppError} 404; 409 if the mail has not failed */
  const settle = (
    id: number,
    caller: Actor,
    action: Parameters<RecordMailAction>[2],
    work: (tx: Queries, id: number) => Promise<Mail | undefined>,
  ): Promise<Mail> =>
    database.transaction(async (tx) => {
      const settled = await work(tx, id);
      if (settled) {
        await record(tx, caller, action, settled);
        return settled;
      }
      const current = await mailById(tx, id);
      throw current ? notFailed(current) : notFound();
    });

  api.handle(listMails, ({ query }) => mailPage(database, query));
  api.handle(sendMailAgain, ({ caller, params }) =>
    settle(params.id, caller, 'sent-again', queueAgain),
  );
  api.handle(deleteMail, async ({ caller, params }) => {
    await settle(params.id, caller, 'deleted', removeFailed);
    return {};
  });
}
