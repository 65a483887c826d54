import { faqAudiences, isAudienceKey } from '@lehrpfad/contract/faq/options.ts';
import type { FaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import type { FaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import type { Choice } from '../../core/form/fields/field-props.ts';
import { isNew } from '../../core/form/files/pdf-files.ts';
import type { FaqItem } from './files/faq-files.ts';

export interface FaqValues {
  readonly title: string;
  readonly description: string;
  /** '' where there is none. */
  readonly plain_description: string;
  /** Without those of the audiences. */
  readonly Categories: readonly Choice[];
  readonly public: boolean;
  /** Keys. */
  readonly audiences: readonly string[];
  readonly order: string;
  readonly file: readonly FaqItem[];
}

/** Labels of the fields, in their order. */
export const faqLabels = {
  title: 'Titel',
  description: 'Beschreibung',
  plain_description: 'In Einfacher Sprache',
  Categories: 'Kategorien',
  public: 'Öffentlich sichtbar',
  audiences: 'Zielgruppen',
  order: 'Reihenfolge',
  file: 'Dateien',
} as const satisfies Record<keyof FaqValues, string>;

/** What the form of an entry begins with; null for a new one. */
export function valuesOf(entry: FaqEntry | null): FaqValues {
  const categories = entry?.Categories ?? [];
  const has = (key: string) => categories.some((one) => one.key === key);
  return {
    title: entry?.title ?? '',
    description: entry?.description ?? '',
    plain_description: entry?.plain_description ?? '',
    Categories: categories
      .filter(({ key }) => !isAudienceKey(key))
      .map(({ id, key }) => ({ id, name: key })),
    public: entry?.public ?? false,
    audiences: faqAudiences.map(({ key }) => key).filter(has),
    order: String(entry?.order ?? 1),
    file: (entry?.files ?? []).map(({ id, name, size, type }) => ({ id, name, size, type })),
  };
}

/** The values as the server takes them: audiences are categories like others there. */
export function inputOf(values: FaqValues, all: readonly FaqCategory[]) {
  const audiences = all.filter(({ key }) => values.audiences.includes(key));
  const { title, description, plain_description, Categories, order, public: isPublic } = values;
  return {
    title,
    description,
    plain_description,
    order,
    public: isPublic,
    Categories: [...Categories, ...audiences],
  };
}

/** Files to send and ids to keep, as the API takes them. */
export function filesOf(items: readonly FaqItem[]) {
  return {
    files: items.filter(isNew).map(({ file }) => ({ field: 'file', file, name: file.name })),
    kept: items.flatMap((item) => (isNew(item) ? [] : [item.id])),
    /** Places of the new ones in the list. */
    places: items.flatMap((item, place) => (isNew(item) ? [place] : [])),
  };
}

/** How the audiences read where two versions are compared. */
export const readAudiences = (keys: readonly string[]): string =>
  faqAudiences
    .filter(({ key }) => keys.includes(key))
    .map(({ label }) => label)
    .join(', ') || 'Keine';
