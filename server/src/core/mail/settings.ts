import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { isMailAddress } from './address.ts';

/** Parses the URL of a mail server with its credentials. */
export const mailServer = z
  .string()
  .refine(
    (text) =>
      /^smtps?:\/\/[^\s/?#]/.test(text) &&
      URL.canParse(text) &&
      /^\/?$/.test(new URL(text).pathname),
    'must be an smtp:// or smtps:// address without a path; "/" in a password is written %2F',
  )
  .refine(
    (text) =>
      !URL.canParse(text) ||
      new URL(text).searchParams
        .getAll('requireTLS')
        .every((said) => /^(?:true|false)$/.test(said)),
    'must say requireTLS=true, requireTLS=false, or nothing of it',
  );

/** `127.0.0.1`, `[::1]`, `localhost`: connections within this machine cannot be intercepted. */
function isLoopback(hostname: string): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true;
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback';
}

/**
 * Returns whether mails may only be sent to that server with TLS: its parameter `requireTLS` decides, and by default TLS is required for all
 * servers except this machine. `smtps://` always uses TLS.
 */
export function requiresTls(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  const said = searchParams.get('requireTLS');
  return protocol === 'smtps:' || (said === null ? !isLoopback(hostname) : said === 'true');
}

/** The sender of a mail, as mail programs show it. */
export interface FromAddress {
  readonly name: string;
  readonly address: string;
}

const productName = 'Lehrpfad';

/** Parses `Lehrpfad <noreply@board.example>`, or only the address. */
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

/** Parses scheme, host and port without a path: the board is served at the root. */
export const publicOrigin = z
  .string()
  .refine((text) => originOf(text) !== undefined, 'must be an https:// address without a path')
  .transform((text) => originOf(text) ?? '');

/** Returns the default sender, with the public host name. */
export function defaultSender(publicUrl = 'http://localhost'): FromAddress {
  return { name: productName, address: `noreply@${new URL(publicUrl).hostname}` };
}
