import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { storedMails, type StoredMail } from './delivery/folder.ts';
import { openTemplates, renderPage } from '../server-pages/page.ts';
import { mailFolder } from './delivery/post-office.ts';

/** More mails than a person who tries the board causes in a day. */
const maxShown = 100;

const template = openTemplates(new URL('.', import.meta.url));

const when = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** Splits a line into text and links: a link stands alone on its line. */
function lineOf(line: string) {
  return /^https?:\/\/\S+$/.test(line) ? { text: line, url: line } : { text: line };
}

function shown({ headers, text }: StoredMail) {
  return {
    to: headers['To'],
    replyTo: headers['Reply-To'],
    subject: headers['Subject'],
    date: headers['Date'],
    at: when.format(new Date(headers['Date'] ?? 0)),
    paragraphs: text
      .trimEnd()
      .split('\n\n')
      .map((paragraph) => paragraph.split('\n').map(lineOf)),
  };
}

function pageOf(mails: readonly StoredMail[]): string {
  const body = template('demo-mails', { mails: mails.map(shown) });
  return renderPage({ title: 'Verschickte E-Mails', body });
}

/** Shows the mails that would have been sent, with working links. Only for demo data without a mail server. */
export function serveDemoMails(
  app: FastifyInstance,
  config: Pick<Config, 'dataDir' | 'demoData' | 'mailUrl'>,
): void {
  if (!config.demoData || config.mailUrl) return;
  app.get('/demo/mails', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(pageOf(await storedMails(mailFolder(config), maxShown))),
  );
}
