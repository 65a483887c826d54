import { faqAudiences, isAudienceKey } from '@lehrpfad/contract/faq/options.ts';
import type { FaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import type { FaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import type { Choice } from '../../core/form/fields/field-props.ts';
import { isNew } from '../../core/form/files/pdf-files.ts';
import type { FaqItem } from './files/faq-files.ts';

export interface FaqValues {
  readonly title: string;
  readonly description: string;
  /** '' if there is none. */
  readonly plain_description: string;
  /** Without the audiences. */
  readonly Categories: readonly Choice[];
  readonly public: boolean;
  /** Keys of the audiences. */
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

/** Returns the initial values of the form; null for a new entry. */
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

/** Returns the body for the server, where audiences are categories like others. */
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

/** Returns the files to send and the ids to keep, as the API takes them. */
export function filesOf(items: readonly FaqItem[]) {
  return {
    files: items.filter(isNew).map(({ file }) => ({ field: 'file', file, name: file.name })),
    kept: items.flatMap((item) => (isNew(item) ? [] : [item.id])),
    /** Indexes of the new files in the list. */
    places: items.flatMap((item, place) => (isNew(item) ? [place] : [])),
  };
}

/** Returns the names of audiences for a comparison. */
export const readAudiences = (keys: readonly string[]): string =>
  faqAudiences
    .filter(({ key }) => keys.includes(key))
    .map(({ label }) => label)
    .join(', ') || 'Keine';
