import type { TableAssignment, TakenTable } from '@lehrpfad/contract/exchanges/own-tables.ts';
import { tableColumns } from '@lehrpfad/contract/exchanges/own-options.ts';
import { stringify } from 'csv-stringify/sync';
import { formOf } from '../../../../test/form.ts';
import type { Account, Workshop } from '../../job-ads/own-ads.fixture.ts';

/** A row by the headings of the template; a place for a baker by default. */
export type TestRow = Readonly<Record<string, string>>;

const usual: TestRow = {
  Kennung: 'A-1',
  Titel: 'Ausbildung zum Bäcker',
  Art: 'Ausbildung',
  Berufsbezeichnung: 'Bäcker/-in',
  Beschreibung: 'Brot backen',
};

/** A table as a spreadsheet saves it. Each row needs a unique `Kennung`, or none. */
export function csv(rows: readonly TestRow[], delimiter = ';'): Buffer {
  const labels = tableColumns.map(({ label }) => label);
  // Without a profession of the catalogue none would follow from the job name.
  const lines = rows.map((row) => labels.map((label) => ({ ...usual, ...row })[label] ?? ''));
  return Buffer.from(stringify([labels, ...lines], { delimiter }));
}

interface Answer {
  readonly status: number;
  readonly body: TakenTable & { readonly errors?: Readonly<Record<string, string[]>> };
}

interface Choice {
  /** Number of the sheet to read. */
  readonly sheet?: number;
  readonly assignment?: TableAssignment;
}

/** Uploads a table; `preview` writes nothing. */
export function sendTable(
  { app }: Pick<Workshop, 'app'>,
  { headers }: Pick<Account, 'headers'>,
  bytes: Buffer,
  what: 'preview' | 'take' = 'take',
  { sheet, assignment }: Choice = {},
): Promise<Answer> {
  const path = what === 'take' ? 'exchanges/own/table/' : 'exchanges/own/table/preview/';
  return app.send(
    'POST',
    path,
    formOf({
      files: { file: { bytes, name: 'anzeigen.csv' } },
      fields: {
        ...(sheet !== undefined && { sheet: String(sheet) }),
        ...(assignment !== undefined && { assignment: JSON.stringify(assignment) }),
      },
    }),
    headers,
  );
}
