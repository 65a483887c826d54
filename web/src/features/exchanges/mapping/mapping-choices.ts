import type { MappedField } from '@lehrpfad/contract/exchanges/mapping-options.ts';
import type { MappingPreview } from '@lehrpfad/contract/exchanges/mapping.ts';
import type { Mapping } from './queries.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The value of the option 'detected automatically'; an empty text is the list without a name. */
export const detected = '\u0000';

const byDetection: Option = { value: detected, label: 'Automatisch erkennen' };

/** Adds the chosen path to the options, even if the feed does not contain it today. */
const withChosen = (options: readonly Option[], chosen: string | undefined): Option[] =>
  chosen === undefined || options.some(({ value }) => value === chosen)
    ? [byDetection, ...options]
    : [byDetection, ...options, { value: chosen, label: `${chosen} (fehlt im Feed)` }];

/** Lists or elements that may hold the ads. */
export const listOptions = ({ lists }: Pick<MappingPreview, 'lists'>, chosen: string | undefined) =>
  withChosen(
    lists.map((name) => ({ value: name, label: name === '' ? 'Liste ohne Namen' : name })),
    chosen,
  );

const maxSampleLength = 40;

const shortened = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max)}…` : text;

/** Maximum number of characters of a value that fits on one line beside two others. */
const maxReadLength = 28;

/** Returns the value of a field that is read at present, in the first record that has it. */
export function readText({ records }: Pick<MappingPreview, 'records'>, field: MappedField): string {
  const found = records.map(({ values }) => values[field]).find((value) => value !== undefined);
  return found === undefined ? 'Nichts gefunden' : `Gelesen: ${shortened(found, maxReadLength)}`;
}

/** Paths in the records, each with its first value. */
export const pathOptions = ({ paths }: Pick<MappingPreview, 'paths'>, chosen: string | undefined) =>
  withChosen(
    paths.map(({ path, sample }) => ({
      value: path,
      label: `${path}: ${shortened(sample, maxSampleLength)}`,
    })),
    chosen,
  );

/** Returns null for a mapping without any choice. */
function orNone(mapping: Mapping): Mapping | null {
  const { record, fields = {} } = mapping;
  const isEmpty = record === undefined && Object.keys(fields).length === 0;
  return isEmpty ? null : mapping;
}

/** A mapping with another list. */
export function withRecord(mapping: Mapping | null, value: string): Mapping | null {
  const { record: _record, ...others } = mapping ?? {};
  return orNone(value === detected ? others : { ...others, record: value });
}

/** A mapping with another path of a field. */
export function withField(
  mapping: Mapping | null,
  field: MappedField,
  value: string,
): Mapping | null {
  const { [field]: _path, ...others } = mapping?.fields ?? {};
  const fields = value === detected ? others : { ...others, [field]: value };
  return orNone({ ...mapping, fields });
}

/** Whether two mappings are equal, regardless of the order of their fields. */
export function isSame(one: Mapping | null, other: Mapping | null): boolean {
  const said = (mapping: Mapping | null) =>
    JSON.stringify([mapping?.record ?? null, Object.entries(mapping?.fields ?? {}).toSorted()]);
  return said(one) === said(other);
}
