/** An item that the board stores on a device (§ 25 TDDDG). */
export interface StoredItem {
  /** Name as the browser lists it; `…` stands for a number or the name of a form. */
  readonly name: string;
  readonly kind:
    | 'Cookie'
    | 'Lokaler Speicher'
    | 'Sitzungsspeicher'
    | 'Zwischenspeicher'
    | 'Datenbank';
  readonly purpose: string;
  readonly lasts: string;
  /** Strictly necessary for a service that the user has requested (§ 25 Abs. 2 Nr. 2 TDDDG). Everything else needs consent. */
  readonly basis: 'notwendig';
  /** Files that write it, relative to the project's root, for the test. */
  readonly writtenBy: readonly string[];
}

export const untilDeleted = 'bis Sie es selbst löschen';
