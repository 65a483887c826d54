import { certificates } from './certificates.ts';
import { payOfYear } from './pay-of-year.ts';

/** The fields that both cards and whole ads have. */
interface Deciding {
  readonly pay_year_1?: number | null | undefined;
  readonly certificate?: string | undefined;
}

/** Returns the most important conditions of an ad for its card, as far as they are known: pay of the first year, certificate. */
export function cardFacts({ pay_year_1: pay, certificate: key }: Deciding): string[] {
  const certificate = certificates.find((one) => one.key === key);
  return [...(pay ? [payOfYear(1, pay)] : []), ...(certificate ? [certificate.short] : [])];
}
