import type { ExchangeKind } from '@lehrpfad/contract/exchanges/options.ts';
import type { Adapter } from './adapter.ts';
import { arbeitsagentur } from './arbeitsagentur.ts';
import { careerPageAdapter } from './career-page/career-page.ts';
import { jsonAdapter } from './json/json.ts';
import { tableAdapter } from './table/table.ts';
import { xmlAdapter } from './xml/xml.ts';

/** Only the adapter of a kind reads the settings of that kind, and they are checked before it gets them. */
export type Adapters = Readonly<Partial<Record<ExchangeKind, Adapter>>>;

/** Every kind of exchange that a runner can read. (What companies upload is read while they wait.) */
export const adapters: Adapters = {
  arbeitsagentur,
  xml: xmlAdapter,
  json: jsonAdapter,
  table: tableAdapter,
  'career-page': careerPageAdapter,
};
