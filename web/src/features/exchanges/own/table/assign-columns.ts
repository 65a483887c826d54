import { jobTypes } from '@lehrpfad/contract/core/options.ts';
import type { TableAssignment, TableFileColumn } from '@lehrpfad/contract/exchanges/own-tables.ts';
import type { TableColumn } from '@lehrpfad/contract/exchanges/own-options.ts';

/** Before the number of a kind that all rows have. No name of a column begins with it, since names have no line breaks. */
const allRows = '\n';

/** Returns the choice for a column of the template: a column of the file, the kind of all rows, or '' for none. */
export function choiceFor(
  { columns, job_type: jobType }: TableAssignment,
  key: TableColumn,
): string {
  const column = Object.entries(columns).find(([, keys]) => keys.includes(key));
  if (column) return column[0];
  return key === 'type' && jobType !== null ? `${allRows}${jobType}` : '';
}

/** Assigns a column of the template to a column of the file, or to none. A column of the file may be several of the template. */
export function assignColumn(
  { columns, job_type: before }: TableAssignment,
  key: TableColumn,
  choice: string,
): TableAssignment {
  const entries = Object.entries(columns).map(([name, keys]): [string, TableColumn[]] => {
    const others = keys.filter((other) => other !== key);
    return [name, name === choice ? [...others, key] : others];
  });
  const chosen = jobTypes.find(({ number }) => choice === `${allRows}${number}`);
  const jobType = key === 'type' ? (chosen?.number ?? null) : before;
  return { columns: Object.fromEntries(entries), job_type: jobType };
}

/** Lists the choices for a column of the template. */
export function choicesFor(fileColumns: readonly TableFileColumn[], key: TableColumn) {
  const kinds = key === 'type' ? jobTypes : [];
  return [
    { value: '', label: 'Keine Spalte' },
    ...kinds.map(({ number, label }) => ({
      value: `${allRows}${number}`,
      label: `Alle Zeilen: ${label}`,
    })),
    ...fileColumns.map(({ name, example }) => ({
      value: name,
      label: example === '' ? name : `${name} („${example}“)`,
    })),
  ];
}
