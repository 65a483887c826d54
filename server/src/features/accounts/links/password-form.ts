import { newPassword } from '@lehrpfad/contract/accounts/accounts.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { openTemplates, type ServerPage } from '../../../core/server-pages/page.ts';
import type { Pages, Visit, VisitAnswer } from '../../../core/server-pages/serve-pages.ts';
import { passwordHint, weaknessOf, weaknessSentence } from '../passwords/password-rules.ts';
import type { ValidLink } from './account-links-store.ts';
import type { Outcome } from './link-actions.ts';

const template = openTemplates(new URL('pages/', import.meta.url));

/** The person whom the page addresses. */
type Person = Pick<ValidLink, 'email' | 'firstName' | 'lastName' | 'companies'>;

/** A page on which the reader of a mail sets a password. */
export interface PasswordForm<Link extends Person = Person> {
  readonly path: string;
  readonly texts: (link: Link) => {
    readonly title: string;
    readonly intro: string;
    readonly button: string;
  };
  /** Finds the link of a token; undefined if it is invalid. */
  readonly find: (token: string) => Promise<Link | undefined>;
  readonly use: (given: { token: string; password: string; address: string }) => Promise<Outcome>;
  readonly invalid: ServerPage;
  /** For an address that has an account by now. */
  readonly taken: ServerPage;
  /** Path of the page that says that all is done. */
  readonly done: string;
}

interface PasswordErrors {
  readonly password?: string | undefined;
  readonly repeated?: string | undefined;
}

function passwordPage<Link extends Person>(
  { csrf }: Visit,
  { path, texts }: PasswordForm<Link>,
  { token, link, errors = {} }: { token: string; link: Link; errors?: PasswordErrors },
): ServerPage {
  const { title, ...others } = texts(link);
  const body = template('password', {
    ...others,
    csrf,
    token,
    email: link.email,
    errors,
    action: path,
    hint: passwordHint,
    minLength: limits.minPasswordLength,
    maxLength: limits.maxPasswordLength,
  });
  const isWrong = Object.keys(errors).length > 0;
  return { title, body, hasScript: true, ...(isWrong && { status: 400, hasErrors: true }) };
}

/** Returns the errors of a password and its repetition; none if the account can have it. */
async function passwordErrors(
  password: string,
  repeated: string,
  { email, firstName, lastName, companies }: Person,
): Promise<PasswordErrors> {
  const parsed = newPassword.safeParse(password);
  if (!parsed.success) return { password: parsed.error.issues[0]?.message };
  const weakness = await weaknessOf(password, { email, names: [firstName, lastName], companies });
  if (weakness !== undefined) return { password: weaknessSentence(weakness) };
  if (password.normalize('NFC') !== repeated.normalize('NFC'))
    return { repeated: 'Das ist nicht dasselbe Passwort.' };
  return {};
}

async function takePassword<Link extends Person>(
  visit: Visit,
  form: PasswordForm<Link>,
): Promise<VisitAnswer> {
  const [token, password] = [visit.field('token'), visit.field('password')];
  const link = await form.find(token);
  const isAsked = visit.field('check') !== '';
  if (link === undefined) return { ...form.invalid, ...(isAsked && { status: 200 }) };
  const errors = await passwordErrors(password, visit.field('repeated'), link);
  if (isAsked) {
    const { password: weak, repeated: other } = errors;
    // An empty field has no error during typing.
    const said = { password: password && weak, repeated: visit.field('repeated') && other };
    return { ...passwordPage(visit, form, { token, link, errors: said }), status: 200 };
  }
  if (Object.keys(errors).length > 0) return passwordPage(visit, form, { token, link, errors });
  const outcome = await form.use({ token, password, address: visit.address });
  if (outcome === 'invalid') return form.invalid;
  return outcome === 'taken' ? form.taken : { goTo: form.done };
}

/**
 * Serves a page that sets a password. If the form is sent with `check`, as the page's script does during typing, it only returns errors.
 */
export function servePasswordForm<Link extends Person>(
  pages: Pages,
  form: PasswordForm<Link>,
): void {
  const show = async (visit: Visit) => {
    const token = visit.query('token');
    const link = await form.find(token);
    return link === undefined ? form.invalid : passwordPage(visit, form, { token, link });
  };
  pages.page(form.path, show, (visit) => takePassword(visit, form));
}
