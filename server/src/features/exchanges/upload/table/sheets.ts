import { readHtml } from '../../../../core/html/read-html.ts';
import { listed, quoted } from '../listed.ts';

/** A sheet of a workbook. */
export interface Sheet {
  /** From 1, as the workbook counts it. */
  readonly number: number;
  readonly name: string;
}

/** The sheet of the template that explains the other one. */
export const explanationName = 'Erklärung';

/** As long as spreadsheets let a name be. Characters. */
const longestName = 31;

/** The sheets of a workbook that people can see, by its `workbook.xml`. */
export function sheetsOf(workbook: string): readonly Sheet[] {
  const sheets: Sheet[] = [];
  let count = 0;
  readHtml(workbook, {
    open: (tag, { name = '', state = '' }) => {
      if (tag !== 'sheet' && !tag.endsWith(':sheet')) return;
      count += 1;
      if (!/hidden$/i.test(state))
        sheets.push({ number: count, name: name.slice(0, longestName).trim() });
    },
    text: () => undefined,
    close: () => undefined,
  });
  return sheets;
}

/** What is said of the sheets with rows that were not read. */
export function notesOnSheets(sheets: readonly Sheet[], read: Sheet): readonly string[] {
  const others = sheets.filter(({ number }) => number !== read.number);
  if (others.length === 0) return [];
  const names = listed(others.map(({ name }) => quoted(name)));
  const more = others.length === 1 ? 'ein weiteres Blatt' : 'weitere Blätter';
  return [
    `Die Datei hat ${more}: ${names}. Gelesen wurde ${quoted(read.name)}. Stehen auch dort Anzeigen, prüfen Sie das Blatt gesondert.`,
  ];
}
