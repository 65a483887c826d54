import type { Config } from '../../core/config/config.ts';
import { verifyMailServer } from '../../core/mail/delivery/smtp.ts';
import { requiresTls } from '../../core/mail/settings.ts';
import { about, reasonOf, type Finding } from './finding.ts';

const { ok, warn, fail } = about('mail');

const remedies: Readonly<Record<string, string>> = {
  EAUTH: 'user and password of MAIL_URL are not taken',
  ECONNECTION: 'are host and port of MAIL_URL right, and open in the firewall?',
  EDNS: 'the host of MAIL_URL is not known',
  ESOCKET: 'its certificate is not trusted, or the port does not fit smtp:// or smtps://',
  ETIMEDOUT: 'does not answer: host, port, firewall?',
  ETLS: 'offers no TLS that works',
};

/** Connects to the mail server and logs in; sends nothing. */
export async function checkMail({ mailUrl, demoData, dataDir }: Config): Promise<Finding[]> {
  if (mailUrl === undefined) {
    const text = `MAIL_URL is not set: mails are kept in ${dataDir}/mails and sent to nobody`;
    return [demoData ? ok(text) : warn(text)];
  }
  const { host } = new URL(mailUrl);
  try {
    await verifyMailServer(mailUrl);
  } catch (error) {
    const { code = 'no code', syscall } = error as { code?: string; syscall?: string };
    // All errors of a socket have the same code, whether the connection is refused or the certificate is invalid.
    const remedy = remedies[syscall === 'connect' ? 'ECONNECTION' : code] ?? 'see MAIL_URL';
    return [fail(`${host}: ${reasonOf(error)} (${code}); ${remedy}`)];
  }
  return [ok(`${host} takes connections${requiresTls(mailUrl) ? ' with TLS' : ''}`)];
}
