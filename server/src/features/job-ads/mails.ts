import { lockText } from '@lehrpfad/contract/job-ads/lock/lock-options.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { NewMail } from '../../core/mail/delivery/outbox.ts';
import { ifTransferIsWrong, objectionText } from '../companies/mails.ts';
import { quoted } from '@lehrpfad/contract/core/text/quoted.ts';

interface About {
  readonly to: string;
  /** The affected ads: one ad, or also its siblings. */
  readonly ads: readonly OwnJobAd[];
  /** Page of the account's ads. */
  readonly url: string;
}

const greeting = 'Guten Tag,';

/** Returns title and companies of the ads for a sentence. */
function named(ads: readonly OwnJobAd[]): string {
  const places = ads.map(({ company_name: name, company_address: address }) =>
    address === null || name.includes(address.city) ? name : `${name}, ${address.city}`,
  );
  return `${quoted(ads[0]?.title ?? '')} (${places.join('; ')})`;
}

export function lockedMail({ to, ads, url }: About): NewMail {
  const [lock] = ads.flatMap(({ editor_lock: one }) => one ?? []);
  return {
    kind: 'ad-locked',
    to,
    subject: 'Ihre Stellenanzeige wurde gesperrt',
    body: [
      greeting,
      `die Redaktion hat Ihre Stellenanzeige ${named(ads)} gesperrt. Sie ist nicht mehr öffentlich, bis die Redaktion die Sperre aufhebt. Der Grund:`,
      { quote: lock ? lockText(lock) : '' },
      'Sie können die Anzeige weiter bearbeiten. Die Redaktion sieht, dass sie geändert wurde, und prüft sie erneut.',
      objectionText,
      { label: 'Ihre Stellenanzeigen ansehen', url },
      'Sie bekommen diese E-Mail, weil die Stellenanzeige zu Ihrem Konto gehört.',
    ],
  };
}

export function unlockedMail({ to, ads, url }: About): NewMail {
  return {
    kind: 'ad-unlocked',
    to,
    subject: 'Ihre Stellenanzeige ist wieder freigegeben',
    body: [
      greeting,
      `die Redaktion hat die Sperre Ihrer Stellenanzeige ${named(ads)} aufgehoben. Ob sie öffentlich ist, entscheiden wieder Sie.`,
      { label: 'Ihre Stellenanzeigen ansehen', url },
      'Sie bekommen diese E-Mail, weil die Stellenanzeige zu Ihrem Konto gehört.',
    ],
  };
}

/** To the account that ads belonged to. It does not name the new account. */
export function adTakenMail({ to, ads, url }: About): NewMail {
  return {
    kind: 'ad-taken',
    to,
    subject: 'Eine Stellenanzeige gehört nicht mehr zu Ihrem Konto',
    body: [
      greeting,
      `die Redaktion hat die Stellenanzeige ${named(ads)} aus Ihrem Konto genommen, weil sie bei einem anderen Konto geführt wird. Sie können sie nicht mehr bearbeiten.`,
      ifTransferIsWrong,
      { label: 'Ihre Stellenanzeigen ansehen', url },
      'Sie bekommen diese E-Mail, weil die Stellenanzeige zu Ihrem Konto gehörte.',
    ],
  };
}

/** To the account that ads belong to now. It does not name the former account. */
export function adGivenMail({ to, ads, url }: About): NewMail {
  const [lock] = ads.flatMap(({ editor_lock: one }) => one ?? []);
  const isLocked = lock !== undefined || ads.some((ad) => ad.locked);
  const hasContacts = ads.every(({ contacts }) => contacts.length > 0);
  return {
    kind: 'ad-given',
    to,
    subject: 'Ihr Konto hat eine weitere Stellenanzeige',
    body: [
      greeting,
      `die Redaktion hat Ihrem Konto die Stellenanzeige ${named(ads)} zugeordnet. Sie können sie ab jetzt bearbeiten. Bitte prüfen Sie, ob alle Angaben stimmen.`,
      ...(isLocked
        ? ['Sie ist gesperrt: Sie ist nicht öffentlich, bis die Redaktion die Sperre aufhebt.']
        : []),
      ...(lock ? ['Der Grund:', { quote: lockText(lock) }, objectionText] : []),
      ...(hasContacts
        ? []
        : ['Sie hat noch keine Kontaktperson. Bitte wählen Sie bei der Filiale eine aus.']),
      ifTransferIsWrong,
      { label: 'Ihre Stellenanzeigen ansehen', url },
      'Sie bekommen diese E-Mail, weil die Stellenanzeige zu Ihrem Konto gehört.',
    ],
  };
}
