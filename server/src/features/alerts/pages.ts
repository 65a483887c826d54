import { germanDay } from '@lehrpfad/contract/core/dates/german-day.ts';
import { rhythmLabel, rhythms } from '@lehrpfad/contract/alerts/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { messagePage, openTemplates, type ServerPage } from '../../core/server-pages/page.ts';
import type { Pages, Visit, VisitAnswer } from '../../core/server-pages/serve-pages.ts';
import { alertPaths, withToken } from './paths.ts';
import { wordsOf } from './search-text.ts';
import { changeRhythm, confirm, stop, type AlertDeps, type Confirmed } from './service.ts';
import { findByLink, findUnconfirmed } from './store.ts';

type PageDeps = Pick<AlertDeps, 'database' | 'clock'>;

const template = openTemplates(new URL('pages/', import.meta.url));

const start = { label: 'Zur Startseite', url: '/' };

const donePage = (token: string): ServerPage =>
  messagePage({
    title: 'Dein Suchauftrag läuft',
    paragraphs: [
      'Wir schreiben dir, sobald es neue Stellen gibt. Gibt es nichts Neues, bekommst du keine Mail.',
      'In jeder Mail steht ein Link, mit dem du den Suchauftrag ändern oder beenden kannst. Hier geht das auch gleich.',
    ],
    ways: [
      start,
      { label: 'Suchauftrag ändern oder beenden', url: withToken(alertPaths.change, token) },
    ],
  });

const refused: Readonly<Record<Extract<Confirmed, string>, ServerPage>> = {
  dead: messagePage({
    status: 410,
    title: 'Dieser Link gilt nicht mehr',
    paragraphs: [
      `Der Suchauftrag ist schon bestätigt, der Link ist älter als ${limits.alertConfirmHours} Stunden oder nicht vollständig.`,
      'Du kannst die Suche jederzeit neu merken und dir einen neuen Link schicken lassen.',
    ],
    ways: [{ label: 'Stellen suchen', url: '/#/suche' }, start],
  }),
  full: messagePage({
    status: 409,
    title: 'So viele Suchaufträge gehen nicht',
    paragraphs: [
      `Mit einer Adresse kannst du ${limits.alertsPerAddress} Suchaufträge haben, und so viele hast du schon.`,
      'Beende einen davon über den Link in einer seiner Mails. Dann kannst du diesen hier noch bestätigen.',
    ],
    ways: [start],
  }),
};

const overPage = messagePage({
  status: 410,
  title: 'Dieser Suchauftrag ist beendet',
  paragraphs: ['Zu ihm ist nichts mehr gespeichert, und es kommen keine Mails mehr.'],
  ways: [{ label: 'Stellen suchen', url: '/#/suche' }, start],
});

const stoppedPage = messagePage({
  title: 'Du bekommst keine Mails mehr',
  paragraphs: [
    'Der Suchauftrag ist beendet. Deine Adresse ist gelöscht, wenn du keinen anderen Suchauftrag hast.',
  ],
  ways: [start],
});

/** The search and its rhythm are shown before somebody confirms: the mail says nothing of them, since anybody can have it sent. */
function serveConfirming(pages: Pages, deps: PageDeps): void {
  const look = async (visit: Visit): Promise<VisitAnswer> => {
    const token = visit.query('token');
    const alert = await findUnconfirmed(deps.database, token, deps.clock());
    if (alert === undefined) return refused.dead;
    const body = template('confirm', {
      action: withToken(alertPaths.confirm, token),
      words: wordsOf(alert.search),
      email: alert.email,
      rhythm: rhythmLabel(alert.rhythm),
      days: limits.alertDays,
    });
    return { title: 'Suchauftrag bestätigen', body };
  };
  const send = async (visit: Visit): Promise<VisitAnswer> => {
    const confirmed = await confirm(deps, visit.query('token'));
    return typeof confirmed === 'string' ? refused[confirmed] : donePage(confirmed.token);
  };
  pages.page(alertPaths.confirm, look, send, { addressIsSecret: true });
}

function serveChanging(pages: Pages, deps: PageDeps): void {
  const page = async (token: string, isSaved: boolean): Promise<ServerPage> => {
    const alert = await findByLink(deps.database, token);
    if (alert === undefined) return overPage;
    const body = template('change', {
      action: withToken(alertPaths.change, token),
      stop: withToken(alertPaths.stop, token),
      words: wordsOf(alert.search),
      email: alert.email,
      rhythms: rhythms.map(({ key, label }) => ({ key, label, isChosen: key === alert.rhythm })),
      ends: germanDay(alert.endsOn),
      isSaved,
    });
    return { title: 'Dein Suchauftrag', body };
  };
  const look = (visit: Visit) => page(visit.query('token'), false);
  const send = async (visit: Visit): Promise<VisitAnswer> => {
    const token = visit.query('token');
    const rhythm = rhythms.find(({ key }) => key === visit.field('rhythm'))?.key;
    const isSaved = rhythm !== undefined && (await changeRhythm(deps, token, rhythm));
    return page(token, isSaved);
  };
  pages.page(alertPaths.change, look, send, { addressIsSecret: true });
}

/** A visit alone stops nothing, since programs that check mails follow links; what mail programs send (RFC 8058) or the button does. */
function serveStopping(pages: Pages, deps: PageDeps): void {
  const look = async (visit: Visit): Promise<VisitAnswer> => {
    const token = visit.query('token');
    const alert = await findByLink(deps.database, token);
    if (alert === undefined) return overPage;
    const action = withToken(alertPaths.stop, token);
    const body = template('stop', { action, words: wordsOf(alert.search), email: alert.email });
    return { title: 'Suchauftrag beenden', body };
  };
  const send = async (visit: Visit): Promise<VisitAnswer> => {
    await stop(deps, visit.query('token'));
    return stoppedPage;
  };
  pages.page(alertPaths.stop, look, send, { addressIsSecret: true });
}

/** Serves the pages of the links in mails. */
export function serveAlertPages(pages: Pages, deps: PageDeps): void {
  serveConfirming(pages, deps);
  serveChanging(pages, deps);
  serveStopping(pages, deps);
}
