import { certificates } from '@lehrpfad/contract/job-ads/facts/certificates.ts';
import type { PageWords } from '../../../core/text/page-words.ts';
import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { usualYears } from '../../occupations/catalogue/usual-years.ts';
import type { KindOfJobName } from '../../occupations/store.ts';

function kindText(kind: KindOfJobName['kind'], { t }: PageWords): string {
  switch (kind) {
    case 'dual':
      return t('Duale Ausbildung: im Betrieb und in der Berufsschule');
    case 'school':
      return t('Schulische Ausbildung');
    case 'study':
      return t('Studium mit Praxis');
    case 'special':
      return t('Ausbildung für Menschen mit Behinderung (Fachpraktiker)');
    case 'internship':
      return t('Praktikum für Schülerinnen und Schüler');
    case 'other':
      return '';
  }
}

/** Minimum number of ads for a range of pay: with fewer it would reveal the pay of single companies. */
const minWithPay = 3;

/** Range of pay in the first year: '810 bis 1.200 € im Monat (in 9 Anzeigen)'; empty if too few ads give it. */
export function payRange(
  cards: readonly Pick<JobAdCard, 'pay_year_1'>[],
  { t, number }: PageWords,
): string {
  const pays = cards.flatMap(({ pay_year_1: pay }) => pay ?? []);
  if (pays.length < minWithPay) return '';
  const [min, max] = [Math.min(...pays), Math.max(...pays)];
  const range =
    min === max ? number(min) : t('{from} bis {to}', { from: number(min), to: number(max) });
  return t('{range} € im Monat (in {count} Anzeigen)', { range, count: pays.length });
}

/** Certificates that ads require, with the numbers of these ads: 'ab Hauptschule (12 Stellen), ab Realschule (1 Stelle)'. */
export function askedCertificates(
  cards: readonly Pick<JobAdCard, 'certificate'>[],
  { translated, counted }: PageWords,
): string {
  return certificates
    .map(({ key, short }) => ({
      short,
      count: cards.filter(({ certificate }) => certificate === key).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ short, count }) => `${translated(short)} (${counted(count, 'Stelle', 'Stellen')})`)
    .join(', ');
}

/**
 * Description of an occupation, and facts from its ads.
 * @param cards of its present apprenticeships
 */
export function occupationFacts(
  name: string,
  known: KindOfJobName | undefined,
  cards: readonly JobAdCard[],
  words: PageWords,
) {
  const { t, number, translated } = words;
  const years = usualYears(name);
  return [
    { name: t('Was das ist'), text: known ? kindText(known.kind, words) : '' },
    {
      name: t('Dauer'),
      text: years === undefined ? '' : t('Meist {years} Jahre', { years: number(years) }),
    },
    { name: translated('Branche'), isGerman: true, text: known?.profession ?? '' },
    { name: t('Vergütung im 1. Jahr'), text: payRange(cards, words) },
    { name: t('Gefragter Schulabschluss'), text: askedCertificates(cards, words) },
  ];
}
