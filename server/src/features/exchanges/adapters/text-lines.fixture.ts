import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { PageSettings } from '@lehrpfad/contract/exchanges/settings.ts';
import type { Normalised } from '../pipeline/imported-ad.ts';
import { ExchangeError, type Adapter, type FetchedRecord } from './adapter.ts';
import { adOfKind, firstText } from './feed/feed-ad.ts';
import { propertiesOf } from './json/properties.ts';
import { readDayOf } from '../values/dates.ts';
import { linkOf } from './career-page/links.ts';
import { countryCode, lineOf, townOf } from './reading.ts';
import { pagesOf } from './feed/record-pages.ts';

/* The adapter that docs/adding-an-exchange.md describes, for an invented exchange: text with a place on each line. For tests only. */

async function* recordsOf(body: AsyncIterable<Buffer>): AsyncGenerator<FetchedRecord> {
  let isHeaded = false;
  for await (const line of createInterface({ input: Readable.from(body) })) {
    isHeaded ||= line.startsWith('# Freie Lehrstellen');
    if (!isHeaded) throw new ExchangeError('unknown-format', 'no heading');
    if (line.startsWith('#') || line.trim() === '') continue;
    const [externalId = '', occupation = '', company = '', town = '', start = '', link] =
      line.split(' | ');
    if (link === undefined) yield { externalId: '', rejected: 'unreadable', detail: line };
    else yield { externalId, raw: { occupation, company, town, start, link } };
  }
}

function normalise(raw: unknown): Normalised {
  const record = propertiesOf(raw);
  const line = (name: string) => lineOf(firstText(record[name]));
  const [town = '', country = ''] = line('town').split(', ');
  const ad = {
    title: `Ausbildung: ${line('occupation')}`,
    jobNames: [line('occupation')],
    company: { name: line('company'), weblink: '', logoUrl: '' },
    place: { ...townOf('', town), street: '', state: '', country: countryCode(country) },
    description: { text: '', format: 'plain' as const },
    start: readDayOf(line('start')),
    end: null,
    published: null,
    changed: null,
    lastDay: null,
    link: linkOf(line('link')),
    baId: '',
  };
  return adOfKind({ ...ad, place: { ...ad.place, position: null } }, ['Ausbildung']);
}

export const textLines: Adapter<PageSettings> = {
  async *fetch({ url }, { http, signal }) {
    const { body } = await http.stream({ url, maxBytes: 10_000_000, signal });
    yield* pagesOf(recordsOf(body));
  },
  normalise,
};
