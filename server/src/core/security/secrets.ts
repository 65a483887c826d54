import { createHash, randomBytes } from 'node:crypto';

/** Returns a random value for tokens and links: 256 bits, safe in a URL. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a secret for storage. The secret is random, so it needs no slow hash. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
