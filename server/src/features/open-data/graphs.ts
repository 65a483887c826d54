import { eventPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { eventData } from '../public-pages/events/event-data.ts';
import { jobPosting } from '../public-pages/structured-data/job-posting.ts';
import { context, type StructuredData } from '../public-pages/structured-data/structured-data.ts';
import { adBatches, eventBatches, type Piece, type RowDeps } from './batches.ts';

/** Writes objects of schema.org as one document. The context stands once, at the top. */
async function* asGraph<Item>(
  batches: AsyncIterable<readonly Item[]>,
  dataOf: (item: Item) => StructuredData | undefined,
): AsyncGenerator<Piece> {
  let isFirst = true;
  for await (const items of batches) {
    const lines = items.flatMap((item) => {
      const data = dataOf(item);
      if (data === undefined) return [];
      const { '@context': _, ...object } = data;
      return [JSON.stringify(object)];
    });
    if (lines.length === 0) continue;
    const start = isFirst ? `{"@context":"${context}","@graph":[\n` : ',\n';
    isFirst = false;
    yield { text: start + lines.join(',\n'), records: lines.length };
  }
  yield { text: isFirst ? `{"@context":"${context}","@graph":[]}\n` : '\n]}\n', records: 0 };
}

/** Ads as schema.org's JobPosting: those with a town and a day of publication, as on their pages. */
export const adsAsGraph = (deps: RowDeps): AsyncGenerator<Piece> =>
  asGraph(adBatches(deps), ({ ad, entry: { url } }) => jobPosting(ad, { url, to: deps.to }));

/** Events as schema.org's Event: those with a place, as on their pages. */
export const eventsAsGraph = (deps: RowDeps): AsyncGenerator<Piece> =>
  asGraph(eventBatches(deps), (event) => eventData(event, deps.to(eventPagePath(event)), deps.to));
