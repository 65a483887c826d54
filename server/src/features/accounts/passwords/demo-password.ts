import { hash } from '@node-rs/argon2';

/** The one password of all demo accounts. It stands in the README, so nobody may choose it, and no real board may hold it. */
export const demoPassword = 'Lehrpfad-Demo-1';

/** One hash for all: hundreds of them would take a minute. The password is public, so its salt may be. */
export function hashDemoPassword(): Promise<string> {
  return hash(demoPassword, { salt: Buffer.from('lehrpfad-demo-16') });
}
