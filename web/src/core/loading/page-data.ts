import { fits, type Sample } from '../api/answer-shape.ts';

/** Returns the data that the server wrote into the page; undefined if they are missing or differ in shape from the example. */
export function readPageData<T>(json: string | undefined, sample: Sample<T>): T | undefined {
  if (!json) return undefined;
  try {
    const data: unknown = JSON.parse(json);
    return fits(data, sample) ? (data as T) : undefined;
  } catch {
    return undefined;
  }
}
