import { germanDay } from '@lehrpfad/contract/core/dates/german-day.ts';
import { apiKeyForm, apiKeyOwnerForm } from '@lehrpfad/contract/public-api/api-keys.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { messagePage, openTemplates, type ServerPage } from '../../../core/server-pages/page.ts';
import type { Pages, Visit, VisitAnswer } from '../../../core/server-pages/serve-pages.ts';
import { keyCalls } from './call-counts.ts';
import { findOwner, findRequest } from './links-store.ts';
import { backToApiLink, invalidPage, refusals, sentPage } from './page-texts.ts';
import { keyPaths, withToken } from './paths.ts';
import { askForKey, askForOwnerLink, deleteOwnKey, makeKey, type KeyDeps } from './service.ts';
import { keysOf } from './store.ts';

const template = openTemplates(new URL('pages/', import.meta.url));

type Problems = Readonly<Partial<Record<string, string>>>;

function askPage({ csrf, field }: Visit, errors: Problems = {}): ServerPage {
  const body = template('ask', {
    csrf,
    errors,
    action: keyPaths.ask,
    forgotten: keyPaths.forgotten,
    mail: field('mail'),
    purpose: field('purpose'),
    isAgreed: field('terms') === 'ja',
    calls: keyCalls.max.toLocaleString('de-DE'),
    days: limits.apiKeyUnusedDays,
    max: limits.apiKeyPurpose,
  });
  const hasErrors = Object.keys(errors).length > 0;
  return {
    title: 'Schlüssel für die Schnittstelle',
    body,
    ...(hasErrors && { status: 400, hasErrors }),
  };
}

/** Serves the form for requesting a key. */
function serveAsking(pages: Pages, deps: KeyDeps): void {
  const send = async (visit: Visit): Promise<VisitAnswer> => {
    const [mail, purpose, terms] = ['mail', 'purpose', 'terms'].map((name) => visit.field(name));
    const { success, data, error } = apiKeyForm.safeParse({ mail, purpose, terms });
    if (!success) {
      const problems = error.issues.map(({ path, message }) => [String(path[0]), message] as const);
      // Only the first error of each field is shown.
      return askPage(visit, Object.fromEntries(problems.toReversed()));
    }
    // Only robots fill in this hidden field.
    if (visit.field('website') === '') await askForKey(deps, data, visit.address);
    return { goTo: keyPaths.sent };
  };
  pages.page(keyPaths.ask, (visit) => askPage(visit), send);
  pages.page(keyPaths.sent, () => sentPage);
}

function forgottenPage({ csrf, field }: Visit, error?: string): ServerPage {
  const body = template('forgotten', {
    csrf,
    error,
    action: keyPaths.forgotten,
    mail: field('mail'),
  });
  const title = 'Schlüssel verwalten';
  return { title, body, ...(error !== undefined && { status: 400, hasErrors: true }) };
}

/** Serves the form for requesting the link to one's keys. */
function serveForgotten(pages: Pages, deps: KeyDeps): void {
  const send = async (visit: Visit): Promise<VisitAnswer> => {
    const { success, data, error } = apiKeyOwnerForm.safeParse({ mail: visit.field('mail') });
    if (!success) return forgottenPage(visit, error.issues[0]?.message);
    await askForOwnerLink(deps, data.mail, visit.address);
    return { goTo: keyPaths.sent };
  };
  pages.page(keyPaths.forgotten, (visit) => forgottenPage(visit), send);
}

/** Serves the page that makes a key. It needs a click on a button, since programs that check mails follow links. */
function serveConfirming(pages: Pages, deps: KeyDeps): void {
  const look = async (visit: Visit): Promise<VisitAnswer> => {
    const token = visit.query('token');
    const request = await findRequest(deps.database, token, deps.clock());
    if (request === undefined) return invalidPage;
    const body = template('confirm', { ...request, action: withToken(keyPaths.confirm, token) });
    return { title: 'Schlüssel erzeugen', body };
  };
  const send = async (visit: Visit): Promise<VisitAnswer> => {
    const made = await makeKey(deps, visit.query('token'));
    if (typeof made === 'string') return refusals[made];
    const body = template('key', {
      key: made.key,
      manage: withToken(keyPaths.manage, made.token),
      example: deps.links.to('/api/public/v1/ads'),
      hours: limits.apiKeyLinkHours,
      forgotten: keyPaths.forgotten,
      api: backToApiLink,
    });
    return { title: 'Ihr Schlüssel', body };
  };
  pages.page(keyPaths.confirm, look, send, { addressIsSecret: true });
}

/** Lists the keys of an address, each with a button that deletes it. */
function serveManaging(pages: Pages, deps: KeyDeps): void {
  const page = async (token: string, done?: 'deleted' | 'not-deleted'): Promise<VisitAnswer> => {
    const email = await findOwner(deps.database, token, deps.clock());
    if (email === undefined) return done === 'deleted' ? allDeletedPage : invalidPage;
    const keys = (await keysOf(deps.database, email)).map((key) => ({
      ...key,
      created: germanDay(key.created.slice(0, 10)),
      used: key.last_used === null ? null : germanDay(key.last_used),
    }));
    const action = withToken(keyPaths.manage, token);
    const webhook = withToken(keyPaths.webhook, token);
    const body = template('manage', { action, webhook, email, keys, done, ask: keyPaths.ask });
    return { title: 'Ihre Schlüssel', body };
  };
  const look = (visit: Visit) => page(visit.query('token'));
  const send = async (visit: Visit): Promise<VisitAnswer> => {
    const token = visit.query('token');
    const id = /^[1-9]\d{0,8}$/.test(visit.field('key')) ? Number(visit.field('key')) : 0;
    return page(token, (await deleteOwnKey(deps, token, id)) ? 'deleted' : 'not-deleted');
  };
  pages.page(keyPaths.manage, look, send, { addressIsSecret: true });
}

const allDeletedPage = messagePage({
  title: 'Ihr Schlüssel ist gelöscht',
  paragraphs: ['Zu Ihrer Adresse gehört kein Schlüssel mehr. Wir haben auch die Adresse gelöscht.'],
  ways: [backToApiLink],
});

/** Serves the pages on which people get, manage and delete keys for the public API. */
export function serveKeyPages(pages: Pages, deps: KeyDeps): void {
  serveAsking(pages, deps);
  serveForgotten(pages, deps);
  serveConfirming(pages, deps);
  serveManaging(pages, deps);
}
