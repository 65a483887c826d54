import { limits } from '@lehrpfad/contract/core/limits.ts';
import { jobTypes, perimeters } from '@lehrpfad/contract/core/options.ts';

/** The attributes of the embedded element as chosen on the page; '' for those that are not set. */
export interface EmbedOptions {
  readonly beruf: string;
  readonly ort: string;
  readonly umkreis: string;
  readonly art: string;
  readonly anzahl: string;
  readonly titel: string;
}

/** Numbers of ads in the choice; the element accepts any number up to 50. */
export const numbers = ['3', '5', '10', '20'] as const;

const usualNumber = '5';

export const kilometres = perimeters.map(({ km }) => String(km)).filter((km) => km !== '0');

const kinds = jobTypes.map(({ key }) => key as string);

const textOf = (value: unknown): string =>
  typeof value === 'string' && value.length <= limits.searchTextLength
    ? value.replaceAll(/\s+/g, ' ').trim()
    : '';

const oneOf = (value: unknown, options: readonly string[]): string =>
  options.find((option) => option === value) ?? '';

/** Reads the form's values. Invalid ones become empty, or the default. */
export function readEmbedOptions(query: unknown): EmbedOptions {
  const sent = (query ?? {}) as Readonly<Record<string, unknown>>;
  const ort = textOf(sent['ort']);
  return {
    beruf: textOf(sent['beruf']),
    ort,
    umkreis: ort === '' ? '' : oneOf(sent['umkreis'], kilometres),
    art: oneOf(sent['art'], kinds),
    anzahl: oneOf(sent['anzahl'], numbers) || usualNumber,
    titel: textOf(sent['titel']),
  };
}
