import { messagePage, type ServerPage } from '../../../core/server-pages/page.ts';
import type { Purpose } from './account-links-store.ts';
import { forgottenPasswordPage } from '../deps.ts';

const login = { label: 'Zum Login', url: '/#/login' };
const start = { label: 'Zur Startseite', url: '/' };

/** Texts of the pages that set a password, by the purpose of the link. */
export const passwordTexts = {
  reset: {
    title: 'Neues Passwort festlegen',
    intro: 'Danach melden Sie sich mit dem neuen Passwort an, auch auf Ihren anderen Geräten.',
    button: 'Passwort festlegen',
  },
  activation: {
    title: 'Konto aktivieren',
    intro: 'Willkommen bei Lehrpfad! Legen Sie ein Passwort fest, dann ist Ihr Konto bereit.',
    button: 'Konto aktivieren',
  },
  invitation: {
    title: 'Einladung annehmen',
    intro:
      'Willkommen in der Redaktion von Lehrpfad! Legen Sie ein Passwort fest, dann ist Ihr Konto bereit.',
    button: 'Einladung annehmen',
  },
} as const;

/** Path of the pages that confirm a completed action. */
export const donePage = '/konto/erledigt';

const done: Readonly<Record<string, Parameters<typeof messagePage>[0]>> = {
  angefordert: {
    title: 'Sehen Sie in Ihr Postfach',
    paragraphs: [
      'Wenn es zu dieser Adresse ein Konto gibt, ist jetzt eine E-Mail mit einem Link unterwegs. Er gilt eine Stunde.',
      'Es kommt nichts an? Sehen Sie im Spam-Ordner nach, und prüfen Sie, ob Sie sich mit einer anderen Adresse registriert haben.',
    ],
    ways: [login, { label: 'Andere Adresse versuchen', url: forgottenPasswordPage }],
  },
  passwort: {
    title: 'Ihr neues Passwort gilt',
    paragraphs: [
      'Auf allen Geräten, auf denen Sie angemeldet waren, melden Sie sich damit neu an.',
    ],
    ways: [login],
  },
  aktiviert: {
    title: 'Ihr Konto ist aktiviert',
    paragraphs: [
      'Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an. In drei Schritten richten Sie dann alles ein.',
    ],
    ways: [login],
    forNewPerson: true,
  },
  angenommen: {
    title: 'Ihr Konto ist bereit',
    paragraphs: ['Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.'],
    ways: [login],
    forNewPerson: true,
  },
  adresse: {
    title: 'Ihre neue Adresse gilt',
    paragraphs: ['Melden Sie sich künftig mit dieser E-Mail-Adresse an. Ihr Passwort bleibt.'],
    ways: [login],
  },
};

/** Returns the page that confirms an action; undefined for an unknown action. */
export function doneMessage(what: string): ServerPage | undefined {
  const message = Object.hasOwn(done, what) ? done[what] : undefined;
  return message && messagePage(message);
}

const isOver = 'Der Link ist abgelaufen, wurde schon verwendet oder ist nicht vollständig.';

const deadLinks: Readonly<Record<Purpose, Parameters<typeof messagePage>[0]>> = {
  reset: {
    title: 'Dieser Link gilt nicht mehr',
    paragraphs: [isOver, 'Einen neuen bekommen Sie hier in wenigen Augenblicken.'],
    ways: [{ label: 'Neuen Link anfordern', url: forgottenPasswordPage }, login],
  },
  activation: {
    title: 'Dieser Link gilt nicht mehr',
    paragraphs: [
      isOver,
      'Haben Sie Ihr Konto schon aktiviert? Dann melden Sie sich an. Sonst fordern Sie mit der E-Mail-Adresse aus Ihrer Registrierungsanfrage einen neuen Link an.',
    ],
    ways: [{ label: 'Neuen Link anfordern', url: forgottenPasswordPage }, login],
  },
  invitation: {
    title: 'Diese Einladung gilt nicht mehr',
    paragraphs: [
      isOver,
      'Haben Sie die Einladung schon angenommen? Dann melden Sie sich an. Sonst bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
    ],
    ways: [login],
  },
  email: {
    title: 'Dieser Link gilt nicht mehr',
    paragraphs: [
      isOver,
      'Ist die neue Adresse schon bestätigt, so melden Sie sich mit ihr an. Sonst tragen Sie sie in Ihrem Konto noch einmal ein; dann bekommen Sie einen neuen Link.',
    ],
    ways: [login],
  },
};

/** Returns the page for an invalid link. Status 410: the link may have been valid, and will not be again. */
export function invalidLinkPage(purpose: Purpose): ServerPage {
  return messagePage({ ...deadLinks[purpose], status: 410 });
}

/** Returns the page for an address that has another account by now. */
export function emailTakenPage(purpose: Purpose): ServerPage {
  return messagePage({
    status: 409,
    title: 'Zu dieser Adresse gibt es schon ein Konto',
    paragraphs: [
      purpose === 'email'
        ? 'Deshalb hat sich nichts geändert: Ihr Konto behält seine bisherige Adresse.'
        : 'Melden Sie sich mit ihm an. Wenn Sie sein Passwort nicht kennen, legen Sie ein neues fest.',
    ],
    ways: [login, { label: 'Passwort vergessen', url: forgottenPasswordPage }, start],
  });
}
