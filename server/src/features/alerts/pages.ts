import { rhythmLabel, rhythms, type Rhythm } from '@lehrpfad/contract/alerts/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { berlinDay } from '../../core/clock.ts';
import type { PageWords } from '../../core/text/page-words.ts';
import { messagePage, openTemplates, type ServerPage } from '../../core/server-pages/page.ts';
import type { Pages, Visit, VisitAnswer } from '../../core/server-pages/serve-pages.ts';
import { alertPaths, withToken } from './paths.ts';
import { searchInWords } from './search-text.ts';
import { changeRhythm, confirm, stop, type AlertDeps, type Confirmed } from './service.ts';
import { findByLink, findUnconfirmed } from './store.ts';

type PageDeps = Pick<AlertDeps, 'database' | 'clock' | 'links'>;

const template = openTemplates(new URL('pages/', import.meta.url));

const startWay = ({ t, at }: PageWords) => ({ label: t('Zur Startseite'), url: at('/') });

const searchWay = ({ t, at }: PageWords) => ({ label: t('Stellen suchen'), url: at('/#/suche') });

function donePage(token: string, rhythm: Rhythm, words: PageWords): ServerPage {
  const { t, at, translated } = words;
  return messagePage({
    words,
    title: t('Dein Suchauftrag läuft'),
    paragraphs: [
      t('Die Mails kommen {rhythm}, und nur wenn es etwas Neues gibt.', {
        rhythm: translated(rhythmLabel(rhythm)),
      }),
      t(
        'In jeder Mail steht ein Link, mit dem du den Suchauftrag ändern oder beenden kannst. Hier geht das auch gleich.',
      ),
    ],
    ways: [
      startWay(words),
      {
        label: t('Suchauftrag ändern oder beenden'),
        url: at(withToken(alertPaths.change, token)),
      },
    ],
  });
}

function invalidPage(words: PageWords): ServerPage {
  const { t } = words;
  return messagePage({
    words,
    status: 410,
    title: t('Dieser Link gilt nicht mehr'),
    paragraphs: [
      t(
        'Der Suchauftrag ist beendet oder durch einen neueren ersetzt, der Link ist älter als {hours} Stunden oder nicht vollständig.',
        { hours: limits.alertConfirmHours },
      ),
      t('Du kannst die Suche jederzeit neu merken und dir einen neuen Link schicken lassen.'),
    ],
    ways: [searchWay(words), startWay(words)],
  });
}

function fullPage(words: PageWords): ServerPage {
  const { t } = words;
  return messagePage({
    words,
    status: 409,
    title: t('So viele Suchaufträge gehen nicht'),
    paragraphs: [
      t('Mit einer Adresse kannst du {max} Suchaufträge haben, und so viele hast du schon.', {
        max: limits.alertsPerAddress,
      }),
      t(
        'Beende einen davon über den Link in einer seiner Mails. Dann kannst du diesen hier noch bestätigen.',
      ),
    ],
    ways: [startWay(words)],
  });
}

const refused: Readonly<Record<Exclude<Confirmed, 'confirmed'>, (words: PageWords) => ServerPage>> =
  { invalid: invalidPage, full: fullPage };

function overPage(words: PageWords): ServerPage {
  const { t } = words;
  return messagePage({
    words,
    status: 410,
    title: t('Dieser Suchauftrag ist beendet'),
    paragraphs: [t('Zu ihm ist nichts mehr gespeichert, und es kommen keine Mails mehr dazu.')],
    ways: [searchWay(words), startWay(words)],
  });
}

/** The page is the same whether the address has other alerts or not: its visitor may have no more than the link of one mail. */
function stoppedPage(words: PageWords, asksForOthers: boolean): ServerPage {
  const { t } = words;
  return messagePage({
    words,
    title: t('Dieser Suchauftrag ist beendet'),
    paragraphs: [
      t('Zu dieser Suche bekommst du keine Mails mehr.'),
      asksForOthers
        ? t(
            'Hast du andere Suchaufträge, laufen sie weiter. Dann kommt gleich eine Mail: Sie sagt, wie viele es sind, und hat für jeden einen Link zum Beenden.',
          )
        : t(
            'Hast du andere Suchaufträge, laufen sie weiter. Jeden davon beendest du über den Link in seinen Mails.',
          ),
      t('Hast du keinen anderen, ist auch deine Adresse gelöscht.'),
    ],
    ways: [startWay(words)],
  });
}

/** Shows the search and its rhythm before the confirmation. The mail does not contain them, since anybody can have it sent to any address. */
function serveConfirming(pages: Pages, deps: PageDeps): void {
  const confirmedPage = async ({ query, words }: Visit): Promise<ServerPage> => {
    const token = query('token');
    const alert = await findByLink(deps.database, token);
    return alert ? donePage(token, alert.rhythm, words) : invalidPage(words);
  };
  const look = async (visit: Visit): Promise<VisitAnswer> => {
    const { words } = visit;
    const token = visit.query('token');
    const alert = await findUnconfirmed(deps.database, token, deps.clock());
    if (alert === undefined) return confirmedPage(visit);
    const body = template('confirm', {
      ...words,
      action: words.at(withToken(alertPaths.confirm, token)),
      search: searchInWords(alert.search, berlinDay(deps.clock()), words),
      email: alert.email,
      rhythm: words.translated(rhythmLabel(alert.rhythm)),
      days: limits.alertDays,
    });
    return { title: words.t('Suchauftrag bestätigen'), body, words };
  };
  const send = async (visit: Visit): Promise<VisitAnswer> => {
    const token = visit.query('token');
    const outcome = await confirm(deps, token);
    return outcome === 'confirmed' ? confirmedPage(visit) : refused[outcome](visit.words);
  };
  pages.page(alertPaths.confirm, look, send, { addressIsSecret: true });
}

function serveChanging(pages: Pages, deps: PageDeps): void {
  const page = async ({ query, words }: Visit, isSaved: boolean): Promise<ServerPage> => {
    const token = query('token');
    const alert = await findByLink(deps.database, token);
    if (alert === undefined) return overPage(words);
    const { t, at, day, translated } = words;
    const body = template('change', {
      ...words,
      action: at(withToken(alertPaths.change, token)),
      stop: at(withToken(alertPaths.stop, token)),
      search: searchInWords(alert.search, berlinDay(deps.clock()), words),
      email: alert.email,
      rhythms: rhythms.map(({ key, label }) => ({
        key,
        label: translated(label),
        isChosen: key === alert.rhythm,
      })),
      ends: day(alert.endsOn),
      isSaved,
    });
    return { title: t('Dein Suchauftrag'), body, words };
  };
  const send = async (visit: Visit): Promise<VisitAnswer> => {
    const rhythm = rhythms.find(({ key }) => key === visit.field('rhythm'))?.key;
    const isSaved =
      rhythm !== undefined && (await changeRhythm(deps, visit.query('token'), rhythm));
    return page(visit, isSaved);
  };
  pages.page(alertPaths.change, (visit) => page(visit, false), send, { addressIsSecret: true });
}

/** A GET request stops nothing, since programs that check mails follow links. Only a POST does: by the button, or by a mail program (RFC 8058). */
function serveStopping(pages: Pages, deps: PageDeps): void {
  const look = async (visit: Visit): Promise<VisitAnswer> => {
    const { words } = visit;
    const token = visit.query('token');
    const alert = await findByLink(deps.database, token);
    if (alert === undefined) return overPage(words);
    const body = template('stop', {
      ...words,
      action: words.at(withToken(alertPaths.stop, token)),
      search: searchInWords(alert.search, berlinDay(deps.clock()), words),
      email: alert.email,
    });
    return { title: words.t('Suchauftrag beenden'), body, words };
  };
  const send = async (visit: Visit): Promise<VisitAnswer> => {
    const asksForOthers = visit.field('others') !== '';
    await stop(deps, visit.query('token'), asksForOthers);
    return stoppedPage(visit.words, asksForOthers);
  };
  pages.page(alertPaths.stop, look, send, { addressIsSecret: true });
}

/** Serves the pages of the links in mails. */
export function serveAlertPages(pages: Pages, deps: PageDeps): void {
  serveConfirming(pages, deps);
  serveChanging(pages, deps);
  serveStopping(pages, deps);
}
