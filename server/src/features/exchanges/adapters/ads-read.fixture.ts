import type { Adapter } from './adapter.ts';
import { contextWith, heldHttp, readAll, type Held } from './reading-all.fixture.ts';

const settings = { url: 'https://betrieb.example/stellen', pauseMs: 0 };

/**
 * What was read of each ad of a feed: title, company, place, kind, and days if it has any; otherwise why it was rejected.
 * @param size bytes that come at a time
 */
export async function adsRead(
  adapter: Adapter<typeof settings>,
  body: Held['body'],
  size?: number,
): Promise<string[]> {
  const http = heldHttp({ [settings.url]: { body } }, size);
  const records = await readAll(adapter, settings, contextWith(http));
  return records.map((record) => {
    const ad = 'raw' in record ? adapter.normalise(record.raw, settings) : record;
    if (!('jobType' in ad))
      return 'rejected' in ad ? `${ad.rejected} ${ad.detail ?? ''}`.trim() : 'same';
    const { postcode, town } = ad.place;
    const days = [ad.start, ad.end].map((day) => day ?? '').join('–');
    return [ad.title, ad.company.name, `${postcode} ${town}`.trim(), ad.jobType, days]
      .filter((text) => text !== '–')
      .join(', ');
  });
}
