import { readHtml } from '../../../../../core/html/read-html.ts';
import { listed, quoted } from '../../text-lists.ts';

/** A sheet of a workbook. */
export interface Sheet {
  /** Position in the workbook, from 1. */
  readonly number: number;
  readonly name: string;
}

/** The sheet of the template that explains the other one. */
export const explanationName = 'Erklärung';

/** Longest name that spreadsheets allow. Characters. */
const maxNameLength = 31;

/** Returns the visible sheets of a workbook, by its `workbook.xml`. */
export function sheetsOf(workbook: string): readonly Sheet[] {
  const sheets: Sheet[] = [];
  let count = 0;
  readHtml(workbook, {
    open: (tag, { name = '', state = '' }) => {
      if (tag !== 'sheet' && !tag.endsWith(':sheet')) return;
      count += 1;
      if (!/hidden$/i.test(state))
        sheets.push({ number: count, name: name.slice(0, maxNameLength).trim() });
    },
    text: () => undefined,
    close: () => undefined,
  });
  return sheets;
}

/** Sentences about the sheets with rows that were not read. */
export function notesOnSheets(sheets: readonly Sheet[], read: Sheet): readonly string[] {
  const others = sheets.filter(({ number }) => number !== read.number);
  if (others.length === 0) return [];
  const names = listed(others.map(({ name }) => quoted(name)));
  const more = others.length === 1 ? 'ein weiteres Blatt' : 'weitere Blätter';
  return [
    `Die Datei hat ${more}: ${names}. Gelesen wurde ${quoted(read.name)}. Stehen auch dort Anzeigen, prüfen Sie das Blatt gesondert.`,
  ];
}
