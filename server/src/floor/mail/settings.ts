import { z } from 'zod';
import { isMailAddress } from './address.ts';

/** The address of a mail server, with its credentials. */
export const mailServer = z
  .string()
  .refine(
    (text) => /^smtps?:\/\/[^\s/?#]/.test(text) && URL.canParse(text),
    'must be an smtp:// or smtps:// address',
  );

/** Who a mail comes from, as mail programs show it. */
export interface FromAddress {
  readonly name: string;
  readonly address: string;
}

const productName = 'Lehrpfad';

/** `Lehrpfad <noreply@board.example>`, or the address alone. */
export const mailSender = z
  .string()
  .transform((text): FromAddress => {
    const [, name = '', address = text] =
      /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>]*)>$/u.exec(text.trim()) ?? [];
    return { name: name || productName, address: address.trim() };
  })
  .refine(
    ({ address }) => isMailAddress(address),
    'must be an address such as "Name <a@b.example>"',
  );

function originOf(text: string): string | undefined {
  if (!/^https?:/.test(text) || !URL.canParse(text)) return undefined;
  const { origin, href } = new URL(text);
  return href === `${origin}/` ? origin : undefined;
}

/** Scheme, host and port, and nothing more: the board is served at the root. */
export const publicOrigin = z
  .string()
  .refine((text) => originOf(text) !== undefined, 'must be an https:// address without a path')
  .transform((text) => originOf(text) ?? '');

/** Where nothing is said: the host that people know. */
export function defaultSender(publicUrl = 'http://localhost'): FromAddress {
  return { name: productName, address: `noreply@${new URL(publicUrl).hostname}` };
}
