import { certificates } from '@lehrpfad/contract/job-ads/certificates.ts';
import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { usualYears } from '../../occupations/catalogue/usual-years.ts';
import type { KindOfJobName } from '../../occupations/store.ts';

const kindTexts: Readonly<Record<KindOfJobName['kind'], string>> = {
  dual: 'Duale Ausbildung: im Betrieb und in der Berufsschule',
  school: 'Schulische Ausbildung',
  study: 'Studium mit Praxis',
  special: 'Ausbildung für Menschen mit Behinderung (Fachpraktiker)',
  internship: 'Praktikum für Schülerinnen und Schüler',
  other: '',
};

/** Of fewer ads than these a range of pay would tell more of single companies than of the occupation. */
const fewestWithPay = 3;

const euros = (amount: number) => amount.toLocaleString('de-DE');

/** What ads pay in the first year: '810 bis 1.200 € im Monat (in 9 Anzeigen)'; empty where too few say it. */
export function payRange(cards: readonly Pick<JobAdCard, 'pay_year_1'>[]): string {
  const pays = cards.flatMap(({ pay_year_1: pay }) => pay ?? []);
  if (pays.length < fewestWithPay) return '';
  const [least, most] = [Math.min(...pays), Math.max(...pays)];
  const range = least === most ? euros(least) : `${euros(least)} bis ${euros(most)}`;
  return `${range} € im Monat (in ${pays.length} Anzeigen)`;
}

/** Which certificates ads ask for, and how many do: 'ab Hauptschule (12), ab Realschule (3)'. */
export function askedCertificates(cards: readonly Pick<JobAdCard, 'certificate'>[]): string {
  return certificates
    .map(({ key, short }) => ({
      short,
      count: cards.filter(({ certificate }) => certificate === key).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ short, count }) => `${short} (${count})`)
    .join(', ');
}

/**
 * What an occupation is, and what its ads say of it.
 * @param cards of its apprenticeships now
 */
export function occupationFacts(
  name: string,
  known: KindOfJobName | undefined,
  cards: readonly JobAdCard[],
) {
  const years = usualYears(name);
  return [
    { name: 'Was das ist', text: known ? kindTexts[known.kind] : '' },
    { name: 'Dauer', text: years === undefined ? '' : `Meist ${euros(years)} Jahre` },
    { name: 'Branche', text: known?.profession ?? '' },
    { name: 'Vergütung im 1. Jahr', text: payRange(cards) },
    { name: 'Gefragter Schulabschluss', text: askedCertificates(cards) },
  ];
}
