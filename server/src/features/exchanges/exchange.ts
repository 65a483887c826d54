import type { ExchangeKind } from '@lehrpfad/contract/exchanges/options.ts';
import { settingsOf } from '@lehrpfad/contract/exchanges/settings.ts';
import { conflict } from '../../core/http/errors.ts';

/** A row of `exchanges`, as an import needs it. */
export interface Exchange {
  readonly id: number;
  readonly key: string;
  /** The value of `job_ads.source` in its ads. */
  readonly name: string;
  readonly kind: ExchangeKind;
  /** Checked by the schema of its kind (contract/exchanges/settings.ts). */
  readonly settings: unknown;
  /** If two exchanges have the same ad, the ad of the one with the higher rank is shown. */
  readonly rank: number;
  /** The account whose companies get all of its ads; null if they may belong to any company. */
  readonly userId: number | null;
}

/** Whether the settings of an exchange name an address to read; kinds with a fixed one need none. */
export const hasAddress = ({ kind, settings }: Pick<Exchange, 'kind' | 'settings'>): boolean =>
  settingsOf[kind].safeParse(settings).success;

/** Returns a 409 error for an exchange that has no address, such as a career page that its company has removed. */
export const noAddress = () =>
  conflict('Hier ist keine Adresse eingetragen: Es gibt nichts abzurufen.');
