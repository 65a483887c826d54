import { sql, type AnyPgColumn, type SQL } from '../../core/database/drizzle.ts';
import { isAmong } from '../../core/database/sql-parts.ts';
import type { Scope } from '../../core/security/callers.ts';

type Company = Readonly<Record<'id' | 'user_id', AnyPgColumn>>;

/** Condition that a caller may read a company. */
export const isInScope = (company: Company, { accountId, branches }: Scope): SQL =>
  branches === null
    ? sql`${company.user_id} = ${accountId}`
    : sql`(${company.user_id} = ${accountId} and ${isAmong(company.id, branches)})`;
