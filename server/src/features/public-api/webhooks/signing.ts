import { createHmac } from 'node:crypto';

/** Version of the signature: another way to sign would get another one, beside it. */
const version = 'v1';

/** Returns the headers with which a receiver tells that a delivery is ours, and that it is not an old one sent again. */
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

/** Names what the secret of a webhook belongs to, for the box that it is stored in. */
export const secretOwner = (keyId: number): string => `webhook of key ${keyId}`;
