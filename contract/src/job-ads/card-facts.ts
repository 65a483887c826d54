import { certificates } from './certificates.ts';
import { payOfYear } from './pay-of-year.ts';

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
