import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a message is from Lehrpfad: its headers in small letters, its body as text, and your secret. */
export function isGenuine(headers, body, secret, now = new Date()) {
  const timestamp = headers['lehrpfad-timestamp'] ?? '';
  const given = Buffer.from(headers['lehrpfad-signature'] ?? '');
  const hash = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const expected = Buffer.from(`v1=${hash}`);
  const isFresh = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= 5 * 60;
  return isFresh && given.length === expected.length && timingSafeEqual(given, expected);
}
