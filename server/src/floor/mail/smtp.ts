import { createTransport } from 'nodemailer';
import { automaticHeaders, RefusedMail, type Deliver } from './delivery.ts';

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

/** Delivers to a mail server: `smtps://` speaks TLS from the start, `smtp://` as soon as the server offers it. */
export function smtpDelivery(url: string): Deliver {
  const transport = createTransport({
    ...timeouts,
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, replyTo, messageId, date, from, subject, text, html }, signal) => {
    try {
      await transport.sendMail({
        envelope: { from: from.address, to: [to] },
        from,
        to: { name: '', address: to },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        messageId: `<${messageId}>`,
        headers: automaticHeaders,
        ...{ date, subject, text, html, signal },
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      throw new RefusedMail(error.message, { cause: error });
    }
  };
}
