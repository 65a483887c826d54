import { listMails, sendMailAgain, type Mail } from '@lehrpfad/contract/core/operations/mails.ts';
import type { Api } from '../http/api.ts';
import type { Queries } from '../database/database.ts';
import { AppError, notFound } from '../http/errors.ts';
import { mailById, mailPage, queueAgain } from './store.ts';

function notFailed(current: Mail): AppError {
  return new AppError(409, {
    detail: 'Diese E-Mail ist nicht fehlgeschlagen.',
    code: 'not_failed',
    current,
  });
}

/** Lets administrators see the mails and resend failed ones. */
export function registerMails(api: Api, db: Queries): void {
  api.handle(listMails, ({ query }) => mailPage(db, query));
  api.handle(sendMailAgain, async ({ params: { id } }) => {
    const queued = await queueAgain(db, id);
    if (queued) return queued;
    const current = await mailById(db, id);
    throw current ? notFailed(current) : notFound();
  });
}
