import { malformedRequest } from '../http/errors.ts';

/** Whether PostgreSQL can hold a text: no NUL, no half characters. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Reads JSON that somebody sent; escapes in it may spell what the text itself does not hold.
 * @throws 400 for a text in it that cannot be stored; SyntaxError for broken JSON
 */
export function parseStorableJson(json: string): unknown {
  return JSON.parse(json, (key, value: unknown) => {
    if (!isStorable(key) || (typeof value === 'string' && !isStorable(value)))
      throw malformedRequest();
    return value;
  });
}
