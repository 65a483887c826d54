import { isDeepStrictEqual } from 'node:util';
import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { AuditAction, AuditSubject } from '@lehrpfad/contract/audit/options.ts';
import type { Actor, Principal } from '../../core/security/callers.ts';
import type { Queries } from '../../core/database/database.ts';
import { insertChange } from './account-changes-store.ts';
import { insertEntry, insertOperatorEntry, type Values } from './store.ts';

export interface AuditNote {
  /** If it is a company, its own account sees the action. */
  readonly caller: Principal | Actor;
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly id: number;
  /** Displayed name of the subject. */
  readonly name: string;
  /** Its fields before and after; only differing ones are stored. Never a password, token or file. */
  readonly before?: Values | null;
  readonly after?: Values | null;
  readonly reason?: string;
  /** Set if a company has changed its own account in a way that editors must handle. The person is not stored. */
  readonly ofCompany?: true;
}

/** Returns those of `values` that differ in `others`. */
function differing(values: Values, others: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !isDeepStrictEqual(value, others[key])),
  );
}

/**
 * Records an action in the transaction of the action, unless it changed nothing. Actions of editors and administrators are recorded with
 * the values; those of companies on their own data only for the account and without values, unless editors must handle them.
 */
export async function recordAction(tx: Queries, note: AuditNote): Promise<void> {
  const { caller, action, subject, id, name, before = null, after = null, reason = '' } = note;
  const isBoth = before !== null && after !== null;
  const was = isBoth ? differing(before, after) : before;
  const is = isBoth ? differing(after, before) : after;
  const isNothing = isBoth && Object.keys({ ...was, ...is }).length === 0;
  if (isNothing && action === 'changed') return;
  if (caller.permission > permissions.editor && 'accountId' in caller) {
    const fields = isBoth ? Object.keys({ ...was, ...is }) : [];
    await insertChange(tx, caller, { action, subject, subject_id: id, subject_name: name, fields });
  }
  if (caller.permission > permissions.editor && !note.ofCompany) return;
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

type OperatorNote = Omit<AuditNote, 'caller' | 'ofCompany'>;

/** Records an action of an operator, who runs a command on the server, in the transaction of the action. */
export function recordOperatorAction(tx: Queries, note: OperatorNote): Promise<void> {
  const { before = null, after = null, reason = '' } = note;
  return insertOperatorEntry(tx, { ...note, before, after, reason });
}
