import { certificates } from './certificates.ts';

/** Returns the pay of a year of the training: '1. Jahr 1.050 €'. No-break spaces keep year and amount on one line. */
export const payOfYear = (year: number, amount: number): string =>
  `${year}.\u00a0Jahr\u00a0${amount.toLocaleString('de-DE')}\u00a0€`;

/** What cards and whole ads have of it. */
interface Deciding {
  readonly pay_year_1?: number | null | undefined;
  readonly certificate?: string | undefined;
}

/** Returns what decides about the place of a card, as far as the ad says it: the pay of the first year and the certificate. */
export function cardFacts({ pay_year_1: pay, certificate: key }: Deciding): string[] {
  const certificate = certificates.find((one) => one.key === key);
  return [...(pay ? [payOfYear(1, pay)] : []), ...(certificate ? [certificate.short] : [])];
}
