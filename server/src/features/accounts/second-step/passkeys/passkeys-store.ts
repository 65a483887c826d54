import { sql } from '../../../../core/database/drizzle.ts';
import type { Queries } from '../../../../core/database/database.ts';
import { passkeys } from '../../schema.ts';
import { bare, bareList } from '../../../../core/database/build.ts';

export interface StoredPasskey {
  readonly id: number;
  readonly credential_id: Uint8Array;
  readonly public_key: Uint8Array;
  readonly sign_count: number;
  readonly transports: string[];
  readonly name: string;
}

const columns = sql`
  ${passkeys.id}, ${passkeys.credential_id}, ${passkeys.public_key}, ${passkeys.sign_count}::float8 as sign_count, ${passkeys.transports},
  ${passkeys.name}`;

/** Returns the passkeys of an account, the oldest first. */
export function passkeysOf(db: Queries, userId: number): Promise<StoredPasskey[]> {
  return db.rows<StoredPasskey>(
    sql`select ${columns} from ${passkeys} where ${passkeys.user_id} = ${userId} order by ${passkeys.id}`,
  );
}

/** Returns a passkey of an account, locked until the transaction ends. */
export async function passkeyOf(
  tx: Queries,
  userId: number,
  credentialId: Uint8Array,
): Promise<StoredPasskey | undefined> {
  const [row] = await tx.rows<StoredPasskey>(sql`
    select ${columns} from ${passkeys}
    where ${passkeys.user_id} = ${userId} and ${passkeys.credential_id} = ${credentialId} for update`);
  return row;
}

/** @returns false if the passkey is stored already */
export async function insertPasskey(
  tx: Queries,
  userId: number,
  passkey: Omit<StoredPasskey, 'id'>,
  now: Date,
): Promise<boolean> {
  const { credential_id, public_key, sign_count, transports, name } = passkey;
  const rows = await tx.rows(sql`
    insert into ${passkeys} (${bareList(passkeys, 'user_id', 'credential_id', 'public_key', 'sign_count', 'transports', 'name', 'created_at')})
    values (${userId}, ${credential_id}, ${public_key}, ${sign_count}, ${JSON.stringify(transports)}::text::jsonb, ${name},
      ${now.toISOString()})
    on conflict (${bareList(passkeys, 'credential_id')}) do nothing returning ${passkeys.id}`);
  return rows.length === 1;
}

export async function recordPasskeyUse(
  tx: Queries,
  { id, signCount, now }: { id: number; signCount: number; now: Date },
): Promise<void> {
  await tx.rows(sql`
    update ${passkeys} set ${bare(passkeys.sign_count)} = ${signCount}, ${bare(passkeys.last_used_at)} = ${now.toISOString()}
    where ${passkeys.id} = ${id}`);
}

/** @returns the name of the deleted passkey; undefined if the account has no such passkey */
export async function deletePasskey(
  tx: Queries,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const [row] = await tx.rows<{ name: string }>(sql`
    delete from ${passkeys} where ${passkeys.user_id} = ${userId} and ${passkeys.id} = ${id} returning ${passkeys.name}`);
  return row?.name;
}
