import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';

/** So many titles can be read in a question; more of them would hide it. */
const max = 10;

/** Returns the titles of items in one line; of many items the first ones. */
export function titlesOf(items: readonly Pick<InboxItem, 'title'>[]): string {
  const rest = items.length - max;
  const titles = items.slice(0, rest > 1 ? max : items.length).map(({ title }) => `„${title}“`);
  return rest > 1 ? `${titles.join(', ')} und ${rest} weitere` : titles.join(', ');
}
