import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import { daysAfter } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import { conflict } from '../../../core/http/errors.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { newSecret } from '../../../core/security/secrets.ts';
import { lockOpen, type DecidingDeps } from '../decisions.ts';
import { questionMail } from '../mails.ts';
import { requestById } from '../listing-store.ts';
import { recordQuestion } from '../trail.ts';
import { answerPage } from './deps.ts';
import { insertQuestion } from './store.ts';

/**
 * Sends a question to the company of an open request. Only the hash of the token in the mail is stored.
 * @returns the changed request
 * @throws 404; 409 if it has been decided, or already waits for an answer
 */
export async function ask(
  tx: Queries,
  id: number,
  question: string,
  deps: DecidingDeps,
): Promise<CompanyRequest> {
  const { now, links, caller } = deps;
  const request = await lockOpen(tx, id, deps);
  const before = await requestById(tx, id, deps);
  if (before.waiting_since !== null)
    throw conflict('Diese Anfrage wartet schon auf eine Antwort.', before);
  const token = newSecret();
  const expires = daysAfter(now, limits.requestAnswerDays);
  const asked = { requestId: id, question, editorId: caller.userId, token, now, expires };
  await insertQuestion(tx, asked);
  await queueMail(tx, questionMail(request.email, question, links.to(answerPage(token))));
  await recordQuestion(tx, caller, request, question);
  return requestById(tx, id, deps);
}
