import { certificateNames } from '@lehrpfad/regions/parts/schools.ts';
import {
  exampleId,
  tableColumns,
  type TableColumn,
  type TemplateFormat,
} from '@lehrpfad/contract/exchanges/own-options.ts';
import { stringify } from 'csv-stringify/sync';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { RawResponse } from '../../../core/http/raw-response.ts';
import { csvOptions } from '../../../core/csv.ts';
import type { Queries } from '../../../core/database/database.ts';
import { listProfessions } from './catalogue-store.ts';
import { explanationName } from './table/workbook/sheets.ts';
import { wholeBranchName } from './branches.ts';
import { listBranches, type Branch } from './store.ts';

type Example = Readonly<Record<TableColumn, string>>;

/** @param today `YYYY-MM-DD` */
function exampleOf(today: string, [branch]: readonly Branch[]): Example {
  const year = Number(today.slice(0, 4)) + 1;
  return {
    id: exampleId,
    title: 'Ausbildung zum Bäcker (m/w/d)',
    type: 'Ausbildung',
    jobName: 'Bäcker/-in',
    profession: '',
    branch: branch?.name ?? '',
    start: `01.08.${year}`,
    end: '',
    from: '',
    until: `31.05.${year}`,
    details:
      'Diese Zeile ist ein Beispiel und wird übersprungen.\n\nDas erwartet dich:\n- Teige herstellen\n- Brote und Brötchen formen und backen',
    annotation: 'Bitte bewirb dich mit deinem letzten Zeugnis.',
    pay1: '1050',
    pay2: '1130',
    pay3: '1230',
    pay4: '',
    certificate: certificateNames.hauptschule.label,
    workingTime: 'Vollzeit, am Wochenende',
    totalPlaces: '3',
    places: '2',
    weeks: '',
    ways: 'E-Mail, Telefon',
    applicationUrl: '',
    documents: 'Lebenslauf, Zeugnis',
    deadline: '',
    replyDays: '14',
    trialDay: 'Ja',
    typicalDay:
      'Um fünf Uhr stehst du in der Backstube und wiegst Mehl ab. Danach formst du Brote und schiebst sie in den Ofen. Mittags hast du frei.',
  };
}

const labels = tableColumns.map(({ label }) => label);
const rowOf = (values: Example): string[] => tableColumns.map(({ key }) => values[key]);

/** Returns the headings, a row that explains them, and the example. Both rows are skipped on upload. */
function asCsv(example: Example): Buffer {
  const help = tableColumns.map(({ key, help: text }) => (key === 'id' ? 'ERKLÄRUNG' : text));
  return Buffer.from(stringify([labels, help, rowOf(example)], { ...csvOptions, bom: true }));
}

/** Width in characters. */
const widths: Readonly<Partial<Record<TableColumn, number>>> = {
  title: 36,
  jobName: 28,
  profession: 24,
  branch: 28,
  details: 60,
  annotation: 36,
};

const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
const wrapped = (value: string) => ({ value, wrap: true });

function explanation(branches: readonly Branch[], professions: readonly string[]): SheetData {
  return [
    [bold('Spalte'), bold('Was hineingehört')],
    ...tableColumns.map(({ label, help }) => [{ value: label }, wrapped(help)]),
    [],
    [bold('Nummer'), bold('Ihre Filialen')],
    ...branches.map((one) => [{ value: String(one.id) }, wrapped(wholeBranchName(one))]),
    [],
    [bold('Branchen')],
    ...professions.map((name) => [{ value: '' }, wrapped(name)]),
    [],
    [
      { value: 'Hinweis' },
      wrapped(
        `Die Zeile mit der Kennung ${exampleId} wird übersprungen. Ohne Kennung wird eine Anzeige an Titel, Art, Berufsbezeichnung, Filiale und Beginn wiedererkannt.`,
      ),
    ],
  ];
}

/** Returns a sheet to fill in, and one that explains it. Cells are texts, so that a spreadsheet does not turn a day into a number. */
function asXlsx(
  example: Example,
  branches: readonly Branch[],
  professions: readonly string[],
): Promise<Buffer> {
  const columns = tableColumns.map(({ key }) => ({ width: widths[key] ?? 14 }));
  return writeXlsxFile([
    {
      sheet: 'Stellenanzeigen',
      data: [labels.map(bold), rowOf(example).map(wrapped)],
      columns,
      stickyRowsCount: 1,
    },
    {
      sheet: explanationName,
      data: explanation(branches, professions),
      columns: [{ width: 22 }, { width: 90 }],
    },
  ]).toBuffer();
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<TemplateFormat, string>;

/** Returns the template of the table, with the account's own branches. */
export async function makeTemplate(
  db: Queries,
  userId: number,
  { format, today }: { readonly format: TemplateFormat; readonly today: string },
): Promise<RawResponse> {
  const branches = await listBranches(db, userId);
  const example = exampleOf(today, branches);
  const professions = await listProfessions(db);
  const names = professions.map(({ name }) => name);
  const body = format === 'csv' ? asCsv(example) : await asXlsx(example, branches, names);
  return new RawResponse(types[format], body, {
    'content-disposition': `attachment; filename="stellenanzeigen-vorlage.${format}"`,
  });
}
