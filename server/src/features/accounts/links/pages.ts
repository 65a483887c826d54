import { accountEmail } from '@lehrpfad/contract/core/sessions.ts';
import { notFound } from '../../../core/http/errors.ts';
import { openTemplates, type ServerPage } from '../../../core/server-pages/page.ts';
import type { Pages, Visit, VisitAnswer } from '../../../core/server-pages/serve-pages.ts';
import { linkPages } from './account-links-store.ts';
import type { LinkActions } from './link-actions.ts';
import {
  invalidLinkPage,
  doneMessage,
  donePage,
  passwordTexts,
  emailTakenPage,
} from './page-texts.ts';
import { forgottenPasswordPage } from '../deps.ts';
import { servePasswordForm, type PasswordForm } from './password-form.ts';

const template = openTemplates(new URL('pages/', import.meta.url));

const doneAt = (what: string): VisitAnswer => ({ goTo: `${donePage}?was=${what}` });

function forgottenPage({ csrf }: Visit, email = '', error?: string): ServerPage {
  const data = { csrf, email, error, action: forgottenPasswordPage };
  return {
    title: 'Passwort vergessen',
    body: template('forgotten', data),
    ...(error !== undefined && { status: 400, hasErrors: true }),
  };
}

async function requestPassword(visit: Visit, byLink: LinkActions): Promise<VisitAnswer> {
  const typed = visit.field('email');
  const email = accountEmail.safeParse(typed);
  if (!email.success) return forgottenPage(visit, typed, email.error.issues[0]?.message);
  await byLink.requestPassword(email.data, visit.address);
  return doneAt('angefordert');
}

/** Serves the page of a link from this feature that sets a password. */
function serveLinkPage(
  { pages, byLink }: { pages: Pages; byLink: LinkActions },
  purpose: keyof typeof passwordTexts,
  done: string,
  use: PasswordForm['use'],
): void {
  servePasswordForm(pages, {
    path: linkPages[purpose],
    texts: () => passwordTexts[purpose],
    find: (token) => byLink.find(purpose, token),
    use,
    invalid: invalidLinkPage(purpose),
    taken: emailTakenPage(purpose),
    done: `${donePage}?was=${done}`,
  });
}

/** Serves the page that confirms an address. It needs a click on a button, because mail scanners follow links. */
function serveEmailPage(pages: Pages, byLink: LinkActions): void {
  const show = async ({ query, csrf }: Visit): Promise<ServerPage> => {
    const token = query('token');
    const link = await byLink.find('email', token);
    if (!link?.newEmail) return invalidLinkPage('email');
    const body = template('email', { csrf, token, email: link.newEmail, action: linkPages.email });
    return { title: 'Neue Adresse bestätigen', body };
  };
  const send = async ({ field }: Visit): Promise<VisitAnswer> => {
    const outcome = await byLink.confirmEmail(field('token'));
    if (outcome === 'invalid') return invalidLinkPage('email');
    return outcome === 'taken' ? emailTakenPage('email') : doneAt('adresse');
  };
  pages.page(linkPages.email, show, send);
}

/** Serves the pages of mailed links, and the page for a forgotten password. */
export function serveAccountPages(pages: Pages, byLink: LinkActions): void {
  pages.page(
    forgottenPasswordPage,
    (visit) => forgottenPage(visit),
    (visit) => requestPassword(visit, byLink),
  );
  const both = { pages, byLink };
  serveLinkPage(both, 'reset', 'passwort', (given) => byLink.setPassword('reset', given));
  serveLinkPage(both, 'activation', 'aktiviert', (given) =>
    byLink.setPassword('activation', given),
  );
  serveLinkPage(both, 'invitation', 'angenommen', ({ token, password }) =>
    byLink.acceptInvitation(token, password),
  );
  serveEmailPage(pages, byLink);
  pages.page(donePage, ({ query }) => {
    const page = doneMessage(query('was'));
    if (page === undefined) throw notFound();
    return page;
  });
}
