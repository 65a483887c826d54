import { jobAdTexts } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { singleLine } from '@lehrpfad/contract/core/visible-text.ts';
import type { CleanTexts } from '../../job-ads/form.ts';
import { textOf } from './table/cells.ts';
import type { TableRecord } from './table/columns.ts';
import { asHtml } from './table/plain-text.ts';

/** A row whose texts have been read and checked. */
export interface CheckedRecord extends TableRecord {
  /** As the form takes them. */
  readonly texts: CleanTexts;
  /** What is wrong with them, or with the `Kennung`. */
  readonly problems: Readonly<Partial<Record<keyof CleanTexts | 'id', string>>>;
}

/** Units of a name, a day or another short cell: there is none that is longer, and looking for one would take long. */
const longestName = 1000;

/** Units that are shown of a title that the form refuses. */
const longestTitle = 300;

const isText = (key: string): key is keyof CleanTexts => key in jobAdTexts.shape;

function withShortNames(cells: TableRecord['cells']): TableRecord['cells'] {
  const entries = Object.entries(cells).map(([key, cell]) => {
    const isLong = typeof cell === 'string' && cell.length > longestName && !isText(key);
    return [key, isLong ? cell.slice(0, longestName) : cell];
  });
  return Object.fromEntries(entries);
}

/**
 * Reads the texts of a row and holds them to the rules of the form. It takes long for many long ones: for a thread of its own, and
 * nobody need do it again.
 */
export function withTexts({ row, cells }: TableRecord): CheckedRecord {
  const texts = {
    title: singleLine(textOf(cells.title)),
    details: asHtml(textOf(cells.details)),
    annotation: asHtml(textOf(cells.annotation)),
  };
  const problems: Partial<Record<string, string>> = {};
  for (const { path, message } of jobAdTexts.safeParse(texts).error?.issues ?? [])
    problems[String(path[0])] ??= message;
  const title = problems['title'] === undefined ? texts.title : texts.title.slice(0, longestTitle);
  return { row, cells: withShortNames(cells), texts: { ...texts, title }, problems };
}
