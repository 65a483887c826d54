import { textAt, type Cell, type Cells } from '../../upload/table/cells.ts';
import { companyLine } from '../fields/company-line.ts';
import { kindAlone, kindOfTitle, type ListKind } from '../fields/kind-alone.ts';
import { fieldOf, type FieldName } from '../formats/field-names.ts';
import { namesColumnsAgain } from './table-headings.ts';

type Row = readonly Cell[];
type Names = readonly (string | undefined)[];

/** What is said once above some rows of a table. */
export interface Section {
  readonly kind?: ListKind | undefined;
  readonly company?: string | undefined;
  readonly place?: string | undefined;
}

/** A row of a table with its number below the headings. */
export interface RowOfSection {
  readonly row: Row;
  readonly at: number;
  readonly section: Section;
}

const filledIn = (row: Row | undefined): readonly number[] =>
  (row ?? []).flatMap((_, at) => (textAt(row, at) === '' ? [] : [at]));

const legalForm =
  /(?<!\p{L})(?:g?GmbH|mbH|AG|KG|KGaA|OHG|UG|GbR|SE|eG|e\.?\s?K\.?|e\.?\s?V\.?|AöR|Inh\.)(?!\p{L})/u;

/** Longest name of a company with its address. Characters. */
const maxLength = 300;

/** Whether a text is the name of a company, and no group of trades: it has a legal form or an address. */
export const isCompany = (text: string): boolean =>
  text.length <= maxLength && (legalForm.test(text) || companyLine(text).address !== '');

/** The kind that the rows above the headings name, as a title does; the last of them counts. */
export function kindAbove(rows: Cells): ListKind | undefined {
  const titles = rows.flatMap((row) => {
    const filled = filledIn(row);
    return filled.length === 1 ? (kindOfTitle(textAt(row, filled[0] ?? 0)) ?? []) : [];
  });
  return titles.at(-1);
}

const columnsOf = (names: Names, fields: ReadonlySet<FieldName>) =>
  names.flatMap((name, at) => {
    const field = fieldOf(name);
    return field !== undefined && fields.has(field) ? [at] : [];
  });

const titles: ReadonlySet<FieldName> = new Set(['title', 'occupation']);
const companies: ReadonlySet<FieldName> = new Set(['company']);
const places: ReadonlySet<FieldName> = new Set(['postcode', 'town', 'address', 'street']);

/** Repeats the company and its place in rows that leave them out, as lists do that name a company once, to the left of its ads. */
class CompaniesRepeated {
  readonly #company: number | undefined;
  readonly #title: number;
  readonly #repeated: readonly number[];
  #last: Row | undefined;

  constructor(names: Names) {
    this.#company = columnsOf(names, companies)[0];
    this.#title = columnsOf(names, titles)[0] ?? 0;
    this.#repeated = [...columnsOf(names, companies), ...columnsOf(names, places)];
  }

  of(row: Row): Row {
    if (this.#company === undefined || this.#company > this.#title) return row;
    if (this.#repeated.some((at) => textAt(row, at) !== '')) {
      this.#last = textAt(row, this.#company) === '' ? undefined : row;
      return row;
    }
    const { last } = this;
    if (last === undefined || textAt(row, this.#title) === '') return row;
    const length = Math.max(row.length, ...this.#repeated.map((at) => at + 1));
    return Array.from({ length }, (_, at) =>
      this.#repeated.includes(at) ? (last[at] ?? null) : (row[at] ?? null),
    );
  }

  get last(): Row | undefined {
    return this.#last;
  }
}

/** Characters of a title that may be a place: 'Bitterfeld-Wolfen, Ortsteil Stadt Wolfen'. */
const maxPlaceLength = 60;

/** Whether a title may be a place, which the import looks up: letters, also behind a postcode or 'Standort:'. */
const mayBePlace = (text: string): boolean =>
  text.length <= maxPlaceLength &&
  /^(?:(?:stand|einsatz|arbeits)?ort\s?:?\s)?(?:\d{5}\s)?\p{Lu}\p{L}[^\d:;!?]*$/iu.test(text);

/** The part of a title that names the place: 'Standort: Halle'. */
const placeIn = (text: string): string =>
  text.replace(/^(?:stand|einsatz|arbeits)?ort(?:\s?:\s?|\s)/i, '');

/** Whether nothing in a row tells where its ad is, although it names a company: its table has no column for places. */
function lacksPlace(row: Row | undefined, names: Names): boolean {
  const [company] = columnsOf(names, companies);
  if (row === undefined || company === undefined || columnsOf(names, places).length > 0)
    return false;
  const name = textAt(row, company);
  return name !== '' && companyLine(name).address === '';
}

/**
 * Reads a row as a title of the rows below it: 'Praktikum', 'Krug GmbH, Weg 1, 06108 Halle' if the table has no column for companies, or
 * 'Halle' if nothing else tells their place.
 */
function titleIn(row: Row, next: Row | undefined, names: Names): Section | undefined {
  const [only, ...others] = filledIn(row);
  if (only === undefined || others.length > 0 || filledIn(next).length < 2) return undefined;
  const text = textAt(row, only);
  const kind = kindAlone(text);
  if (kind !== undefined) return { kind };
  const hasCompanies = columnsOf(names, companies).length > 0;
  if (!hasCompanies && isCompany(text)) return { company: text };
  return lacksPlace(next, names) && mayBePlace(text) ? { place: placeIn(text) } : undefined;
}

/** @param before the row above, which is empty or a title where a further table begins with headings in other words */
const isRepeated = (
  row: Row,
  { names, headings }: { readonly names: Names; readonly headings: readonly string[] },
  before: Row | undefined,
): boolean => {
  const filled = filledIn(row);
  if (filled.length < 2) return false;
  if (filled.every((at) => textAt(row, at) === headings[at]?.trim())) return true;
  return filledIn(before).length < 2 && namesColumnsAgain(row, { names });
};

/** Whether a row is a line of dashes below the headings, as in texts in Markdown. */
const isLine = (row: Row): boolean =>
  filledIn(row).every((at) => /^[:|\s]{0,3}[-–—=_]{2,80}[:|\s]{0,3}$/.test(textAt(row, at)));

/**
 * Returns the rows that are ads or notes, with what titles above them say. Titles of rows, repeated headings and empty rows are left out.
 * @param above what is said of the whole table
 */
export function rowsOfSections(
  rows: Cells,
  { names, headings }: { readonly names: Names; readonly headings: readonly string[] },
  above: Section,
): readonly RowOfSection[] {
  const companiesRepeated = new CompaniesRepeated(names);
  let section = above;
  return rows.flatMap((row, at) => {
    if (
      filledIn(row).length === 0 ||
      isRepeated(row, { names, headings }, rows[at - 1]) ||
      isLine(row)
    )
      return [];
    const title = titleIn(row, rows[at + 1], names);
    if (title === undefined) return [{ row: companiesRepeated.of(row), at, section }];
    section = { ...section, ...title };
    return [];
  });
}
