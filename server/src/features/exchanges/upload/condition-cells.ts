import type { TableColumn } from '@lehrpfad/contract/exchanges/own-options.ts';
import {
  adFields,
  type KeyField,
  type PlainFieldName,
} from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { certificateOf } from '../adapters/fields/conditions.ts';
import { readAmount } from '../adapters/fields/numbers.ts';
import { textOf, type Cell } from './table/cells.ts';
import { readWeeks } from './week-cells.ts';

/** Columns of conditions and of the application, by the fields of the form. */
export const conditionColumns = {
  pay_year_1: 'pay1',
  pay_year_2: 'pay2',
  pay_year_3: 'pay3',
  pay_year_4: 'pay4',
  certificate: 'certificate',
  working_time: 'workingTime',
  total_places: 'totalPlaces',
  free_places: 'places',
  internship_weeks: 'weeks',
  application_ways: 'ways',
  application_url: 'applicationUrl',
  application_documents: 'documents',
  application_deadline: 'deadline',
  reply_days: 'replyDays',
  trial_day: 'trialDay',
  typical_day: 'typicalDay',
} as const satisfies Partial<Record<PlainFieldName, TableColumn>>;

type ConditionField = keyof typeof conditionColumns;

const folded = (text: string) => text.toLowerCase().replaceAll(/[^a-zäöüß]/g, '');

/** Keys of the options that a cell names; undefined if it contains anything else. */
function keysIn(text: string, { options }: Pick<KeyField, 'options'>): string[] | undefined {
  const parts = text.split(/[,;|\n]|\sund\s/).map(folded);
  const found = parts.filter((part) => part !== '').map((part) => keyOf(part, options));
  return found.every((key) => key !== undefined) ? found : undefined;
}

/** Finds the option of a text: 'Teilzeit' means 'Teilzeit möglich', and 'Zeugnisse' means 'Zeugnis'. */
const keyOf = (part: string, options: KeyField['options']): string | undefined =>
  options.find(({ label }) => {
    const name = folded(label);
    return part.length >= 5 && (name.startsWith(part) || part.startsWith(name));
  })?.key;

const yes = new Set(['ja', 'j', 'x', 'wahr', 'true', '1', 'möglich', 'yes']);
const no = new Set(['', 'nein', 'n', '-', 'falsch', 'false', '0', 'no']);

function yesNoOf(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : undefined;
}

const listed = ({ options }: Pick<KeyField, 'options'>) =>
  options.map(({ label }) => label).join(', ');

/** '1.000,00 €' and 'EUR 1000,-' as the form reads them. Ranges and amounts with cents stay as they are, and the form refuses them. */
function wholeEuros(text: string): string {
  const amount = readAmount(text);
  return amount !== null && amount.from === amount.to && Number.isInteger(amount.from)
    ? String(amount.from)
    : text;
}

const isPay = (field: ConditionField): boolean => field.startsWith('pay_');

/** Returns the value of a cell for the form, which checks it, or the error of the cell. */
function valueOf(
  field: ConditionField,
  text: string,
  today: string,
): { value: unknown } | { error: string } {
  const description = adFields[field];
  switch (description.kind) {
    case 'key': {
      const key = text === '' ? '' : certificateOf(text);
      return text !== '' && key === ''
        ? { error: `Erwartet wird: ${listed(description)}.` }
        : { value: key };
    }
    case 'keys': {
      const keys = keysIn(text, description);
      return keys
        ? { value: keys }
        : { error: `Erwartet wird, mit Komma getrennt: ${listed(description)}.` };
    }
    case 'weeks':
      return readWeeks(text, today);
    case 'yes': {
      const value = yesNoOf(text);
      return value === undefined ? { error: 'Ja oder Nein.' } : { value };
    }
    default:
      return { value: isPay(field) ? wholeEuros(text) : text };
  }
}

type SentCells = Readonly<Partial<Record<TableColumn, Cell>>>;

/** Parses '2 von 3' in the cell of the free places. */
function sharedPlaces({ places }: SentCells) {
  const found = /^(\d{1,3})\s{0,3}(?:von|\/)\s{0,3}(\d{1,3})$/i.exec(textOf(places).trim());
  return found ? { places: found[1] ?? '', totalPlaces: found[2] ?? '' } : {};
}

/**
 * Reads the cells of the columns that the table has; the fields of other columns stay unchanged. Days are read elsewhere.
 * @returns values for the form, and errors by column
 */
export function readConditions(sent: SentCells, today: string) {
  const cells: SentCells = { ...sent, ...sharedPlaces(sent) };
  const values: Partial<Record<ConditionField, unknown>> = {};
  const errors: Partial<Record<TableColumn, string>> = {};
  for (const [name, column] of Object.entries(conditionColumns)) {
    const field = name as ConditionField;
    const cell = cells[column];
    if (cell === undefined || adFields[field].kind === 'day') continue;
    const read = valueOf(field, textOf(cell), today);
    if ('error' in read) errors[column] = read.error;
    else values[field] = read.value;
  }
  return { values, errors };
}
