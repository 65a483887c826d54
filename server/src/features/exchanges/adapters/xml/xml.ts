import { feedAdapter } from '../feed/feed-adapter.ts';

/** A feed in XML: of the Indeed shape, of another known format, or with obvious names. */
export const xmlAdapter = feedAdapter('readXml');
