import type { NewMail } from '../../floor/mail/outbox.ts';

/** All go to the account whose branch it is. */
interface About {
  readonly to: string;
  readonly name: string;
  readonly city: string;
  /** Of the account's branches. */
  readonly url: string;
}

const greeting = 'Guten Tag,';

/** A branch as a sentence names it. */
export const branchInTown = ({ name, city }: Pick<About, 'name' | 'city'>) =>
  city === '' || name.includes(city) ? `„${name}“` : `„${name}“ in ${city}`;

export function confirmedMail(about: About): NewMail {
  return {
    ...{ kind: 'branch-confirmed', to: about.to, subject: 'Ihre Filiale wurde bestätigt' },
    body: [
      greeting,
      `Ihre Filiale ${branchInTown(about)} wurde geprüft und bestätigt. Anzeigen, die andere Börsen unter diesem Namen führen, können ihr ab jetzt zugeordnet werden.`,
      { label: 'Ihre Filialen ansehen', url: about.url },
      'Wenn Sie den Namen oder den Ort ändern, wird sie noch einmal geprüft.',
    ],
  };
}

/** @param reason an editor's words; may be empty */
export function declinedMail(about: About, reason: string): NewMail {
  return {
    ...{ kind: 'branch-declined', to: about.to, subject: 'Ihre Filiale wurde nicht bestätigt' },
    body: [
      greeting,
      `Ihre Filiale ${branchInTown(about)} wurde geprüft und leider nicht bestätigt. Ihre eigenen Stellenanzeigen bleiben zu sehen; Anzeigen anderer Börsen werden ihr nicht zugeordnet.`,
      ...(reason === '' ? [] : ['Die Begründung:', { quote: reason }]),
      'Ist der Name oder der Ort nicht richtig, so können Sie beides ändern:',
      { label: 'Ihre Filialen ansehen', url: about.url },
    ],
  };
}
