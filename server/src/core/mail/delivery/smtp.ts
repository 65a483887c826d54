import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import { automaticHeaders, RefusedMail, unsubscribeHeaders, type Deliver } from './delivery.ts';
import { requiresTls } from '../settings.ts';

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 20_000,
  // Some servers delay their greeting for unknown clients.
  greetingTimeout: 30_000,
  socketTimeout: 30_000,
};

/** The server requires a login (RFC 4954, 6): the settings are wrong, not the mail. */
const loginWanted = 530;

/** Returns whether the server, or the client before it connects, refuses this mail for good. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode = 500 } = error as { code?: unknown; responseCode?: number };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    responseCode >= 500 &&
    responseCode !== loginWanted
  );
}

/** Encodes an address's domain for the network: `info@xn--bcker-gra.de` for `info@bäcker.de`. */
function onTheWire(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return address.slice(0, at) + (domainToASCII(domain) || domain);
}

/** Explains how to fix a connection that must be encrypted, but is not. */
function explained(error: unknown, url: string): unknown {
  if ((error as { code?: unknown }).code !== 'ETLS') return error;
  const { hostname } = new URL(url);
  const message = `${hostname} offers no TLS that works, and mails are not sent without: see requireTLS of MAIL_URL`;
  return Object.assign(new Error(message, { cause: error }), { code: 'ETLS' });
}

const openTransport = (url: string, limits: typeof timeouts) =>
  createTransport({
    ...limits,
    url,
    requireTLS: requiresTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Time limits of a check whose caller waits for the result. */
const shortMs = 8000;
const shortTimeouts = {
  dnsTimeout: shortMs,
  connectionTimeout: shortMs,
  greetingTimeout: shortMs,
  socketTimeout: shortMs,
};

/**
 * Connects to a mail server and logs in, if its URL names an account.
 * @throws if that fails, with nodemailer's code
 */
export async function verifyMailServer(url: string): Promise<void> {
  const transport = openTransport(url, shortTimeouts);
  try {
    await transport.verify();
  } catch (error) {
    throw explained(error, url);
  } finally {
    transport.close();
  }
}

/**
 * Delivers to a mail server: `smtps://` uses TLS from the start, `smtp://` upgrades to it, or fails if the server does not offer
 * TLS (`requiresTls`).
 */
export function smtpDelivery(url: string): Deliver {
  const transport = openTransport(url, timeouts);
  return async (mail, signal) => {
    const { to, replyTo, messageId, date, from, subject, text, html } = mail;
    try {
      await transport.sendMail({
        envelope: { from: onTheWire(from.address), to: [onTheWire(to)] },
        from,
        to: { name: '', address: onTheWire(to) },
        ...(replyTo !== null && { replyTo: { name: '', address: onTheWire(replyTo) } }),
        messageId: `<${messageId}>`,
        headers: { ...automaticHeaders, ...unsubscribeHeaders(mail) },
        date,
        subject,
        text,
        html,
        signal,
      });
    } catch (error) {
      if (!isRefusal(error)) throw explained(error, url);
      throw new RefusedMail(error.message, { cause: error });
    }
  };
}
