import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with 19 MiB and 2 passes, as OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Normalises a password, because keyboards encode 'ü' in two ways. */
const asRead = (password: string) => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return hash(asRead(password), cost);
}

let stranger: Promise<string> | undefined;

/** Checks a password. Without a hash (no such account) it takes the same time and returns false. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  stranger ??= hashPassword('nobody');
  const isRight = await verify(kept ?? (await stranger), asRead(password));
  return kept !== null && isRight;
}
