/** Why a file cannot be read as a table, in words for whoever uploaded it. */
export class TableError extends Error {
  override name = 'TableError';
}
