import type { Database } from '../../../core/database/database.ts';
import { messagePage, openTemplates } from '../../../core/server-pages/page.ts';
import type { Pages, Visit, VisitAnswer } from '../../../core/server-pages/serve-pages.ts';
import { accountPage } from '../../accounts/deps.ts';
import { findByLink, unsubscribe } from './mails-store.ts';
import { stopPage, stopPath } from './paths.ts';

const template = openTemplates(new URL('pages/', import.meta.url));

const ways = [
  { label: 'Zu „Mein Konto“', url: accountPage },
  { label: 'Zur Startseite', url: '/' },
];

const overPage = messagePage({
  status: 410,
  title: 'Diese Mail ist abbestellt',
  paragraphs: [
    'Es kommen keine Mails mit Zahlen mehr, oder der Link ist nicht vollständig. Unter „Mein Konto“ sehen Sie, was gilt.',
  ],
  ways,
});

const stoppedPage = messagePage({
  title: 'Sie bekommen keine Zahlen mehr per E-Mail',
  paragraphs: [
    'Die Zahlen stehen weiter in Ihrem Unternehmensbereich. Unter „Mein Konto“ können Sie die Mail jederzeit wieder bestellen.',
  ],
  ways,
});

/** A GET request stops nothing, since programs that check mails follow links. Only a POST does: by the button, or by a mail program (RFC 8058). */
export function serveFigureMailPage(pages: Pages, { database }: { database: Database }): void {
  const look = async (visit: Visit): Promise<VisitAnswer> => {
    const token = visit.query('token');
    const found = await findByLink(database, token);
    if (found === undefined) return overPage;
    const body = template('stop', { action: stopPath(token), email: found.email });
    return { title: 'Zahlen abbestellen', body };
  };
  const send = async (visit: Visit): Promise<VisitAnswer> => {
    const found = await findByLink(database, visit.query('token'));
    if (found === undefined) return overPage;
    await unsubscribe(database, found.userId);
    return stoppedPage;
  };
  pages.page(stopPage, look, send, { addressIsSecret: true });
}
