/** A file on the server. */
export interface StoredFile {
  readonly id: number;
  readonly name: string;
}

/** A file to be sent. */
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

/** Returns the files to send and the ids to keep, as an endpoint with files takes them. */
export function splitFiles(items: readonly PdfItem[]) {
  return {
    files: items.filter(isNew).map(({ file }) => file),
    kept: items.filter((item): item is StoredFile => !isNew(item)).map(({ id }) => id),
  };
}

/** Every PDF begins with these bytes (ISO 32000, 7.5.2). */
const magic = '%PDF-';

/** Whether a file is a PDF by its name or type and by its first bytes. */
export async function isPdf(file: File): Promise<boolean> {
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return false;
  try {
    return (await file.slice(0, magic.length).text()) === magic;
  } catch {
    // The file was deleted or locked after it was chosen.
    return false;
  }
}

export interface PdfLimits {
  /** Maximum number of files. */
  readonly max: number;
  readonly maxBytes: number;
}

/** A list of files after others were added. */
export interface Added<Item extends FileItem> {
  readonly items: readonly Item[];
  /** Reasons why some files were rejected. */
  readonly messages: readonly string[];
}

const megabyte = 1024 * 1024;

/** A chosen file, and whether it is a PDF. */
interface ReadFile {
  readonly file: File;
  readonly isPdf: boolean;
}

/** Checks all files at once. */
export const readFiles = (files: readonly File[]): Promise<readonly ReadFile[]> =>
  Promise.all(files.map(async (file) => ({ file, isPdf: await isPdf(file) })));

/** Adds the accepted files to a list. Does not add a file twice (same name, size and time). */
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
      messages.add(`„${file.name}“: Dateien dürfen maximal ${maxBytes / megabyte}MB groß sein!`);
    else if (added.length >= max) messages.add(`Max. ${max} Dateien!`);
    else added.push({ key: identity(file), file });
  }
  return { items: added, messages: [...messages] };
}

/** Identifies a chosen file. */
export function identity({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

/** `1,4 MB`, `380 kB` */
export function sizeText(bytes: number): string {
  const number = (value: number) => value.toLocaleString('de-DE', { maximumFractionDigits: 1 });
  return bytes >= megabyte ? `${number(bytes / megabyte)} MB` : `${Math.ceil(bytes / 1024)} kB`;
}
