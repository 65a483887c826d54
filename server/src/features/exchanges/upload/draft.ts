import { createHash } from 'node:crypto';
import { tableColumns, type TableColumn } from '@lehrpfad/contract/exchanges-own-options.ts';
import type { JobAdForm } from '@lehrpfad/contract/job-ads.ts';
import { branchName, findBranch, type Branch } from './branches.ts';
import type { Catalogue } from './catalogue.ts';
import { textOf, type Cell } from './cells.ts';
import type { TableRecord } from './columns.ts';
import { readDay } from './dates.ts';
import { asHtml } from './plain-text.ts';

/** What is wrong, by column; `row` is for the row as a whole. */
export type RowErrors = Partial<Record<TableColumn | 'row', string>>;

/** A row of the table as a form would send it, as far as it could be read. */
export interface Draft {
  readonly row: number;
  /** What the ad is known by from one upload to the next; undefined where it cannot be told. */
  readonly externalId: string | undefined;
  readonly title: string;
  readonly jobName: string;
  readonly branch: string;
  readonly sent: Partial<JobAdForm>;
  readonly errors: RowErrors;
  /** By the headings of the template. */
  readonly raw: Readonly<Record<string, string>>;
}

/** What rows are held against. */
export interface Known {
  readonly branches: readonly Branch[];
  readonly catalogue: Catalogue;
}

const types: Readonly<Record<string, 1 | 2>> = {
  ...{ praktikum: 1, schülerpraktikum: 1, praktikumsplatz: 1 },
  ...{ ausbildung: 2, ausbildungsplatz: 2, lehrstelle: 2 },
};

/** Characters of a `Kennung`. */
const longestId = 100;

/** A mark that no typed `Kennung` begins with. */
const ours = '#';

function idProblem(id: string): string | undefined {
  if (id.length > longestId) return `Max. ${longestId} Zeichen!`;
  return id.startsWith(ours) ? `Die Kennung darf nicht mit ${ours} beginnen.` : undefined;
}

/** A row without a `Kennung` is known by what makes it the same place: a changed description is a change of it. */
function ownId({ title = '', job_type, Job_name, Companies, job_start }: Partial<JobAdForm>) {
  if (title === '' || !job_type || !Job_name || !Companies) return undefined;
  const parts = [title.toLowerCase(), job_type, Job_name, Companies, job_start ?? null];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `${ours}${hash.slice(0, 24)}`;
}

const asked = (proposal: string | undefined) => (proposal ? ` Meinten Sie „${proposal}“?` : '');

/** Days by the form's fields. */
const days = {
  job_start: 'start',
  job_end: 'end',
  availability_start_date: 'from',
  availability_end_date: 'until',
} as const satisfies Record<string, TableColumn>;

function readDays(cell: (key: TableColumn) => Cell, errors: RowErrors) {
  return Object.fromEntries(
    Object.entries(days).map(([field, column]) => {
      const day = readDay(cell(column));
      if (day === undefined) errors[column] = 'Ungültiges Datum. Erwartet wird TT.MM.JJJJ.';
      return [field, day ?? null];
    }),
  );
}

/** The occupation and its branch of trade, which the former knows where none is named. */
function readOccupation(
  text: (key: TableColumn) => string,
  catalogue: Catalogue,
  errors: RowErrors,
) {
  const [name, profession] = [text('jobName'), text('profession')];
  const jobName = name === '' ? undefined : catalogue.jobName(name);
  if (name === '') errors.jobName = 'Pflichtfeld!';
  else if (!jobName)
    errors.jobName = `Berufsbezeichnung nicht im System!${asked(catalogue.similarJobName(name))}`;
  const found = profession === '' ? jobName?.profession : catalogue.profession(profession);
  if (profession !== '' && found === undefined)
    errors.profession = `Diese Branche gibt es nicht.${asked(catalogue.similarProfession(profession))}`;
  // Without an occupation there is none to be known, which is no further error.
  else if (profession === '' && jobName && !found) errors.profession = 'Bitte Branche auswählen.';
  return { jobName, profession: found ?? undefined };
}

/** Reads a row. What the form has to say about it comes later. */
function readDraft({ row, cells }: TableRecord, { branches, catalogue }: Known): Draft {
  const errors: RowErrors = {};
  const cell = (key: TableColumn) => cells[key] ?? null;
  const text = (key: TableColumn) => textOf(cell(key));
  const title = text('title').replaceAll(/\s+/g, ' ');
  const type = types[text('type').toLowerCase()];
  if (!type) errors.type = text('type') === '' ? 'Pflichtfeld!' : 'Ausbildung oder Praktikum.';
  const { jobName, profession } = readOccupation(text, catalogue, errors);
  const found = findBranch(text('branch'), branches);
  if ('error' in found) errors.branch = found.error;
  const problem = idProblem(text('id'));
  if (problem) errors.id = problem;
  const sent: Partial<JobAdForm> = {
    title,
    ...(type && { job_type: type }),
    ...(jobName && { Job_name: jobName.id }),
    ...(profession && { Profession: profession }),
    details: asHtml(text('details')),
    annotation: asHtml(text('annotation')),
    ...readDays(cell, errors),
    ...('branch' in found && { Companies: [found.branch.id] }),
  };
  return {
    ...{ row, sent, errors, title, jobName: jobName?.name ?? '' },
    externalId: problem ? undefined : text('id') || ownId(sent),
    branch: 'branch' in found ? branchName(found.branch) : '',
    raw: Object.fromEntries(tableColumns.map(({ key, label }) => [label, text(key)])),
  };
}

/** Reads all rows; a second one that would be the same ad is told so. */
export function readDrafts(records: readonly TableRecord[], known: Known): Draft[] {
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
