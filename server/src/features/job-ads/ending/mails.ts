import { germanDay } from '@lehrpfad/contract/core/dates/german-day.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { subjectOf, type MailPart, type NewMail } from '../../../core/mail/delivery/outbox.ts';
import type { EndingAd } from './notices-store.ts';
import { quoted } from '@lehrpfad/contract/core/text/quoted.ts';

/** An ad in the list of the mail. */
export interface ListedEnding extends Pick<EndingAd, 'title' | 'company' | 'city' | 'endsOn'> {
  /** Links to the pages of the possible actions. */
  readonly links: readonly { readonly text: string; readonly url: string }[];
}

interface About {
  readonly to: string;
  /** At least one, the first to end first. */
  readonly ads: readonly ListedEnding[];
  /** Number of ads that the mail does not list. */
  readonly others: number;
  /** Page of the account's ads. */
  readonly url: string;
}

const branch = ({ company, city }: ListedEnding): string =>
  city === '' || company.includes(city) ? company : `${company}, ${city}`;

const partsOf = (ad: ListedEnding): MailPart[] => [
  `${quoted(ad.title)} (${branch(ad)}) steht noch bis zum ${germanDay(ad.endsOn)} in der Suche:`,
  { links: ad.links.map((link) => ({ ...link, detail: '' })) },
];

/** Says that the mail does not list all ads. */
function othersOf(others: number): readonly string[] {
  if (others === 0) return [];
  return [others === 1 ? 'Dazu kommt eine weitere.' : `Dazu kommen ${others} weitere.`];
}

/** Makes the daily mail to an account about all its ads that end soon. */
export function endingAdsMail({ to, ads, others, url }: About): NewMail {
  const count = ads.length + others;
  const [first] = ads;
  const subject =
    count === 1 && first
      ? `Ihre Stellenanzeige endet am ${germanDay(first.endsOn)}: ${first.title}`
      : `${count} Ihrer Stellenanzeigen enden bald`;
  return {
    kind: 'ads-ending',
    to,
    subject: subjectOf(subject),
    body: [
      'Guten Tag,',
      count === 1
        ? 'eine Ihrer Stellenanzeigen endet bald. Was soll mit ihr geschehen?'
        : `${count} Ihrer Stellenanzeigen enden bald. Was soll mit ihnen geschehen?`,
      ...ads.flatMap(partsOf),
      ...othersOf(others),
      { label: 'Alle Stellenanzeigen ansehen', url },
      `Die Links gelten ${limits.adLinkDays} Tage und je einmal. Sie öffnen eine Seite, die zuerst nachfragt; anmelden müssen Sie sich dafür nicht. Tun Sie nichts, ${count === 1 ? 'endet die Anzeige' : 'enden die Anzeigen'} von selbst.`,
      `Sie bekommen diese E-Mail, weil ${count === 1 ? 'die Anzeige zu Ihrem Konto gehört' : 'die Anzeigen zu Ihrem Konto gehören'}. Wir erinnern 14 und 3 Tage vor dem Ende.`,
    ],
  };
}
