import { createHash, randomBytes } from 'node:crypto';

/** A random value for tokens and links: 256 bits, safe in an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret. Its randomness makes a slow hash needless. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
