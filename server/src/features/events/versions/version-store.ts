import { alias, eq, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import type { StoredEvent } from '../editing-store.ts';
import { isOver } from '../store.ts';
import { eventVersions } from '../schema.ts';
import { bare, bareList, build, type RowOf } from '../../../core/database/build.ts';

const v = alias(eventVersions, 'v');

/** What a company can change of its event. Where else it takes place is the editors' to say. */
export const edited = [
  ...(['title', 'weblink', 'description', 'start_date', 'end_date'] as const),
  ...(['start_time', 'end_time', 'logo', 'company_id'] as const),
] as const;

export type EditedFields = Pick<StoredEvent, (typeof edited)[number]>;

/** A version as the table has it. */
export interface StoredVersion extends EditedFields {
  /** 1 In Bearbeitung, 3 Abgelehnt; an accepted one is the event itself. */
  readonly status: number;
  /** Of a declined one; may be empty. */
  readonly declined_message: string;
  readonly expired: boolean;
}

/** The version of an event that the transaction has locked. */
export async function readVersion(
  tx: Queries,
  id: number,
  now: Date,
): Promise<StoredVersion | undefined> {
  const [version] = await tx.rows<StoredVersion>(sql`
    select ${v.title}, ${v.weblink}, ${v.description}, ${v.start_date}, ${v.end_date},
      to_char(${v.start_time}, 'HH24:MI') as start_time, to_char(${v.end_time}, 'HH24:MI') as end_time,
      ${v.logo}, ${v.company_id}, ${v.status}, ${v.declined_message}, ${isOver(now, 'v')} as expired
    from ${eventVersions} v where ${v.event_id} = ${id}`);
  return version;
}

/** Puts a version in place of the one that there was. */
export async function putVersion(
  tx: Queries,
  id: number,
  fields: EditedFields,
  { status, declined_message }: Pick<StoredVersion, 'status' | 'declined_message'>,
): Promise<void> {
  await tx.rows(sql`
    insert into ${eventVersions} (${bareList(
      eventVersions,
      'event_id',
      'title',
      'weblink',
      'description',
      'start_date',
      'end_date',
      'start_time',
      'end_time',
      'logo',
      'company_id',
      'status',
      'declined_message',
    )})
    values (${id}, ${fields.title}, ${fields.weblink}, ${fields.description}, ${fields.start_date},
      ${fields.end_date}, ${fields.start_time}, ${fields.end_time}, ${fields.logo}, ${fields.company_id}, ${status},
      ${declined_message})
    on conflict (${bareList(eventVersions, 'event_id')}) do update set ${bare(eventVersions.title)} = excluded.title, ${bare(eventVersions.weblink)} = excluded.weblink,
      ${bare(eventVersions.description)} = excluded.description, ${bare(eventVersions.start_date)} = excluded.start_date, ${bare(eventVersions.end_date)} = excluded.end_date,
      ${bare(eventVersions.start_time)} = excluded.start_time, ${bare(eventVersions.end_time)} = excluded.end_time, ${bare(eventVersions.logo)} = excluded.logo,
      ${bare(eventVersions.company_id)} = excluded.company_id, ${bare(eventVersions.status)} = excluded.status,
      ${bare(eventVersions.declined_message)} = excluded.declined_message`);
}

/** @param reason of a refusal; empty for every other state */
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
