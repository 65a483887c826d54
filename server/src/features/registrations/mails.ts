import { limits } from '@lehrpfad/contract/core/limits.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { branchInTown } from '../companies/mails.ts';
import type { MailPart, NewMail } from '../../core/mail/delivery/outbox.ts';

/*
 * Strangers can enter any address, so mails contain nothing of the form: no name, no company. A reason for declining is written by an
 * editor.
 */

const greeting = 'Guten Tag,';
const nothingToDo = 'Sie wissen nichts davon? Dann müssen Sie nichts tun.';

const ofRequest =
  'Sie bekommen diese E-Mail, weil diese Adresse in einer Registrierungsanfrage steht.';

/** Texts by kind of mail that say why it was sent, if not because of a request with the address. */
const reasons: Readonly<Record<string, string>> = {
  'registration-company-added':
    'Sie bekommen diese E-Mail, weil das Unternehmen Ihrem Konto zugeordnet wurde.',
  'registration-joined': 'Sie bekommen diese E-Mail, weil Sie das Konto führen.',
  'registration-link-again': 'Sie bekommen diese E-Mail, weil Ihr Konto noch nicht aktiviert ist.',
  'editors-digest':
    'Sie bekommen diese E-Mail, weil Sie zur Redaktion gehören: einmal am Tag, wenn etwas wartet.',
};

function mail(kind: string, to: string, subject: string, body: readonly MailPart[]): NewMail {
  return { kind, to, subject, body: [greeting, ...body, reasons[kind] ?? ofRequest] };
}

export function receivedMail(to: string): NewMail {
  return mail('registration-received', to, 'Ihre Anfrage ist eingegangen', [
    'vielen Dank für Ihre Registrierungsanfrage bei Lehrpfad. Ihre Kammer prüft die Angaben, meist innerhalb weniger Werktage, und meldet sich danach unter dieser Adresse.',
    'Bis dahin müssen Sie nichts weiter tun.',
    'Sie haben keine Anfrage gestellt? Dann können Sie diese Mail löschen.',
  ]);
}

/** @param onceKey each key is mailed only once */
export function requestWaitsMail(to: string, onceKey: string): NewMail {
  const body = [
    'gerade wurde für Ihr Unternehmen noch einmal eine Registrierung bei Lehrpfad angefragt. Für diese E-Mail-Adresse liegt bereits eine Anfrage vor; eine zweite ist nicht nötig.',
    'Ihre Kammer prüft die Anfrage und meldet sich danach unter dieser Adresse.',
    nothingToDo,
  ];
  const subject = 'Ihre Anfrage liegt uns bereits vor';
  return { ...mail('registration-waits', to, subject, body), onceKey };
}

/**
 * @param pages addresses of the login and of the page for a forgotten password
 * @param onceKey each key is mailed only once
 */
export function accountExistsMail(
  to: string,
  pages: { readonly login: string; readonly password: string },
  onceKey: string,
): NewMail {
  const body = [
    'für diese E-Mail-Adresse wurde gerade eine Registrierung bei Lehrpfad angefragt. Es gibt mit ihr aber bereits ein Konto. Weitere Filialen legen Sie dort selbst an.',
    { label: 'Zum Login', url: pages.login },
    'Sie kennen Ihr Passwort nicht mehr, oder Ihr Konto ist noch nicht aktiviert? Dann fordern Sie hier einen neuen Link an:',
    { label: 'Neues Passwort anfordern', url: pages.password },
    nothingToDo,
  ];
  const subject = 'Mit dieser Adresse gibt es bereits ein Konto';
  return { ...mail('registration-account-exists', to, subject, body), onceKey };
}

const onlyOnce =
  'Der Link gilt sieben Tage und lässt sich nur einmal verwenden. Danach richten Sie Ihr Unternehmen in drei Schritten ein.';

/** @param url page that activates the account */
export function acceptedMail(to: string, url: string): NewMail {
  return mail('registration-accepted', to, 'Ihre Anfrage wurde angenommen', [
    'willkommen bei Lehrpfad! Ihre Registrierungsanfrage wurde angenommen. Legen Sie jetzt ein Passwort fest, dann ist Ihr Konto bereit:',
    { label: 'Konto aktivieren', url },
    onlyOnce,
  ]);
}

/** For an existing account. @param url the login page */
export function companyAddedMail(to: string, url: string): NewMail {
  return mail('registration-company-added', to, 'Ihre Anfrage wurde angenommen', [
    'Ihre Registrierungsanfrage wurde angenommen. Das Unternehmen gehört jetzt zu Ihrem Konto bei Lehrpfad; Sie finden es in der Filialenverwaltung.',
    { label: 'Zum Login', url },
  ]);
}

const howToAnswer = (days: number): MailPart =>
  `Der Link gilt noch ${days} Tage und lässt sich einmal verwenden. Ein Konto brauchen Sie dazu nicht. Bis zu Ihrer Antwort ruht die Anfrage.`;

/**
 * @param question the editor's text
 * @param url page where it is answered
 */
export function questionMail(to: string, question: string, url: string): NewMail {
  return mail('registration-question', to, 'Rückfrage zu Ihrer Anfrage', [
    'zu Ihrer Registrierungsanfrage bei Lehrpfad hat die Redaktion eine Frage:',
    { quote: question },
    { label: 'Rückfrage beantworten', url },
    howToAnswer(limits.requestAnswerDays),
    nothingToDo,
  ]);
}

/** @param url of a new link, which works like that of the first mail */
export function reminderMail(to: string, question: string, url: string, days: number): NewMail {
  return mail('registration-reminder', to, 'Erinnerung: Rückfrage zu Ihrer Anfrage', [
    'zu Ihrer Registrierungsanfrage bei Lehrpfad warten wir noch auf Ihre Antwort. Die Redaktion fragt:',
    { quote: question },
    { label: 'Rückfrage beantworten', url },
    howToAnswer(days),
    nothingToDo,
  ]);
}

/**
 * For the owner of the account that a request was assigned to. The editor has confirmed name and town.
 * @param url page of the account's branches
 */
export function joinedMail(
  to: string,
  branch: { readonly name: string; readonly city: string; readonly isNew: boolean },
  url: string,
): NewMail {
  const named = branchInTown(branch);
  return mail('registration-joined', to, 'Neues in Ihrem Konto', [
    branch.isNew
      ? `jemand hat für Ihr Unternehmen eine Registrierung bei Lehrpfad angefragt. Ein zweites Konto ist nicht nötig: Die Redaktion hat Ihrem Konto die Filiale ${named} hinzugefügt.`
      : `jemand hat für Ihre Filiale ${named} noch einmal eine Registrierung bei Lehrpfad angefragt. Ein zweites Konto ist nicht nötig: Die Redaktion hat die Anfrage Ihrem Konto zugeordnet.`,
    'Die Ansprechperson aus der Anfrage finden Sie bei Ihren Kontaktpersonen.',
    { label: 'Ihre Filialen ansehen', url },
    'Gehört sie nicht zu Ihrem Unternehmen? Dann wenden Sie sich bitte an Ihre Kammer.',
  ]);
}

/** For the sender of the request; it does not name the account. */
export function requestJoinedMail(to: string): NewMail {
  return mail('registration-request-joined', to, 'Ihre Anfrage wurde angenommen', [
    'Ihre Registrierungsanfrage bei Lehrpfad wurde angenommen. Ihr Unternehmen hat dort schon ein Konto; die Redaktion hat Ihre Anfrage diesem Konto zugeordnet. Ein eigenes brauchen Sie nicht.',
    'Wer das Konto führt, hat eine E-Mail bekommen. Wer das ist, dürfen wir Ihnen nicht nennen: Fragen Sie bitte in Ihrem Unternehmen nach, oder wenden Sie sich an Ihre Kammer.',
    nothingToDo,
  ]);
}

/** @param reason the editor's text; may be empty */
export function declinedMail(to: string, reason: string): NewMail {
  const why: MailPart[] = reason === '' ? [] : ['Die Redaktion schreibt dazu:', { quote: reason }];
  return mail('registration-declined', to, 'Ihre Anfrage wurde abgelehnt', [
    'leider konnten wir Ihre Registrierungsanfrage bei Lehrpfad nicht annehmen.',
    ...why,
    'Hat sich etwas geändert, so können Sie jederzeit eine neue Anfrage stellen. Bei Fragen hilft Ihnen Ihre Kammer.',
  ]);
}

/** @param url page that activates the account */
export function linkAgainMail(to: string, url: string): NewMail {
  return mail('registration-link-again', to, 'Ihr Link zum Aktivieren', [
    'Ihr Konto bei Lehrpfad wartet noch darauf, dass Sie ein Passwort festlegen. Hier ist ein neuer Link; frühere gelten nicht mehr:',
    { label: 'Konto aktivieren', url },
    onlyOnce,
  ]);
}

/** Numbers of tasks that wait for editors. */
export interface Waiting {
  /** Open reports of ads. */
  readonly adReports: number;
  readonly requests: number;
  /** Branches whose name or town nobody has confirmed. */
  readonly branches: number;
  /** Requests of branches for further apprenticeships. */
  readonly apprenticeships: number;
  readonly events: number;
  readonly jobNames: number;
}

/** Numbers of tasks for one editor, including items of the inbox whose reminder is due. */
export interface EditorDigest extends Waiting {
  readonly reminders: number;
}

export interface DigestPages {
  readonly adReports: string;
  readonly requests: string;
  readonly branches: string;
  readonly apprenticeships: string;
  readonly events: string;
  readonly jobNames: string;
  readonly reminders: string;
}

/** Returns a link for each kind of task that waits, with the number of tasks. */
function digestLinks(waiting: EditorDigest, pages: DigestPages) {
  const { adReports, requests, branches, apprenticeships, events, jobNames, reminders } = waiting;
  const tasks: readonly (readonly [count: number, url: string, one: string, many: string])[] = [
    [reminders, pages.reminders, 'Aufgabe zur Wiedervorlage', 'Aufgaben zur Wiedervorlage'],
    [adReports, pages.adReports, 'gemeldete Anzeige', 'gemeldete Anzeigen'],
    [requests, pages.requests, 'Registrierungsanfrage', 'Registrierungsanfragen'],
    [branches, pages.branches, 'Filiale zu bestätigen', 'Filialen zu bestätigen'],
    [
      apprenticeships,
      pages.apprenticeships,
      'Anfrage nach Ausbildungsberufen',
      'Anfragen nach Ausbildungsberufen',
    ],
    [events, pages.events, 'Event in Bearbeitung', 'Events in Bearbeitung'],
    [jobNames, pages.jobNames, 'neue Berufsbezeichnung', 'neue Berufsbezeichnungen'],
  ];
  return tasks
    .filter(([count]) => count > 0)
    .map(([count, url, one, many]) => ({ text: counted(count, one, many), url }));
}

/** @param waiting at least one number is not 0 */
export function digestMail(
  to: string,
  waiting: EditorDigest,
  pages: DigestPages,
  onceKey: string,
): NewMail {
  const body = [
    'heute wartet auf die Redaktion von Lehrpfad:',
    { links: digestLinks(waiting, pages) },
    { label: 'Eingang öffnen', url: pages.reminders },
  ];
  return { ...mail('editors-digest', to, 'Was auf die Redaktion wartet', body), onceKey };
}
