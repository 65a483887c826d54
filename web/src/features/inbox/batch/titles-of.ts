import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { firstNames } from '../../../core/text/first-names.ts';

/** So many titles can be read in a question; more of them would hide it. */
const max = 10;

/** Returns the titles of items in one line; of many items the first ones. */
export function titlesOf(items: readonly Pick<InboxItem, 'title'>[]): string {
  return firstNames(
    items.map(({ title }) => `„${title}“`),
    { max },
  );
}
