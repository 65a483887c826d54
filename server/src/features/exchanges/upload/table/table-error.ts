/** A file cannot be read as a table. The message is for the person who uploaded it. */
export class TableError extends Error {
  override name = 'TableError';
}
