import type { ExchangeKind } from '@lehrpfad/contract/exchanges/options.ts';
import type { Adapter } from './adapter.ts';
import { arbeitsagentur } from './arbeitsagentur.ts';
import { careerPageAdapter } from './career-page/career-page.ts';
import { jsonAdapter } from './json/json.ts';
import { tableAdapter } from './table/table.ts';
import { xmlAdapter } from './xml/xml.ts';

/** Each adapter reads only the settings of its kind, which are checked before they are passed to it. */
export type Adapters = Readonly<Partial<Record<ExchangeKind, Adapter>>>;

/** Adapters of every kind of exchange that a runner can read. (Uploads of companies are read during their request.) */
export const adapters: Adapters = {
  arbeitsagentur,
  xml: xmlAdapter,
  json: jsonAdapter,
  table: tableAdapter,
  'career-page': careerPageAdapter,
};
