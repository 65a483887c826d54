import { limits } from '@lehrpfad/contract/core/limits.ts';
import { dayMs, daysBefore, type Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import type { Links } from '../../../core/http/links.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { newSecret } from '../../../core/security/secrets.ts';
import { reminderMail } from '../mails.ts';
import { answerPage } from './deps.ts';
import { recordReminded, questionsToRemind, type ValidQuestion } from './store.ts';

/** Sends a reminder with a new token, because only the hash of the first one is stored; both work. */
async function remind(
  database: Database,
  { id, email, question, expires }: ValidQuestion,
  { links, now }: { links: Links; now: Date },
): Promise<void> {
  const token = newSecret();
  const days = Math.max(1, Math.floor((Date.parse(expires) - now.getTime()) / dayMs));
  await database.transaction(async (tx) => {
    if (!(await recordReminded(tx, id, token, now))) return;
    await queueMail(tx, reminderMail(email, question, links.to(answerPage(token)), days));
  });
}

/** Reminds companies once of questions that they have not answered for some days. */
export async function remindOfQuestions(
  database: Database,
  { links, clock }: { links: Links; clock: Clock },
): Promise<void> {
  const now = clock();
  const before = daysBefore(now, limits.requestReminderDays);
  for (const question of await questionsToRemind(database, before, now))
    await remind(database, question, { links, now });
}
