import { limits } from '@lehrpfad/contract/core/limits.ts';
import { sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { sessions } from '../schema.ts';
import { bare } from '../../../core/database/build.ts';

/** Minutes in which the challenge of a passkey can be answered. */
const challengeMinutes = 10;

const ago = (now: Date, minutes: number) =>
  new Date(now.getTime() - minutes * 60_000).toISOString();

/** Condition that the person has proved their identity in a session in the last minutes; a login is such a proof. */
export const isConfirmed = (
  session: Readonly<Record<'confirmed_at' | 'created_at', unknown>>,
  now: Date,
) => sql`
  (coalesce(${session.confirmed_at}, ${session.created_at}) > ${ago(now, limits.confirmedMinutes)}::timestamptz)`;

export async function recordConfirmation(tx: Queries, sessionId: string, now: Date): Promise<void> {
  await tx.rows(sql`
    update ${sessions} set ${bare(sessions.confirmed_at)} = ${now.toISOString()} where ${sessions.id} = ${sessionId}`);
}

export async function storeChallenge(
  db: Queries,
  { sessionId, challenge, now }: { sessionId: string; challenge: string; now: Date },
): Promise<void> {
  await db.rows(sql`
    update ${sessions} set ${bare(sessions.challenge)} = ${challenge}, ${bare(sessions.challenge_at)} = ${now.toISOString()}
    where ${sessions.id} = ${sessionId}`);
}

/** Returns and forgets the challenge of a session: each one can be answered once. */
export async function takeChallenge(
  db: Queries,
  sessionId: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db.rows<{ challenge: string | null; fresh: boolean }>(sql`
    with known as (
      select ${sessions.id}, ${sessions.challenge}, ${sessions.challenge_at} > ${ago(now, challengeMinutes)}::timestamptz as fresh
      from ${sessions} where ${sessions.id} = ${sessionId} for update)
    update ${sessions} set ${bare(sessions.challenge)} = null, ${bare(sessions.challenge_at)} = null
    from known where known.id = ${sessions.id} returning known.challenge, known.fresh`);
  return row?.fresh ? (row.challenge ?? undefined) : undefined;
}
