import { eventPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { eventData } from '../public-pages/events/event-data.ts';
import { writeGraph } from '../public-pages/structured-data/graph.ts';
import { jobPosting } from '../public-pages/structured-data/job-posting.ts';
import { adBatches, eventBatches, type Piece, type RowDeps } from './batches.ts';

/** Ads as schema.org's JobPosting. As on their pages, only those with a town and a day of publication. */
export const adsAsGraph = (deps: RowDeps): AsyncGenerator<Piece> =>
  writeGraph(adBatches(deps), ({ ad, entry: { url } }) => jobPosting(ad, { url, to: deps.to }));

/** Events as schema.org's Event. As on their pages, only those with a place. */
export const eventsAsGraph = (deps: RowDeps): AsyncGenerator<Piece> =>
  writeGraph(eventBatches(deps), (event) =>
    eventData(event, deps.to(eventPagePath(event)), deps.to),
  );
