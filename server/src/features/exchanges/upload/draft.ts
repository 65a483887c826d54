import type { JobType } from '@lehrpfad/contract/core/options.ts';
import { createHash } from 'node:crypto';
import {
  askForOccupations,
  tableColumns,
  type TableColumn,
} from '@lehrpfad/contract/exchanges/own-options.ts';
import type { JobAdForm } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { CleanTexts } from '../../job-ads/editing/form.ts';
import { jobTypeOf, kindOfLetter } from '../adapters/fields/ad-kind.ts';
import { branchName, findBranch } from './branches.ts';
import type { Catalogue } from './catalogue.ts';
import { readConditions } from './condition-cells.ts';
import { textOf, type Cell } from './table/cells.ts';
import { readDay, saysNoFirstDay, saysNoLastDay } from './table/dates.ts';
import type { Branch } from './store.ts';
import type { CheckedRecord } from './texts.ts';

/** Error messages by column; `row` is for the row as a whole. */
export type RowErrors = Partial<Record<TableColumn | 'row', string>>;

/** A row of the table in the format of the form, as far as it could be read. */
export interface Draft {
  readonly row: number;
  /** Identifies the ad from one upload to the next; undefined if that is not possible. */
  readonly externalId: string | undefined;
  readonly title: string;
  readonly jobName: string;
  readonly branch: string;
  /** The fields of the form except its texts. */
  readonly sent: Partial<JobAdForm>;
  /** Checked. */
  readonly texts: CleanTexts;
  readonly errors: RowErrors;
  /** Cells by the headings of the template. */
  readonly raw: Readonly<Record<string, string>>;
}

/** The data against which rows are checked. */
export interface Known {
  /** ISO day, Europe/Berlin. */
  readonly today: string;
  readonly branches: readonly Branch[];
  readonly catalogue: Catalogue;
}

/** Characters of a `Kennung`. */
const maxIdLength = 100;

/** The first character of ids that we make. A typed `Kennung` must not begin with it. */
const ours = '#';

function idProblem(id: string): string | undefined {
  if (id.length > maxIdLength) return `Max. ${maxIdLength} Zeichen!`;
  return id.startsWith(ours) ? `Die Kennung darf nicht mit ${ours} beginnen.` : undefined;
}

/** Makes an id for a row without a `Kennung`. A changed description does not change the id. */
function ownId(title: string, { job_type, Job_name, Companies, job_start }: Partial<JobAdForm>) {
  if (title === '' || !job_type || !Job_name || !Companies) return undefined;
  const parts = [title.toLowerCase(), job_type, Job_name, Companies, job_start ?? null];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `${ours}${hash.slice(0, 24)}`;
}

/** Characters. The longest name of an occupation has some 80. Longer cells are not looked up. */
const maxNameLength = 150;

/** Job type of 'A' or 'P', or of a text with words such as Ausbildung, Azubi, Lehre, duales Studium; Praktikum, Schülerpraktikum. Same words as in imports. */
function typeOf(text: string): JobType | undefined {
  return kindOfLetter(text) ?? (text.length > maxNameLength ? undefined : jobTypeOf([], text));
}

/** Tells how to request an occupation that is missing or not confirmed. */
export const requestHint = ` Weitere Berufe fragen Sie in der Filialenverwaltung mit „${askForOccupations}“ an.`;

const asked = (proposal: string | undefined) => (proposal ? ` Meinten Sie „${proposal}“?` : '');

/** Columns of days by the form's fields. */
const days = {
  job_start: 'start',
  job_end: 'end',
  availability_start_date: 'from',
  availability_end_date: 'until',
  application_deadline: 'deadline',
} as const satisfies Record<string, TableColumn>;

function readDays(cells: CheckedRecord['cells'], errors: RowErrors) {
  return Object.fromEntries(
    Object.entries(days).flatMap(([field, column]) => {
      // A table made before the column existed leaves the deadline unchanged.
      if (column === 'deadline' && cells.deadline === undefined) return [];
      const isEnd = column !== 'start' && column !== 'from';
      const cell = daysCell(cells, column);
      const isOpen = isEnd ? saysNoLastDay(cell) : column === 'start' && saysNoFirstDay(cell);
      const day = isOpen ? null : readDay(cell, isEnd ? 'last' : 'first');
      // The last day that is read from the deadline has no column of its own to correct.
      const isRead = column !== 'until' || cells.until !== undefined;
      if (day === undefined && isRead)
        errors[column] = 'Ungültiges Datum. Erwartet wird TT.MM.JJJJ.';
      return [[field, day ?? null]];
    }),
  );
}

/** A table with a deadline but no column for the last day shows its ads until the deadline. */
const daysCell = (cells: CheckedRecord['cells'], column: TableColumn): Cell =>
  (column === 'until' && cells.until === undefined ? cells.deadline : cells[column]) ?? null;

/** Reads the occupation and its profession. If no profession is named, the one of the occupation is used. */
function readOccupation(
  text: (key: TableColumn) => string,
  catalogue: Catalogue,
  errors: RowErrors,
) {
  const [name, profession] = [text('jobName'), text('profession')];
  const isLookedUp = name !== '' && name.length <= maxNameLength;
  const jobName = isLookedUp ? catalogue.jobName(name) : undefined;
  if (name === '') errors.jobName = 'Pflichtfeld!';
  else if (!jobName) {
    const proposal = isLookedUp ? asked(catalogue.similarJobName(name)) : '';
    errors.jobName = `Berufsbezeichnung nicht im System!${proposal || requestHint}`;
  }
  const found = profession === '' ? jobName?.profession : catalogue.profession(profession);
  if (profession !== '' && found === undefined)
    errors.profession = `Diese Branche gibt es nicht.${asked(catalogue.similarProfession(profession.slice(0, maxNameLength)))} Zur Wahl stehen: ${catalogue.someProfessions()}.`;
  // Without an occupation the profession cannot be derived, which is not a further error.
  else if (profession === '' && jobName && !found) errors.profession = 'Bitte Branche auswählen.';
  return { jobName, profession: found ?? undefined };
}

/** Reads a row. The rules of the form are checked later. */
function readDraft(record: CheckedRecord, { branches, catalogue, today }: Known): Draft {
  const { row, cells, texts, problems } = record;
  const errors: RowErrors = { ...problems };
  const cell = (key: TableColumn) => cells[key] ?? null;
  const text = (key: TableColumn) => textOf(cell(key));
  const type = typeOf(text('type'));
  if (!type) errors.type = text('type') === '' ? 'Pflichtfeld!' : 'Ausbildung oder Praktikum.';
  const { jobName, profession } = readOccupation(text, catalogue, errors);
  const found = findBranch(text('branch'), branches);
  if ('error' in found) errors.branch = found.error;
  const problem = idProblem(text('id'));
  if (problem) errors.id = problem;
  const conditions = readConditions(cells, today);
  Object.assign(errors, conditions.errors);
  const sent: Partial<JobAdForm> = {
    ...(type && { job_type: type }),
    ...(jobName && { Job_name: jobName.id }),
    ...(profession && { Profession: profession }),
    ...readDays(cells, errors),
    ...(conditions.values as Partial<JobAdForm>),
    ...('branch' in found && { Companies: [found.branch.id] }),
  };
  return {
    row,
    sent,
    texts,
    errors,
    title: texts.title,
    jobName: jobName?.name ?? '',
    externalId: errors.id ? undefined : text('id') || ownId(texts.title, sent),
    branch: 'branch' in found ? branchName(found.branch) : '',
    raw: Object.fromEntries(tableColumns.map(({ key, label }) => [label, text(key)])),
  };
}

/** Reads all rows. A row with the id of an earlier row is refused. */
export function readDrafts(records: readonly CheckedRecord[], known: Known): Draft[] {
  const rows = new Map<string, number>();
  return records.map((record) => {
    const draft = readDraft(record, known);
    const { externalId: id } = draft;
    const first = id === undefined ? undefined : rows.get(id);
    if (id === undefined) return draft;
    if (first === undefined) {
      rows.set(id, record.row);
      return draft;
    }
    const error = id.startsWith(ours)
      ? {
          row: `Dieselbe Anzeige steht schon in Zeile ${first}. Sind es zwei, geben Sie beiden eine Kennung.`,
        }
      : { id: `Diese Kennung steht schon in Zeile ${first}.` };
    return { ...draft, externalId: undefined, errors: { ...draft.errors, ...error } };
  });
}
