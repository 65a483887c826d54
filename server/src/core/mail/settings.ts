import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { isMailAddress } from './address.ts';

/** The address of a mail server, with its credentials. */
export const mailServer = z
  .string()
  .refine(
    (text) => /^smtps?:\/\/[^\s/?#]/.test(text) && URL.canParse(text),
    'must be an smtp:// or smtps:// address',
  )
  .refine(
    (text) =>
      !URL.canParse(text) ||
      new URL(text).searchParams
        .getAll('requireTLS')
        .every((said) => /^(?:true|false)$/.test(said)),
    'must say requireTLS=true, requireTLS=false, or nothing of it',
  );

/** `127.0.0.1`, `[::1]`, `localhost`: nobody listens in on the way to this machine. */
function isLoopback(hostname: string): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true;
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback';
}

/**
 * Whether mails go to that server by TLS or not at all: as its `requireTLS` says, and where it says nothing everywhere but on this
 * machine. With `smtps://` there is no other way.
 */
export function requiresTls(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  const said = searchParams.get('requireTLS');
  return protocol === 'smtps:' || (said === null ? !isLoopback(hostname) : said === 'true');
}

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
    const [, named = '', address = text] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? [];
    const name = named.trim().replace(/^"([^"]*)"$/, '$1');
    return { name: name || productName, address: name.includes('"') ? text : address.trim() };
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
