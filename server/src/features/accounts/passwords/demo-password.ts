import { hash } from '@node-rs/argon2';

/** The password of all demo accounts. The README contains it, so nobody may choose it, and no real board may have it. */
export const demoPassword = 'Lehrpfad-Demo-1';

/**
 * Returns the hash that all demo accounts share: hundreds of hashes would take a minute. The password is public, so the salt may be, too.
 */
export function hashDemoPassword(): Promise<string> {
  return hash(demoPassword, { salt: Buffer.from('lehrpfad-demo-16') });
}
