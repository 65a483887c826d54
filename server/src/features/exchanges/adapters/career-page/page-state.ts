import type { FetchedRecord } from '../adapter.ts';
import { checkedRecord } from '../feed/record-limits.ts';
import { parsedScript, scriptsOf } from '../json/json-ld.ts';
import { fieldsOf, looksLikeAd } from '../json/looks-like-ad.ts';
import { propertiesOf } from '../json/properties.ts';
import { recordsInDocument } from '../json/records-in-document.ts';

/** Levels of nested objects; data of pages has some eight. */
const deepest = 12;

/**
 * Returns the ads in the data from which a page was rendered, as Next.js embeds it (`__NEXT_DATA__`), by the names of their fields.
 * https://nextjs.org/docs/pages/building-your-application/data-fetching
 */
export function adsInState(html: string): readonly FetchedRecord[] {
  if (!html.includes('__NEXT_DATA__')) return [];
  const scripts = scriptsOf(html, ({ id }) => id === '__NEXT_DATA__');
  return scripts.flatMap((script) => {
    const state = propertiesOf(parsedScript(script))['props'];
    return recordsInDocument(state, looksLikeAd, deepest).map(({ value, size }) => {
      const fields = fieldsOf(propertiesOf(value));
      return checkedRecord(fields.id ?? '', size, { ...fields });
    });
  });
}
