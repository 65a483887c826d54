import { limits } from '@lehrpfad/contract/core/limits.ts';
import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { hashOf } from '../../core/security/secrets.ts';

/** Days without a login after which a device is forgotten. */
export const deviceDays = 180;

const since = (now: Date) => new Date(now.getTime() - deviceDays * 24 * 3_600_000).toISOString();

/** What is kept of a device that knows an account. @param email lower case */
export function deviceHash(device: string, email: string): Buffer {
  return hashOf(`${device} ${email}`);
}

export async function isKnown(db: Queries, hash: Buffer, now: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from known_devices where hash = ${hash} and last_used_at > ${since(now)}::timestamptz`);
  return rows.length === 1;
}

/** Notes that somebody has logged in on a device. Of too many the one that was used longest ago is forgotten. */
export async function recordDevice(
  tx: Queries,
  { hash, userId, now }: { hash: Buffer; userId: number; now: Date },
): Promise<void> {
  const moment = now.toISOString();
  await tx.rows(sql`
    insert into known_devices (hash, user_id, created_at, last_used_at)
    values (${hash}, ${userId}, ${moment}, ${moment})
    on conflict (hash) do update set user_id = excluded.user_id, last_used_at = excluded.last_used_at`);
  await tx.rows(sql`
    delete from known_devices where hash in (
      select hash from known_devices where user_id = ${userId} and hash <> ${hash}
      order by last_used_at desc, hash offset ${limits.sessions - 1})`);
}

/** Forgets the devices of an account, but for the one that asks, where its cookie is known. */
export async function forgetDevicesOf(tx: Queries, userId: number, device?: string): Promise<void> {
  const [user] = await tx.rows<{ email: string }>(
    sql`select email from users where id = ${userId}`,
  );
  const kept = device !== undefined && user ? deviceHash(device, user.email) : null;
  await tx.rows(sql`
    delete from known_devices where user_id = ${userId} and hash is distinct from ${kept}::bytea`);
}

export async function deleteUnusedDevices(db: Queries, now: Date): Promise<void> {
  await db.rows(sql`delete from known_devices where last_used_at <= ${since(now)}::timestamptz`);
}
