import type { FeedFormat } from './feed-format.ts';

import { jsonFormats } from './json-formats.ts';
import { xmlFormats } from './xml-formats.ts';

/**
 * The formats of systems that employers and boards in Germany publish with, from their public documentation. What a format does not
 * name is found by its name, as in a feed that nobody knows (`field-names.ts`).
 */
export const feedFormats: readonly FeedFormat[] = [...xmlFormats, ...jsonFormats];
