import { newPassword } from '@lehrpfad/contract/accounts/accounts.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { accountEmail } from '@lehrpfad/contract/core/sessions.ts';
import { notFound } from '../../../core/http/errors.ts';
import { openTemplates, type ServerPage } from '../../../core/server-pages/page.ts';
import type { Pages, Visit, VisitAnswer } from '../../../core/server-pages/serve-pages.ts';
import { linkPages, type LiveLink } from './account-links-store.ts';
import type { ByLink, Outcome } from './by-link.ts';
import { deadLinkPage, doneMessage, donePage, passwordTexts, takenPage } from './page-texts.ts';
import { forgottenPasswordPage } from '../deps.ts';
import { passwordHint, weaknessOf, weaknessSentence } from '../passwords/password-rules.ts';

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

async function requestPassword(visit: Visit, byLink: ByLink): Promise<VisitAnswer> {
  const typed = visit.field('email');
  const email = accountEmail.safeParse(typed);
  if (!email.success) return forgottenPage(visit, typed, email.error.issues[0]?.message);
  await byLink.requestPassword(email.data, visit.address);
  return doneAt('angefordert');
}

type PasswordPurpose = keyof typeof passwordTexts;

interface PasswordErrors {
  readonly password?: string | undefined;
  readonly repeated?: string | undefined;
}

function passwordPage(
  { csrf }: Visit,
  purpose: PasswordPurpose,
  { token, email, errors = {} }: { token: string; email: string; errors?: PasswordErrors },
): ServerPage {
  const { title, ...texts } = passwordTexts[purpose];
  const body = template('password', {
    ...texts,
    csrf,
    token,
    email,
    errors,
    action: linkPages[purpose],
    hint: passwordHint,
    shortest: limits.passwordShortest,
    longest: limits.passwordLongest,
  });
  const isWrong = Object.keys(errors).length > 0;
  return { title, body, hasPassword: true, ...(isWrong && { status: 400, hasErrors: true }) };
}

/** Returns the errors of a password and its repetition; none if the account can have it. */
async function passwordErrors(
  password: string,
  repeated: string,
  { email, firstName, lastName, companies }: LiveLink,
): Promise<PasswordErrors> {
  const parsed = newPassword.safeParse(password);
  if (!parsed.success) return { password: parsed.error.issues[0]?.message };
  const weakness = await weaknessOf(password, { email, names: [firstName, lastName], companies });
  if (weakness !== undefined) return { password: weaknessSentence(weakness) };
  if (password.normalize('NFC') !== repeated.normalize('NFC'))
    return { repeated: 'Das ist nicht dasselbe Passwort.' };
  return {};
}

/**
 * Serves a page that sets a password. If the form is sent with `check`, as the page's script does during typing, it only returns errors.
 */
function servePasswordPage(
  { pages, byLink }: { pages: Pages; byLink: ByLink },
  purpose: PasswordPurpose,
  done: string,
  use: (given: { token: string; password: string; address: string }) => Promise<Outcome>,
): void {
  const look = async (visit: Visit) => {
    const token = visit.query('token');
    const link = await byLink.look(purpose, token);
    if (link === undefined) return deadLinkPage(purpose);
    return passwordPage(visit, purpose, { token, email: link.email });
  };
  const send = async (visit: Visit) => {
    const [token, password] = [visit.field('token'), visit.field('password')];
    const repeated = visit.field('repeated');
    const link = await byLink.look(purpose, token);
    const isAsked = visit.field('check') !== '';
    if (link === undefined) return { ...deadLinkPage(purpose), ...(isAsked && { status: 200 }) };
    const errors = await passwordErrors(password, repeated, link);
    if (isAsked) {
      const { password: weak, repeated: other } = errors;
      // An empty field has no error during typing.
      const said = { password: password && weak, repeated: repeated && other };
      const page = passwordPage(visit, purpose, { token, email: link.email, errors: said });
      return { ...page, status: 200 };
    }
    if (Object.keys(errors).length > 0)
      return passwordPage(visit, purpose, { token, email: link.email, errors });
    const outcome = await use({ token, password, address: visit.address });
    if (outcome === 'dead') return deadLinkPage(purpose);
    return outcome === 'taken' ? takenPage(purpose) : doneAt(done);
  };
  pages.page(linkPages[purpose], look, send);
}

/** Serves the page that confirms an address. It needs a click on a button, because mail scanners follow links. */
function serveEmailPage(pages: Pages, byLink: ByLink): void {
  const look = async ({ query, csrf }: Visit): Promise<ServerPage> => {
    const token = query('token');
    const link = await byLink.look('email', token);
    if (!link?.newEmail) return deadLinkPage('email');
    const body = template('email', { csrf, token, email: link.newEmail, action: linkPages.email });
    return { title: 'Neue Adresse bestätigen', body };
  };
  const send = async ({ field }: Visit): Promise<VisitAnswer> => {
    const outcome = await byLink.confirmEmail(field('token'));
    if (outcome === 'dead') return deadLinkPage('email');
    return outcome === 'taken' ? takenPage('email') : doneAt('adresse');
  };
  pages.page(linkPages.email, look, send);
}

/** Serves the pages of mailed links, and the page for a forgotten password. */
export function serveAccountPages(pages: Pages, byLink: ByLink): void {
  pages.page(
    forgottenPasswordPage,
    (visit) => forgottenPage(visit),
    (visit) => requestPassword(visit, byLink),
  );
  const both = { pages, byLink };
  servePasswordPage(both, 'reset', 'passwort', (given) => byLink.setPassword('reset', given));
  servePasswordPage(both, 'activation', 'aktiviert', (given) =>
    byLink.setPassword('activation', given),
  );
  servePasswordPage(both, 'invitation', 'angenommen', ({ token, password }) =>
    byLink.acceptInvitation(token, password),
  );
  serveEmailPage(pages, byLink);
  pages.page(donePage, ({ query }) => {
    const page = doneMessage(query('was'));
    if (page === undefined) throw notFound();
    return page;
  });
}
