import { eventStatus } from '@lehrpfad/contract/events/events.ts';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../core/database/database.ts';
import type { EventValues, StoredEvent } from './rows.ts';
import { isOver } from './store.ts';

/*
 * What a company has made of an accepted event, beside the event, which stays public as it was accepted (rule 35). There is at most
 * one for each event; whoever reads or writes it holds the event's row.
 */

/** What a company can change of its event. Where else it takes place is the editors' to say. */
const edited = [
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
    select v.title, v.weblink, v.description, v.start_date, v.end_date,
      to_char(v.start_time, 'HH24:MI') as start_time, to_char(v.end_time, 'HH24:MI') as end_time,
      v.logo, v.company_id, v.status, v.declined_message, ${isOver(now, 'v')} as expired
    from event_versions v where v.event_id = ${id}`);
  return version;
}

/** Whether an editor is to decide on it. */
export const isInReview = (version: StoredVersion | undefined): version is StoredVersion =>
  version?.status === eventStatus.pending;

/** What would be written of it. */
export function fieldsOf({ form, logo, company_id }: EventValues): EditedFields {
  const { Company: _, ...fields } = form;
  return { ...fields, logo, company_id };
}

/** An event as it would be after its new version. */
export function withVersion(event: StoredEvent, version: EditedFields | undefined): StoredEvent {
  if (version === undefined) return event;
  const fields = Object.fromEntries(edited.map((name) => [name, version[name]]));
  return { ...event, ...fields };
}

export const isSameVersion = (one: EditedFields, other: EditedFields): boolean =>
  edited.every((name) => one[name] === other[name]);

/** Puts a version in place of the one that there was. */
export async function putVersion(
  tx: Queries,
  id: number,
  fields: EditedFields,
  { status, declined_message }: Pick<StoredVersion, 'status' | 'declined_message'>,
): Promise<void> {
  await tx.rows(sql`
    insert into event_versions (event_id, title, weblink, description, start_date, end_date, start_time,
      end_time, logo, company_id, status, declined_message)
    values (${id}, ${fields.title}, ${fields.weblink}, ${fields.description}, ${fields.start_date},
      ${fields.end_date}, ${fields.start_time}, ${fields.end_time}, ${fields.logo}, ${fields.company_id}, ${status},
      ${declined_message})
    on conflict (event_id) do update set title = excluded.title, weblink = excluded.weblink,
      description = excluded.description, start_date = excluded.start_date, end_date = excluded.end_date,
      start_time = excluded.start_time, end_time = excluded.end_time, logo = excluded.logo,
      company_id = excluded.company_id, status = excluded.status,
      declined_message = excluded.declined_message`);
}

/** @param reason of a refusal; empty for every other state */
export async function setVersionStatus(
  tx: Queries,
  id: number,
  status: number,
  reason = '',
): Promise<void> {
  await tx.rows(sql`
    update event_versions set status = ${status}, declined_message = ${reason} where event_id = ${id}`);
}

export async function dropVersion(tx: Queries, id: number): Promise<void> {
  await tx.rows(sql`delete from event_versions where event_id = ${id}`);
}

const when = ['start_date', 'end_date', 'start_time', 'end_time'] as const;

/**
 * Has an editor's edit hold for the new version as well: in what the company has not changed. When it takes place is one thing.
 * @param before the event as it was
 * @param after the same after the edit
 */
export async function carryOver(
  tx: Queries,
  id: number,
  version: StoredVersion,
  { before, after }: { before: EditedFields; after: EditedFields },
): Promise<void> {
  const isMoved = when.some((name) => version[name] !== before[name]);
  const taken = edited.filter((name) =>
    when.some((one) => one === name) ? !isMoved : version[name] === before[name],
  );
  const fields: EditedFields = {
    ...version,
    ...Object.fromEntries(taken.map((name) => [name, after[name]])),
    // Whose event it is the editor has said.
    ...(after.company_id !== before.company_id && { company_id: after.company_id }),
  };
  if (isSameVersion(fields, after)) await dropVersion(tx, id);
  else await putVersion(tx, id, fields, version);
}
