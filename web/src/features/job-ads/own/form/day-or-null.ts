/** A day of a form as the API has it: what is typed and no day is none. */
export const dayOrNull = (text: string): string | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;
