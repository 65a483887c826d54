import { stringify } from 'csv-stringify/sync';
import type { z } from 'zod';
import { csvOptions } from '../../core/csv.ts';
import { publicEventEntryOf } from '../public-api/reading/events.ts';
import type { publicAd, PublicAddress, publicEventEntry } from '../public-api/schemas.ts';
import { adBatches, eventBatches, type Piece, type RowDeps } from './batches.ts';

type Cell = string | number | null | undefined;

/** Cells by the names of their columns, in the order of the table. */
type Columns<Entry> = Readonly<Record<string, (entry: Entry) => Cell>>;

interface Placed {
  readonly address: PublicAddress | null;
}

const ofAddress: Columns<Placed> = {
  street: ({ address }) => address?.street,
  additional: ({ address }) => address?.additional,
  postcode: ({ address }) => address?.postcode,
  town: ({ address }) => address?.town,
  latitude: ({ address }) => address?.latitude,
  longitude: ({ address }) => address?.longitude,
};

const yesNo = (is: boolean) => String(is);

/** Columns of ads: the fields of the public API, with nested ones as separate columns. */
const ofAds: Columns<z.input<typeof publicAd>> = {
  id: ({ id }) => id,
  url: ({ url }) => url,
  kind: ({ kind }) => kind,
  title: ({ title }) => title,
  occupation_id: ({ occupation }) => occupation?.id,
  occupation: ({ occupation }) => occupation?.name,
  occupation_text: (ad) => ad.occupation_text,
  industry: ({ industry }) => industry?.name,
  company_id: ({ company }) => company.id,
  company: ({ company }) => company.name,
  ...ofAddress,
  starts_on: (ad) => ad.starts_on,
  ends_on: (ad) => ad.ends_on,
  apply_until: (ad) => ad.apply_until,
  published_on: (ad) => ad.published_on,
  visible_until: (ad) => ad.visible_until,
  updated_at: (ad) => ad.updated_at,
  pay_year_1: ({ pay }) => pay[0],
  pay_year_2: ({ pay }) => pay[1],
  pay_year_3: ({ pay }) => pay[2],
  pay_year_4: ({ pay }) => pay[3],
  certificate: ({ certificate }) => certificate,
  working_time: (ad) => ad.working_time.join(' '),
  total_places: (ad) => ad.total_places,
  free_places: (ad) => ad.free_places,
  internship_weeks: ({ internship_weeks: weeks }) =>
    weeks.map(({ monday, places, free }) => `${monday} ${free}/${places}`).join(' '),
  trial_day: (ad) => yesNo(ad.trial_day),
  source: ({ source }) => source?.name,
  description_html: (ad) => ad.description_html,
  note_html: (ad) => ad.note_html,
  typical_day: (ad) => ad.typical_day,
};

const ofEvents: Columns<z.input<typeof publicEventEntry>> = {
  id: ({ id }) => id,
  url: ({ url }) => url,
  title: ({ title }) => title,
  starts_on: (event) => event.starts_on,
  starts_at: (event) => event.starts_at,
  ends_on: (event) => event.ends_on,
  ends_at: (event) => event.ends_at,
  online: ({ online }) => yesNo(online),
  audiences: ({ audiences }) => audiences.join(' '),
  website: ({ website }) => website,
  company_id: ({ company }) => company?.id,
  company: ({ company }) => company?.name,
  ...ofAddress,
  description_html: (event) => event.description_html,
};

async function* asTable<Item, Entry>(
  columns: Columns<Entry>,
  batches: AsyncIterable<readonly Item[]>,
  entryOf: (item: Item) => Entry,
): AsyncGenerator<Piece> {
  const cells = Object.values(columns);
  yield { text: stringify([Object.keys(columns)], { ...csvOptions, bom: true }), records: 0 };
  for await (const items of batches) {
    const rows = items.map((item) => {
      const entry = entryOf(item);
      return cells.map((cellOf) => cellOf(entry));
    });
    yield { text: stringify(rows, csvOptions), records: rows.length };
  }
}

/** All ads as CSV. */
export const adsAsTable = (deps: RowDeps): AsyncGenerator<Piece> =>
  asTable(ofAds, adBatches(deps), ({ entry }) => entry);

/** All events as CSV. */
export const eventsAsTable = (deps: RowDeps): AsyncGenerator<Piece> =>
  asTable(ofEvents, eventBatches(deps), (event) => publicEventEntryOf(event, deps.to));
