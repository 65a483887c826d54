import type { Permission } from '@lehrpfad/contract/core/endpoints/access.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { isOver, type SessionEnds } from './sessions-store.ts';
import { refreshTokens, sessions, users } from '../schema.ts';
import { bare, bareList } from '../../../core/database/build.ts';

const s = alias(sessions, 's');
const u = alias(users, 'u');
const t = alias(refreshTokens, 't');

/** A refresh token from a request, with its session. */
export interface KnownToken {
  readonly sessionId: string;
  readonly userId: number;
  readonly permission: Permission;
  readonly begunAt: Date;
  /** Whether the session is valid: neither too old nor unused for too long, and the account may log in. */
  readonly isLive: boolean;
  /** When it was used, or another token with the same parent. */
  readonly usedAt: Date | null;
  readonly parent: Buffer | null;
}

/** Finds a token and locks its session until the transaction ends: of two concurrent requests, the second sees the result of the first. */
export async function lockToken(
  tx: Queries,
  hash: Buffer,
  ends: SessionEnds,
): Promise<KnownToken | undefined> {
  await tx.rows(sql`
    select ${s.id} from ${sessions} s where ${s.id} = (select ${refreshTokens.session_id} from ${refreshTokens}
    where ${refreshTokens.token_hash} = ${hash})
    for update`);
  const [row] = await tx.rows<
    KnownToken & { begunAt: string; usedAt: string | null; parent: string | null }
  >(sql`
    select ${s.id} as "sessionId", ${s.user_id} as "userId", ${u.permission}, ${s.created_at}::text as "begunAt",
      ${u.active} and not ${isOver(ends)} as "isLive", ${t.used_at}::text as "usedAt", encode(${t.parent_hash}, 'hex') as parent
    from ${refreshTokens} t join ${sessions} s on ${s.id} = ${t.session_id} join ${users} u on ${u.id} = ${s.user_id}
    where ${t.token_hash} = ${hash}`);
  if (row === undefined) return undefined;
  const { begunAt, usedAt, parent } = row;
  return {
    ...row,
    begunAt: new Date(begunAt),
    usedAt: usedAt === null ? null : new Date(usedAt),
    parent: parent === null ? null : Buffer.from(parent, 'hex'),
  };
}

/** @param parent hash of the token that is replaced */
export async function insertToken(
  tx: Queries,
  token: { hash: Buffer; sessionId: string; parent: Buffer | null },
): Promise<void> {
  await tx.rows(sql`
    insert into ${refreshTokens} (${bareList(refreshTokens, 'token_hash', 'session_id', 'parent_hash')})
    values (${token.hash}, ${token.sessionId}, ${token.parent}::bytea)`);
}

/** Marks a token as used, together with the tokens of the same parent: a browser keeps only one of them. */
export async function recordUse(
  tx: Queries,
  {
    hash,
    parent,
    sessionId,
    now,
  }: { hash: Buffer; parent: Buffer | null; sessionId: string; now: Date },
): Promise<void> {
  const moment = now.toISOString();
  await tx.rows(sql`
    update ${refreshTokens} set ${bare(refreshTokens.used_at)} = ${moment}
    where ${refreshTokens.used_at} is null and (${refreshTokens.token_hash} = ${hash} or ${refreshTokens.parent_hash} = ${parent}::bytea)`);
  await tx.rows(
    sql`update ${sessions} set ${bare(sessions.last_used_at)} = ${moment} where ${sessions.id} = ${sessionId}`,
  );
}
