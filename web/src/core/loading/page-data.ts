import { fits, type Sample } from '../api/answer-shape.ts';

/** What the server has written into the page, if it is made like the example; a page may come without, or not filled in. */
export function readPageData<T>(json: string | undefined, sample: Sample<T>): T | undefined {
  if (!json) return undefined;
  try {
    const data: unknown = JSON.parse(json);
    return fits(data, sample) ? (data as T) : undefined;
  } catch {
    return undefined;
  }
}
