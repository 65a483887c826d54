import type { TableAssignment } from '@lehrpfad/contract/exchanges/own-tables.ts';

/** A file as it was when it was chosen. Later changes of the file on disk have no effect. */
export interface ChosenFile {
  readonly name: string;
  readonly bytes: Blob;
  /** Number of the sheet that was chosen; undefined for the one that the server finds. */
  readonly sheet?: number;
  /** What its columns were said to be when they were checked; undefined for what the server finds. */
  readonly assignment?: TableAssignment;
  /** The idempotency key of the upload. */
  readonly key: string;
}

/** A chosen file, and what its columns are said to be, as long as that has not been checked. */
export interface KeptTable {
  readonly file: ChosenFile;
  readonly unchecked?: TableAssignment | undefined;
}
