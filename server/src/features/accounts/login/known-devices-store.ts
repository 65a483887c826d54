import { limits } from '@lehrpfad/contract/core/limits.ts';
import { sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { hashOf } from '../../../core/security/secrets.ts';
import { knownDevices, users } from '../schema.ts';
import { bare, bareList } from '../../../core/database/build.ts';

/** Days without a login after which a device is forgotten. */
export const deviceDays = 180;

const since = (now: Date) => new Date(now.getTime() - deviceDays * 24 * 3_600_000).toISOString();

/** Returns the stored hash of a device that an account is known on. @param email lower case */
export function deviceHash(device: string, email: string): Buffer {
  return hashOf(`${device} ${email}`);
}

export async function isKnown(db: Queries, hash: Buffer, now: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from ${knownDevices} where ${knownDevices.hash} = ${hash} and ${knownDevices.last_used_at} > ${since(now)}::timestamptz`);
  return rows.length === 1;
}

/** Records a login on a device. Above the limit, the device that was not used for the longest time is deleted. */
export async function recordDevice(
  tx: Queries,
  { hash, userId, now }: { hash: Buffer; userId: number; now: Date },
): Promise<void> {
  const moment = now.toISOString();
  await tx.rows(sql`
    insert into ${knownDevices} (${bareList(knownDevices, 'hash', 'user_id', 'created_at', 'last_used_at')})
    values (${hash}, ${userId}, ${moment}, ${moment})
    on conflict (${bareList(knownDevices, 'hash')}) do update
    set ${bare(knownDevices.user_id)} = excluded.user_id, ${bare(knownDevices.last_used_at)} = excluded.last_used_at`);
  await tx.rows(sql`
    delete from ${knownDevices} where ${knownDevices.hash} in (
      select ${knownDevices.hash} from ${knownDevices} where ${knownDevices.user_id} = ${userId} and ${knownDevices.hash} <> ${hash}
      order by ${knownDevices.last_used_at} desc, ${knownDevices.hash} offset ${limits.sessions - 1})`);
}

/** Deletes the known devices of an account, except the one of the request if its cookie is known. */
export async function forgetDevicesOf(tx: Queries, userId: number, device?: string): Promise<void> {
  const [user] = await tx.rows<{ email: string }>(
    sql`select ${users.email} from ${users} where ${users.id} = ${userId}`,
  );
  const kept = device !== undefined && user ? deviceHash(device, user.email) : null;
  await tx.rows(sql`
    delete from ${knownDevices} where ${knownDevices.user_id} = ${userId} and ${knownDevices.hash} is distinct from ${kept}::bytea`);
}

export async function deleteUnusedDevices(db: Queries, now: Date): Promise<void> {
  await db.rows(
    sql`delete from ${knownDevices} where ${knownDevices.last_used_at} <= ${since(now)}::timestamptz`,
  );
}
