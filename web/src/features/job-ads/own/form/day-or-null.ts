import { isDay } from '@lehrpfad/contract/core/spans.ts';

/** A day of a form as the API has it: what is typed and no day is none. */
export const dayOrNull = (text: string): string | null => (isDay(text) ? text : null);
