import { feedAdapter } from '../feed/feed-adapter.ts';

/** A feed in JSON: a list of schema.org JobPostings, or of objects of a known format or with obvious names. */
export const jsonAdapter = feedAdapter('readJson');
