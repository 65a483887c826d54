/** A file that the server has. */
export interface StoredFile {
  readonly id: number;
  readonly name: string;
}

/** A file that is to be sent. */
export interface NewFile {
  /** Unique in its list. */
  readonly key: string;
  readonly file: File;
}

/** A file in the list of a form. */
export type FileItem = StoredFile | NewFile;

export type PdfItem = FileItem;

export const isNew = (item: FileItem): item is NewFile => 'file' in item;
export const nameOf = (item: FileItem): string => (isNew(item) ? item.file.name : item.name);
export const keyOf = (item: FileItem): string => (isNew(item) ? item.key : String(item.id));

/** Files to send and ids to keep, as a form with files sends them. */
export function splitFiles(items: readonly PdfItem[]) {
  return {
    files: items.filter(isNew).map(({ file }) => file),
    kept: items.filter((item): item is StoredFile => !isNew(item)).map(({ id }) => id),
  };
}

/** What every PDF begins with (ISO 32000, 7.5.2). */
const magic = '%PDF-';

/** Whether a file is a PDF by its name or type, and by its first bytes. */
export async function isPdf(file: File): Promise<boolean> {
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return false;
  try {
    return (await file.slice(0, magic.length).text()) === magic;
  } catch {
    // Gone or locked since it was chosen.
    return false;
  }
}

export interface PdfLimits {
  /** Files at most. */
  readonly max: number;
  readonly maxBytes: number;
}

/** A list with files that were added to it. */
export interface Added<Item extends FileItem> {
  readonly items: readonly Item[];
  /** Why some were not taken. */
  readonly messages: readonly string[];
}

const megabyte = 1024 * 1024;

/** A file that has been looked at. */
interface ReadFile {
  readonly file: File;
  readonly isPdf: boolean;
}

/** Looks at files, all at once. */
export const readFiles = (files: readonly File[]): Promise<readonly ReadFile[]> =>
  Promise.all(files.map(async (file) => ({ file, isPdf: await isPdf(file) })));

/** A list of files with those added that may be. What is there already (name, size and time) is not added twice. */
export function addFiles(
  items: readonly PdfItem[],
  files: readonly ReadFile[],
  { max, maxBytes }: PdfLimits,
): Added<PdfItem> {
  const messages = new Set<string>();
  const added = [...items];
  for (const { file, isPdf: isOne } of files) {
    const isThere = added.some((item) => isNew(item) && keyOf(item) === identity(file));
    if (isThere) continue;
    if (!isOne) messages.add(`„${file.name}“ ist keine PDF-Datei!`);
    else if (file.size > maxBytes)
      messages.add(`Dateien dürfen maximal ${maxBytes / megabyte}MB groß sein!`);
    else if (added.length >= max) messages.add(`Max. ${max} Dateien!`);
    else added.push({ key: identity(file), file });
  }
  return { items: added, messages: [...messages] };
}

/** Tells files apart that were chosen. */
export function identity({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

/** `1,4 MB`, `380 kB` */
export function sizeText(bytes: number): string {
  const number = (value: number) => value.toLocaleString('de-DE', { maximumFractionDigits: 1 });
  return bytes >= megabyte ? `${number(bytes / megabyte)} MB` : `${Math.ceil(bytes / 1024)} kB`;
}
