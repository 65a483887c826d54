import { notFound } from '../../core/http/errors.ts';
import { messagePage, openTemplates } from '../../core/server-pages/page.ts';
import type { Pages, Visit, VisitAnswer } from '../../core/server-pages/serve-pages.ts';
import { forgottenPasswordPage } from '../accounts/deps.ts';
import { servePasswordForm } from '../accounts/links/password-form.ts';
import { invitationPage, transferPage, type TeamDeps } from './deps.ts';
import { acceptInvitation } from './invitations.ts';
import { findInvitationLink, type InvitationLink } from './invitations-store.ts';
import { acceptTransfer } from './transfer.ts';
import { findTransferLink } from './transfers-store.ts';

const template = openTemplates(new URL('pages/', import.meta.url));

const login = { label: 'Zum Login', url: '/#/login' };
const start = { label: 'Zur Startseite', url: '/' };
const isOver = 'Der Link ist abgelaufen, wurde schon verwendet oder ist nicht vollständig.';

const invalidInvitation = messagePage({
  status: 410,
  title: 'Diese Einladung gilt nicht mehr',
  paragraphs: [
    `${isOver} Vielleicht hat das Unternehmen die Einladung auch zurückgezogen oder neu versendet.`,
    'Haben Sie sie schon angenommen? Dann melden Sie sich an. Sonst bitten Sie das Unternehmen um eine neue.',
  ],
  ways: [login, start],
});

const takenAddress = messagePage({
  status: 409,
  title: 'Zu dieser Adresse gibt es schon ein Konto',
  paragraphs: [
    'Eine Adresse kann nur zu einem Konto gehören. Bitten Sie das Unternehmen, Sie an eine andere Adresse einzuladen.',
  ],
  ways: [login, { label: 'Passwort vergessen', url: forgottenPasswordPage }, start],
});

const deadTransfer = messagePage({
  status: 410,
  title: 'Diese Übergabe gilt nicht mehr',
  paragraphs: [
    `${isOver} Vielleicht wurde die Übergabe auch zurückgezogen. Unter „Team“ steht, wer das Konto führt.`,
  ],
  ways: [login, start],
});

const done = {
  angenommen: messagePage({
    title: 'Willkommen im Team',
    paragraphs: ['Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.'],
    ways: [login],
    forNewPerson: true,
  }),
  uebernommen: messagePage({
    title: 'Das Konto führen jetzt Sie',
    paragraphs: ['Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort neu an.'],
    ways: [login],
  }),
} as const;

const donePage = '/konto/team-erledigt';

const german = new Intl.ListFormat('de', { type: 'conjunction' });
/** Maximum number of names of branches on the page of an invitation; a chain has hundreds. */
const maxNames = 3;

/** Returns the companies of the account for a sentence. */
function companyNames({ companies }: Pick<InvitationLink, 'companies'>): string {
  const [...names] = companies.slice(0, maxNames);
  if (companies.length > maxNames) names.push('weiteren');
  return names.length === 0 ? 'Ihrem Unternehmen' : german.format(names);
}

const roleTexts = {
  management: 'Sie verwalten das Konto mit: Filialen, Kontaktpersonen, Stellenanzeigen und Team.',
  ads: 'Sie arbeiten an den Stellenanzeigen und Events mit.',
} as const;

function serveInvitationPage(pages: Pages, deps: TeamDeps): void {
  const { database, clock } = deps;
  servePasswordForm<InvitationLink>(pages, {
    path: invitationPage,
    texts: (link) => ({
      title: 'Einladung annehmen',
      intro: `Sie sind eingeladen, im Konto von ${companyNames(link)} mitzuarbeiten. ${roleTexts[link.role]} Legen Sie ein Passwort fest, dann ist Ihr Zugang bereit.`,
      button: 'Einladung annehmen',
    }),
    find: (token) => findInvitationLink(database, token, clock()),
    use: ({ token, password }) => acceptInvitation(deps, token, password),
    invalid: invalidInvitation,
    taken: takenAddress,
    done: `${donePage}?was=angenommen`,
  });
}

/** Serves the page that takes over an account. It needs a click on a button, because programs that check mails follow links. */
function serveTransferPage(pages: Pages, deps: TeamDeps): void {
  const show = async ({ query, csrf }: Visit): Promise<VisitAnswer> => {
    const token = query('token');
    const link = await findTransferLink(deps.database, token, deps.clock());
    if (link === undefined) return deadTransfer;
    const { companies, email } = link;
    const body = template('transfer', { csrf, token, companies, email, action: transferPage });
    return { title: 'Konto übernehmen?', body };
  };
  const send = async ({ field }: Visit): Promise<VisitAnswer> =>
    (await acceptTransfer(deps, field('token')))
      ? { goTo: `${donePage}?was=uebernommen` }
      : deadTransfer;
  pages.page(transferPage, show, send);
}

/** Serves the pages of the links in mails to colleagues. */
export function serveTeamPages(pages: Pages, deps: TeamDeps): void {
  serveInvitationPage(pages, deps);
  serveTransferPage(pages, deps);
  pages.page(donePage, ({ query }) => {
    const what = query('was');
    if (!Object.hasOwn(done, what)) throw notFound();
    return done[what as keyof typeof done];
  });
}
