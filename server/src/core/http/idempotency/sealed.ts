import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'lehrpfad answer', 32));

/** Encrypts a text with the secret. */
export function seal(secret: string, text: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyFrom(secret), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** @throws if the secret is wrong */
export function unseal(secret: string, sealed: Buffer): string {
  const iv = sealed.subarray(0, ivBytes);
  const decipher = createDecipheriv(algorithm, keyFrom(secret), iv);
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const body = sealed.subarray(ivBytes + tagBytes);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
