import { malformedRequest } from '../http/errors.ts';

/** Returns whether PostgreSQL can store a text: no NUL, no lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Parses JSON from outside; its escapes may contain characters that cannot be stored.
 * @throws 400 for a text that cannot be stored; SyntaxError for invalid JSON
 */
export function parseStorableJson(json: string): unknown {
  return JSON.parse(json, (key, value: unknown) => {
    if (!isStorable(key) || (typeof value === 'string' && !isStorable(value)))
      throw malformedRequest();
    return value;
  });
}
