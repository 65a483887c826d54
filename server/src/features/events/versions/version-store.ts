import { plainFieldNames, plainFieldsOf } from '@lehrpfad/contract/events/event-fields.ts';
import { alias, eq, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import type { StoredEvent } from '../editing-store.ts';
import { isOver, plainColumns } from '../store.ts';
import { eventVersions } from '../schema.ts';
import { build, type RowOf } from '../../../core/database/build.ts';

const v = alias(eventVersions, 'v');

/** Fields of an event that a company can change. Only editors choose another place. */
export const edited = [...plainFieldNames, 'logo', 'company_id'] as const;

export type EditedFields = Pick<StoredEvent, (typeof edited)[number]>;

/** A version as stored. */
export interface StoredVersion extends EditedFields {
  /** 1 In Bearbeitung, 3 Abgelehnt; an accepted one is the event itself. */
  readonly status: RowOf<typeof eventVersions, 'status'>['status'];
  /** Reason for declining; may be empty. */
  readonly declined_message: string;
  readonly expired: boolean;
}

/** Returns the version of an event whose row the transaction has locked. */
export async function readVersion(
  tx: Queries,
  id: number,
  now: Date,
): Promise<StoredVersion | undefined> {
  const [version] = await tx.rows<StoredVersion>(sql`
    select ${plainColumns(v)}, ${v.logo}, ${v.company_id}, ${v.status}, ${v.declined_message}, ${isOver(now, 'v')} as expired
    from ${eventVersions} v where ${v.event_id} = ${id}`);
  return version;
}

/** Inserts a version or replaces the existing one. */
export async function putVersion(
  tx: Queries,
  id: number,
  fields: EditedFields,
  { status, declined_message }: Pick<StoredVersion, 'status' | 'declined_message'>,
): Promise<void> {
  const { logo, company_id } = fields;
  const values = { ...plainFieldsOf(fields), logo, company_id, status, declined_message };
  await tx.rows(
    build
      .insert(eventVersions)
      .values({ event_id: id, ...values })
      .onConflictDoUpdate({ target: eventVersions.event_id, set: values }),
  );
}

/** @param reason for declining it; empty for other states */
export async function setVersionStatus(
  tx: Queries,
  id: number,
  status: RowOf<typeof eventVersions, 'status'>['status'],
  reason = '',
): Promise<void> {
  await tx.rows(
    build
      .update(eventVersions)
      .set({ status, declined_message: reason })
      .where(eq(eventVersions.event_id, id)),
  );
}

export async function dropVersion(tx: Queries, id: number): Promise<void> {
  await tx.rows(build.delete(eventVersions).where(eq(eventVersions.event_id, id)));
}
