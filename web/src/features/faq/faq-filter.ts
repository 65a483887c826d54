import { faqAudiences, isAudienceKey } from '@lehrpfad/contract/faq/options.ts';
import type { FaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import { readableText } from '@lehrpfad/contract/core/text/readable-text.ts';

/** Filters of one group, as in the address; several ticked ones are a union. */
export const faqFilters = [
  ...faqAudiences.map(({ key, label }) => ({ key: label.toLowerCase(), label, category: key })),
  { key: 'intern', label: 'Intern', category: null },
] as const;

type State = Readonly<Record<string, string>>;

const plain = (text: string) => text.normalize('NFC').toLocaleLowerCase('de');

/** Returns the categories that editors have created, without the audiences. */
export const ownCategories = <Category extends { readonly key: string }>(
  categories: readonly Category[],
): readonly Category[] => categories.filter(({ key }) => !isAudienceKey(key));

/** Returns the names of an entry's audiences. */
export const audiencesOf = ({ Categories }: Pick<FaqEntry, 'Categories'>): readonly string[] =>
  faqAudiences
    .filter((audience) => Categories.some(({ key }) => key === audience.key))
    .map(({ label }) => label);

function textOf({ title, description, Categories, files }: FaqEntry): string {
  const parts = [
    title,
    readableText(description.replaceAll('<', ' <')),
    ...ownCategories(Categories).map(({ key }) => key),
    ...files.map(({ name }) => name),
  ];
  return plain(parts.join(' ')).replaceAll(/\s+/g, ' ');
}

/** Returns the entries that contain all typed words and match the filters. `category` is an id. */
export function filterFaq(entries: readonly FaqEntry[], state: State): readonly FaqEntry[] {
  const words = plain(state['search'] ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const ticked = faqFilters.filter(({ key }) => state[key] === '1');
  const category = state['category'];
  return entries.filter((entry) => {
    const has = (key: string) => entry.Categories.some((one) => one.key === key);
    const isFor = ticked.some((one) => (one.category === null ? !entry.public : has(one.category)));
    if (ticked.length > 0 && !isFor) return false;
    if (category && !entry.Categories.some(({ id }) => String(id) === category)) return false;
    const text = words.length > 0 ? textOf(entry) : '';
    return words.every((word) => text.includes(word));
  });
}
