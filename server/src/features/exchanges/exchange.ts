import type { ExchangeKind } from '@lehrpfad/contract/exchanges/options.ts';

/** A row of `exchanges`, as an import needs it. */
export interface Exchange {
  readonly id: number;
  readonly key: string;
  /** `job_ads.source` of what comes from it. */
  readonly name: string;
  readonly kind: ExchangeKind;
  /** As the schema of its kind has read them (contract/exchanges/settings.ts). */
  readonly settings: unknown;
  /** Where two exchanges show the same ad, that of the higher one stays. */
  readonly rank: number;
  /** Account to whose companies all of its ads belong; null where they may be anybody's. */
  readonly userId: number | null;
}
