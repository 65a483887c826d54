import type { TableColumn } from '@lehrpfad/contract/exchanges/own-options.ts';
import { columnOf } from '../../upload/table/headings.ts';
import { readCell, textOf, type Cell, type Cells } from '../../upload/table/cells.ts';
import { transpose } from '../../upload/table/shapes/transpose.ts';
import { kindAlone } from '../fields/kind-alone.ts';
import { foldName, fieldOf, usualNameOf } from '../formats/field-names.ts';
import { isAboutPeople, meaningOf } from '../formats/field-paths.ts';
import { isAboutShowing, payYearAt } from '../formats/field-values.ts';

/** Names of feeds for the columns of uploaded tables. Columns without one are ignored in tables of other sources. */
const nameOfColumn: Readonly<Partial<Record<TableColumn, string>>> = {
  id: 'id',
  title: 'title',
  type: 'jobtype',
  jobName: 'beruf',
  profession: 'berufsfeld',
  start: 'beginn',
  end: 'ende',
  from: 'publishdate',
  until: 'ablaufdatum',
  deadline: 'bewerbungsschluss',
  details: 'beschreibung',
  annotation: 'sonstiges',
  certificate: 'schulabschluss',
  workingTime: 'arbeitszeit',
  places: 'freieplaetze',
  applicationUrl: 'applyurl',
  pay1: 'pay1',
  pay2: 'pay2',
  pay3: 'pay3',
  pay4: 'pay4',
};

/** UTF-16 units. A longer text is no heading. */
const maxHeadingLength = 200;

/** Number of columns that may be fields of ads: no table of ads has more. */
const maxColumns = 1000;

/** Number of top rows that may contain the headings. */
const top = 12;

/** `PLZ, Ort`, `Anschrift (Straße, PLZ, Ort)`. */
const isAddress = (name: string) => /plz|postleitzahl/.test(name) && /ort|stadt/.test(name);

/** 'Betrieb / Anschrift', 'Firma, Adresse': the name and the address in one cell. */
const companyWithAddress =
  /^(?:(?:ausbildungs|praktikums)?betrieb|firm(?:a|enname)|unternehmen|arbeitgeber|name)\s?(?:[/,;&+\n]|und|mit)\s?(?:anschrift|adresse)$/i;

const severalPlaces = /(?:plätze|plaetze|stellen)$/;

/**
 * Returns the name of a feed's field for a heading, German or English: the names of feeds, else those of uploaded tables;
 * undefined if it is neither, such as contact data.
 */
export function nameOfHeading(cell: Cell | undefined): string | undefined {
  const text = textOf(cell);
  if (text === '' || text.length > maxHeadingLength) return undefined;
  const whole = foldName(text);
  if (companyWithAddress.test(text.trim())) return 'firma';
  const short = text.replaceAll(/\([^()]*\)/g, '');
  for (const name of [text, short]) if (meaningOf([name]) !== undefined) return foldName(name);
  if (isAddress(whole)) return 'anschrift';
  // 'A/P': each ad is an apprenticeship or an internship.
  if (whole === 'ap' || whole === 'pa') return 'art';
  if (isAboutShowing(whole)) return whole;
  // 'Freie Lehrstellen 2027' counts places.
  if (severalPlaces.test(whole) && kindAlone(text) !== undefined) return 'freieplaetze';
  const year = payYearAt([text]);
  if (year !== undefined) return `pay${year}`;
  const column = columnOf(cell);
  return column && nameOfColumn[column];
}

const namesIn = (row: readonly Cell[]) =>
  new Set(row.slice(0, maxColumns).flatMap((cell) => nameOfHeading(cell) ?? []));

const countInRows = (rows: Cells): number =>
  Math.max(0, ...rows.slice(0, top).map((row) => namesIn(row).size));

/** Returns a table with its headings in a row, also one that has them in its first column. */
export const withHeadingsInRow = (rows: Cells): Cells =>
  transpose(rows, countInRows, nameOfHeading) ?? rows;

/** Returns the number of known headings in the first rows, or in the first column. */
export const countHeadings = (rows: Cells): number => countInRows(withHeadingsInRow(rows));

/** Minimum number of known headings of a table of ads. */
const minHeadings = 3;

/** Headings of columns with row numbers. */
const ofCount = new Set(['nr', 'nummer']);

/**
 * Whether a column numbers the rows of its table, even if some rows were removed since. Such a number belongs to another ad as soon
 * as a row is removed.
 */
function countsRows(rows: Cells, column: number): boolean {
  const numbers = rows
    .map((row) => textOf(readCell(row[column] ?? null)))
    .filter((text) => /\d/.test(text));
  const max = 2 * rows.length + 10;
  return numbers.every((text) => /^\d{1,5}\.?$/.test(text) && Number.parseInt(text, 10) <= max);
}

/** The headings of a table and the fields of its columns. */
export interface FoundHeadings {
  /** Number of the first row of data, from 0. */
  readonly below: number;
  readonly names: readonly (string | undefined)[];
  readonly headings: readonly string[];
}

type Headings = Pick<FoundHeadings, 'names' | 'headings'>;

const distinct = ({ names }: Headings) => new Set(names.flatMap((name) => name ?? [])).size;

/** Headings that name the ad, or its time, where no other column does. */
const onlyOtherwise: Readonly<Record<string, string>> = {
  job: 'title',
  stelle: 'title',
  taetigkeit: 'title',
  tätigkeit: 'title',
  gewerk: 'title',
  handwerk: 'title',
  ausbildungzum: 'ausbildungsberuf',
  ausbildungzur: 'ausbildungsberuf',
  ausbildungzumzur: 'ausbildungsberuf',
  ausbildungals: 'ausbildungsberuf',
  ausbildungin: 'ausbildungsberuf',
  ausbildung: 'ausbildungsberuf',
  ausbildungsplatz: 'ausbildungsberuf',
  ausbildungsstelle: 'ausbildungsberuf',
  lehrstelle: 'ausbildungsberuf',
  praktikum: 'praktikumsberuf',
  praktikumsplatz: 'praktikumsberuf',
  praktikumsstelle: 'praktikumsberuf',
  praktikumin: 'praktikumsberuf',
  praktikumals: 'praktikumsberuf',
  praktikumim: 'praktikumsberuf',
  praktikumimberuf: 'praktikumsberuf',
};

/** Headings of what an internship is about. */
const areas: ReadonlySet<string> = new Set([
  'bereich',
  'bereiche',
  'einsatzbereich',
  'praktikumsbereich',
]);

const namesAd = (name: string | undefined) =>
  fieldOf(name) === 'title' || fieldOf(name) === 'occupation';

function inOneRow(whole: readonly Cell[]): Headings {
  const row = whole.slice(0, maxColumns);
  const headings = row.map(textOf);
  const names = row.map(nameOfHeading);
  const others = headings.map((heading) => onlyOtherwise[foldName(heading)]);
  const naming = names.filter(namesAd);
  if (naming.length === 0) return { names: names.map((name, at) => others[at] ?? name), headings };
  // 'Ausbildung zum/zur' is an occupation and tells the kind, too; so is 'Ausbildungsplatz' if no other column names the ad.
  const tellsKind = (name: string | undefined) =>
    name === 'beruf' || (name === 'title' && naming.length === 1);
  return {
    names: names.map((name, at) => (tellsKind(name) ? (others[at] ?? name) : name)),
    headings,
  };
}

/** Minimum number of known headings of a second row: a row of data has hardly two words that are headings. */
const minInSecond = 2;

/** Whether a row below headings names columns, too. */
function isSecondRow(row: readonly Cell[]): boolean {
  const texts = row.map(textOf).filter((text) => text !== '');
  return namesIn(row).size >= minInSecond && !texts.some((text) => /\d{3}/.test(text));
}

/** The name of a column below a heading that spans several columns: 'Name' below 'Unternehmen' is no title. */
function nameWithin(group: string, below: string): string | undefined {
  if (group === '') return nameOfHeading(below);
  if (isAboutPeople([group, below])) return undefined;
  const own = nameOfHeading(below);
  const meaning = meaningOf([group, below]);
  const named =
    nameOfHeading(`${group} ${below}`) ??
    (meaning !== undefined && 'field' in meaning ? usualNameOf(meaning.field) : own);
  // 'Ausbildungsberuf' tells the kind, too.
  return own !== undefined && fieldOf(own) === fieldOf(named) ? own : named;
}

/** Two rows of headings, of which the upper one groups the columns. */
function inTwoRows(upper: readonly Cell[], lower: readonly Cell[]): Headings | undefined {
  const groups = upper.filter((cell) => textOf(cell) !== '');
  if (groups.length < 2 || !isSecondRow(lower)) return undefined;
  let group = '';
  const length = Math.min(Math.max(upper.length, lower.length), maxColumns);
  const columns = Array.from({ length }, (_, at) => {
    const [above, below] = [textOf(upper[at]), textOf(lower[at])];
    if (above !== '') group = above;
    const otherwise = onlyOtherwise[foldName(below === '' ? above : below)];
    return below === ''
      ? { name: nameOfHeading(upper[at]), heading: above, otherwise }
      : { name: nameWithin(group, below), heading: `${group} ${below}`, otherwise };
  });
  const isNamed = columns.some(({ name }) => namesAd(name));
  return {
    names: columns.map(({ name, otherwise }) => (isNamed ? name : (otherwise ?? name))),
    headings: columns.map(({ heading }) => heading),
  };
}

/** Whether a row below the headings names the same columns again, perhaps in other words: 'Bereich' for 'Beruf'. */
export function namesColumnsAgain(
  row: readonly Cell[],
  { names }: Pick<Headings, 'names'>,
): boolean {
  const isSame = (cell: Cell, at: number) => {
    const text = foldName(textOf(cell));
    const name = nameOfHeading(cell) ?? onlyOtherwise[text];
    const isOfAd = namesAd(names[at]) && (namesAd(name) || areas.has(text));
    return name === undefined ? isOfAd : isOfAd || fieldOf(name) === fieldOf(names[at]);
  };
  return row.every((cell, at) => textOf(cell) === '' || isSame(cell, at));
}

/** Finds the headings of a table, in one row or two; undefined if there are none. */
export function headingsOf(rows: Cells): FoundHeadings | undefined {
  let best:
    | { readonly found: Headings; readonly below: number; readonly count: number }
    | undefined;
  for (const [at, row] of rows.slice(0, top).entries()) {
    const two = inTwoRows(row, rows[at + 1] ?? []);
    const found = two ?? inOneRow(row);
    const count = distinct(found);
    if (count > (best?.count ?? 0)) best = { found, below: at + (two ? 2 : 1), count };
  }
  if (best === undefined || best.count < minHeadings) return undefined;
  const { found, below } = best;
  const names = found.names.map((name, column) =>
    ofCount.has(name ?? '') && countsRows(rows.slice(below), column) ? undefined : name,
  );
  return { below, names, headings: found.headings };
}
