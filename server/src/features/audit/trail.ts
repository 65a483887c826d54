import { isDeepStrictEqual } from 'node:util';
import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { AuditAction, AuditSubject } from '@lehrpfad/contract/audit/options.ts';
import type { Caller } from '../../core/security/callers.ts';
import type { Queries } from '../../core/database/database.ts';
import { insertEntry, type Values } from './store.ts';

export interface AuditNote {
  readonly caller: Pick<Caller, 'userId' | 'permission'>;
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly id: number;
  /** What people call it. */
  readonly name: string;
  /** Its fields before and after; only those that differ are kept. Never a password, token or file. */
  readonly before?: Values | null;
  readonly after?: Values | null;
  readonly reason?: string;
  /** It concerns a company's own account, and editors have something to do about it. Who of the company that was is not kept. */
  readonly ofCompany?: true;
}

/** Those fields that are not the same on both sides, in one direction. */
function differing(values: Values, others: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !isDeepStrictEqual(value, others[key])),
  );
}

/**
 * Writes down what an editor or administrator does, in the transaction that does it. What a company does to its own is nobody
 * else's business and is not kept, unless editors have to look at it; a change that changes nothing neither.
 */
export async function recordAction(tx: Queries, note: AuditNote): Promise<void> {
  const { caller, action, subject, id, name, before = null, after = null, reason = '' } = note;
  if (caller.permission > permissions.editor && !note.ofCompany) return;
  const isBoth = before !== null && after !== null;
  const was = isBoth ? differing(before, after) : before;
  const is = isBoth ? differing(after, before) : after;
  const isNothing = isBoth && Object.keys({ ...was, ...is }).length === 0;
  if (isNothing && action === 'changed') return;
  await insertEntry(tx, caller.userId, {
    action,
    subject,
    id,
    name,
    before: was,
    after: is,
    reason,
  });
}
