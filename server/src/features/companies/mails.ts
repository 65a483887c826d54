import type { NewMail } from '../../core/mail/delivery/outbox.ts';
import { quoted } from '@lehrpfad/contract/core/text/quoted.ts';

/** All mails go to the account of the branch. */
interface About {
  readonly to: string;
  readonly name: string;
  readonly city: string;
  /** Page of the account's branches. */
  readonly url: string;
}

const greeting = 'Guten Tag,';

const toBranches = (url: string) => ({ label: 'Ihre Filialen ansehen', url });

/** Returns the name of a branch for a sentence. */
export const branchInTown = ({ name, city }: Pick<About, 'name' | 'city'>) =>
  city === '' || name.includes(city) ? quoted(name) : `${quoted(name)} in ${city}`;

export function confirmedMail(about: About): NewMail {
  return {
    kind: 'branch-confirmed',
    to: about.to,
    subject: 'Ihre Filiale wurde bestätigt',
    body: [
      greeting,
      `Ihre Filiale ${branchInTown(about)} wurde geprüft und bestätigt. Anzeigen, die andere Börsen unter diesem Namen führen, können ihr ab jetzt zugeordnet werden.`,
      toBranches(about.url),
      'Wenn Sie den Namen oder den Ort ändern, wird sie noch einmal geprüft.',
      'Sie bekommen diese E-Mail, weil die Filiale zu Ihrem Konto gehört.',
    ],
  };
}

/** @param reason the editor's text; may be empty */
export function declinedMail(about: About, reason: string): NewMail {
  return {
    kind: 'branch-declined',
    to: about.to,
    subject: 'Ihre Filiale wurde nicht bestätigt',
    body: [
      greeting,
      `Ihre Filiale ${branchInTown(about)} wurde geprüft und leider nicht bestätigt. Ihre eigenen Stellenanzeigen bleiben zu sehen; Anzeigen anderer Börsen werden ihr nicht zugeordnet.`,
      ...(reason === '' ? [] : ['Die Begründung:', { quote: reason }]),
      'Ist der Name oder der Ort nicht richtig, so können Sie beides ändern:',
      toBranches(about.url),
      'Sie bekommen diese E-Mail, weil die Filiale zu Ihrem Konto gehört.',
    ],
  };
}

interface AboutLock extends Pick<About, 'to' | 'url'> {
  /** At least one. */
  readonly branches: readonly Pick<About, 'name' | 'city'>[];
}

/** Returns the names of the branches for a sentence. */
function meant(branches: AboutLock['branches']): { isOne: boolean; names: string } {
  const names = new Intl.ListFormat('de').format(branches.map(branchInTown));
  return { isOne: branches.length === 1, names };
}

/** How a company objects to a lock (Art. 17 of the Digital Services Act). */
export const objectionText =
  'Darüber hat ein Mensch entschieden, kein Programm. Sind Sie nicht einverstanden, so schreiben Sie uns innerhalb von sechs Monaten über die Kontaktseite. Sie können sich auch an eine außergerichtliche Streitbeilegungsstelle oder ein Gericht wenden.';

/** @param reason null for a lock without a stored reason */
const reasonLines = (reason: string | null): NewMail['body'] =>
  reason === null ? ['Den Grund nennt Ihnen Ihre Kammer.'] : ['Der Grund:', { quote: reason }];

/** @param reason null if none was given */
export function lockedMail({ to, url, branches }: AboutLock, reason: string | null): NewMail {
  const { isOne, names } = meant(branches);
  const which = isOne ? 'Ihre Filiale' : 'Ihre Filialen';
  const subject = isOne ? 'Ihre Filiale wurde gesperrt' : 'Ihre Filialen wurden gesperrt';
  return {
    kind: 'company-locked',
    to,
    subject,
    body: [
      greeting,
      `die Redaktion hat ${which} ${names} gesperrt. Die Stellenanzeigen und Events dort sind nicht mehr öffentlich, bis die Redaktion die Sperre aufhebt.`,
      ...reasonLines(reason),
      'Sie können Ihre Angaben weiter bearbeiten. Bei Fragen wenden Sie sich bitte an Ihre Kammer.',
      objectionText,
      toBranches(url),
      'Sie bekommen diese E-Mail, weil Ihr Konto betroffen ist.',
    ],
  };
}

export function unlockedMail({ to, url, branches }: AboutLock): NewMail {
  const { isOne, names } = meant(branches);
  const which = isOne ? 'Ihrer Filiale' : 'Ihrer Filialen';
  const subject = isOne
    ? 'Ihre Filiale ist wieder freigegeben'
    : 'Ihre Filialen sind wieder freigegeben';
  return {
    kind: 'company-unlocked',
    to,
    subject,
    body: [
      greeting,
      `die Redaktion hat die Sperre ${which} ${names} aufgehoben. Die Stellenanzeigen und Events dort sind wieder öffentlich, soweit Sie sie veröffentlicht haben.`,
      toBranches(url),
      'Sie bekommen diese E-Mail, weil Ihr Konto betroffen ist.',
    ],
  };
}

/** What the account does if a transfer by the editors is a mistake. */
export const ifTransferIsWrong =
  'Ist das nicht richtig? Dann wenden Sie sich bitte an Ihre Kammer.';

/** To the account that a branch belonged to. It does not name the new account. */
export function branchTakenMail(about: About): NewMail {
  return {
    kind: 'branch-taken',
    to: about.to,
    subject: 'Eine Filiale gehört nicht mehr zu Ihrem Konto',
    body: [
      greeting,
      `die Redaktion hat die Filiale ${branchInTown(about)} aus Ihrem Konto genommen, mit allen Stellenanzeigen und Events. Sie können nichts davon mehr bearbeiten. Ihre Kontaktpersonen bleiben in Ihrem Konto.`,
      ifTransferIsWrong,
      toBranches(about.url),
      'Sie bekommen diese E-Mail, weil die Filiale zu Ihrem Konto gehörte.',
    ],
  };
}

interface GivenState {
  readonly hasContacts: boolean;
  /** null if the branch is not locked. */
  readonly lock: { readonly reason: string | null } | null;
}

/** To the account that a branch belongs to now. It does not name the former account. @param state whether the branch has contact persons, and is locked */
export function branchGivenMail(about: About, state: GivenState): NewMail {
  return {
    kind: 'branch-given',
    to: about.to,
    subject: 'Ihr Konto hat eine weitere Filiale',
    body: [
      greeting,
      `die Redaktion hat Ihrem Konto die Filiale ${branchInTown(about)} zugeordnet, mit allen Stellenanzeigen und Events, die es dort gibt. Sie können alles davon ab jetzt bearbeiten.`,
      ...(state.lock === null
        ? []
        : [
            'Die Filiale ist gesperrt: Ihre Stellenanzeigen und Events sind nicht öffentlich, bis die Redaktion die Sperre aufhebt.',
            ...reasonLines(state.lock.reason),
            objectionText,
          ]),
      ...(state.hasContacts
        ? []
        : ['Die Filiale hat noch keine Kontaktperson. Bitte wählen Sie bei der Filiale eine aus.']),
      ifTransferIsWrong,
      toBranches(about.url),
      'Sie bekommen diese E-Mail, weil die Filiale zu Ihrem Konto gehört.',
    ],
  };
}
