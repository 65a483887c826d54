import { germanDay } from '@lehrpfad/contract/core/dates/german-day.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { berlinDay } from '../../../core/clock.ts';
import { messagePage, openTemplates, type ServerPage } from '../../../core/server-pages/page.ts';
import type { Pages } from '../../../core/server-pages/serve-pages.ts';
import { wordsOf } from './actions.ts';
import { findAdLink, type AdLink } from './link-store.ts';
import { followLink, undoLink, type LinkDeps } from './links.ts';
import { adLinkPage, adLinkPath } from './paths.ts';

const template = openTemplates(new URL('pages/', import.meta.url));

const list = '/#/unternehmen/stellenangebote';

const invalidPage = messagePage({
  status: 410,
  title: 'Dieser Link gilt nicht mehr',
  paragraphs: [
    `Er ist älter als ${limits.adLinkDays} Tage oder nicht vollständig, oder es gibt die Stellenanzeige nicht mehr.`,
    'In Ihrem Konto können Sie Ihre Stellenanzeigen jederzeit ändern.',
  ],
  ways: [{ label: 'Zu den Stellenanzeigen', url: list }],
});

/** Returns a text about the effect of a used link. */
function outcomeOf({ action, state, isUndone, isUnchanged }: AdLink): string {
  if (isUndone) return 'Die Stellenanzeige ist wieder, wie sie vorher war.';
  if (!isUnchanged)
    return 'Sie haben diesen Link benutzt. Seitdem wurde die Stellenanzeige geändert: Alles Weitere geht in Ihrem Konto.';
  if (action === 'filled')
    return 'Niemand findet die Stellenanzeige mehr. In Ihrem Konto bleibt sie.';
  if (action === 'withdraw')
    return 'In Ihrem Konto bleibt sie, und Sie können sie dort wieder öffentlich machen.';
  const { availability_end_date: end } = state;
  return end === null
    ? 'Die Stellenanzeige hat kein Ende.'
    : `„Sichtbar bis“ ist jetzt der ${germanDay(end)}.`;
}

function pageOf(link: AdLink | undefined, token: string, today: string): ServerPage {
  if (link === undefined) return invalidPage;
  const { action, title, company, city, state, before, isUndone, isUnchanged } = link;
  const branch = city === '' || company.includes(city) ? company : `${company}, ${city}`;
  const words = wordsOf(action, before ?? state, today);
  const shown = { title, branch, list, action: adLinkPath(token) };
  if (before === null) {
    const { label, outcome } = words;
    return { title: label, body: template('ask', { ...shown, label, outcome }) };
  }
  const body = template('done', {
    ...shown,
    sentence: outcomeOf(link),
    canUndo: isUnchanged && !isUndone,
  });
  return { title: isUndone ? 'Rückgängig gemacht' : words.done, body };
}

/** Serves the page of the links in mails about ending ads. A visit alone does nothing, since programs that check mails follow links. */
export function serveAdLinkPage(pages: Pages, deps: LinkDeps): void {
  const today = () => berlinDay(deps.clock());
  pages.page(
    adLinkPage,
    async (visit) => {
      const token = visit.query('token');
      return pageOf(await findAdLink(deps.database, token, deps.clock()), token, today());
    },
    async (visit) => {
      const token = visit.query('token');
      const act = visit.field('undo') === '1' ? undoLink : followLink;
      return pageOf(await act(deps, token), token, today());
    },
    { addressIsSecret: true },
  );
}
