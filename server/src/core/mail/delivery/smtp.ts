import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import { automaticHeaders, RefusedMail, type Deliver } from './delivery.ts';
import { requiresTls } from '../settings.ts';

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 20_000,
  // Some servers let strangers wait before they greet them.
  greetingTimeout: 30_000,
  socketTimeout: 30_000,
};

/** The server wants a log-in first (RFC 4954, 6): a setting is wrong, not the mail. */
const loginWanted = 530;

/** Whether the server, or the client before it asks, refuses this very mail and for good. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode = 500 } = error as { code?: unknown; responseCode?: number };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    responseCode >= 500 &&
    responseCode !== loginWanted
  );
}

/** An address with its domain as the network spells it: `info@xn--bcker-gra.de` for `info@bäcker.de`. */
function onTheWire(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return address.slice(0, at) + (domainToASCII(domain) || domain);
}

/** Says what to do where a connection that has to be encrypted is not. */
function explained(error: unknown, url: string): unknown {
  if ((error as { code?: unknown }).code !== 'ETLS') return error;
  const { hostname } = new URL(url);
  const message = `${hostname} offers no TLS that works, and mails are not sent without: see requireTLS of MAIL_URL`;
  return Object.assign(new Error(message, { cause: error }), { code: 'ETLS' });
}

/**
 * Delivers to a mail server: `smtps://` speaks TLS from the start, `smtp://` changes to it, or sends nothing where the server offers
 * none (`requiresTls`).
 */
export function smtpDelivery(url: string): Deliver {
  const transport = createTransport({
    ...timeouts,
    url,
    requireTLS: requiresTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, replyTo, messageId, date, from, subject, text, html }, signal) => {
    try {
      await transport.sendMail({
        envelope: { from: onTheWire(from.address), to: [onTheWire(to)] },
        from,
        to: { name: '', address: onTheWire(to) },
        ...(replyTo !== null && { replyTo: { name: '', address: onTheWire(replyTo) } }),
        messageId: `<${messageId}>`,
        headers: automaticHeaders,
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
