import { createHash } from 'node:crypto';
import { firstText } from '../feed/feed-ad.ts';
import { rowPrefix } from '../formats/row-id.ts';
import { identifierOf, type keptOf } from './job-posting.ts';
import type { Properties } from './properties.ts';

/** A posting as it is stored. */
type KeptPosting = ReturnType<typeof keptOf>;

/** Returns a hash of what tells a posting from others of its source that has neither ids nor URLs. */
export function hashOfPosting(kept: KeptPosting): string {
  const { title, jobLocation } = kept;
  return createHash('sha256')
    .update(JSON.stringify([title, jobLocation]))
    .digest('hex');
}

/** Names of properties that identify a posting. */
const identifying = ['identifier', 'url'] as const;

/**
 * Returns the id of a posting of a feed: its identifier, its URL, else a hash. Empty if its identifier or URL is empty: it has lost its id.
 * @param kept the posting as it is stored
 */
export function idOfPosting(posting: Properties, kept: KeptPosting): string {
  const own = identifierOf(posting) || firstText(kept['url']);
  if (own !== '') return own;
  const { '@id': itself } = posting;
  if (typeof itself === 'string' && /^https?:/.test(itself)) return itself;
  const isLeftOut = identifying.some((name) => posting[name] !== undefined);
  return isLeftOut || kept['title'] === undefined ? '' : `${rowPrefix}${hashOfPosting(kept)}`;
}
