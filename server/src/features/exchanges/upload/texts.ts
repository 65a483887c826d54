import { jobAdTexts } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { singleLine } from '@lehrpfad/contract/core/text/visible-text.ts';
import type { CleanTexts } from '../../job-ads/editing/form.ts';
import { textOf } from './table/cells.ts';
import type { TableRecord } from './table/columns.ts';
import { asHtml } from './table/plain-text.ts';

/** A row whose texts have been read and checked. */
export interface CheckedRecord extends TableRecord {
  /** Texts for the form. */
  readonly texts: CleanTexts;
  /** Errors of the texts and of the `Kennung`. */
  readonly problems: Readonly<Partial<Record<keyof CleanTexts | 'id', string>>>;
}

/** UTF-16 units of a name, a day or another short cell. Longer cells are cut, since searching for them would take long. */
const maxNameLength = 1000;

/** UTF-16 units that are shown of a title that the form refuses. */
const maxTitleLength = 300;

const isText = (key: string): key is keyof CleanTexts => key in jobAdTexts.shape;

function withShortNames(cells: TableRecord['cells']): TableRecord['cells'] {
  const entries = Object.entries(cells).map(([key, cell]) => {
    const isLong = typeof cell === 'string' && cell.length > maxNameLength && !isText(key);
    return [key, isLong ? cell.slice(0, maxNameLength) : cell];
  });
  return Object.fromEntries(entries);
}

/**
 * Reads the texts of a row and checks them by the rules of the form. It takes long for many long texts, so it is done once, on a worker
 * thread.
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
  const title =
    problems['title'] === undefined ? texts.title : texts.title.slice(0, maxTitleLength);
  return { row, cells: withShortNames(cells), texts: { ...texts, title }, problems };
}
