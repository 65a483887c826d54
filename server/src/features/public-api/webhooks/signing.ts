import { createHmac } from 'node:crypto';

/** Version of the signature. A new way to sign would get another version, in addition to this one. */
const version = 'v1';

/** Returns the headers by which a receiver verifies that a delivery is ours, and not a repeated old one. */
export function signedHeaders(
  body: string,
  { secret, id, now }: { readonly secret: string; readonly id: number; readonly now: Date },
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Lehrpfad-Delivery': String(id),
    'Lehrpfad-Timestamp': timestamp,
    'Lehrpfad-Signature': `${version}=${signature}`,
  };
}

/** Names the owner of a webhook's secret for its encryption. */
export const secretOwner = (keyId: number): string => `webhook of key ${keyId}`;
