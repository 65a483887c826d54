import { ExchangeError } from '../adapter.ts';
import { isObject, textOf } from './fields.ts';

export type Item = Readonly<Record<string, unknown>>;

/** A page of a search. */
export interface ListPage {
  readonly items: readonly Item[];
  /** Number of all ads that the search has found. */
  readonly total: number;
}

const listNames = ['ergebnisliste', 'stellenangebote'];

function unknownFormat(what: string): ExchangeError {
  return new ExchangeError('unknown-format', what);
}

/** Field names of an unexpected response. Its values may be anything and are not quoted. */
function keysOf(answer: unknown): string {
  return isObject(answer) ? Object.keys(answer).slice(0, 10).join(', ') : typeof answer;
}

/**
 * Reads the response to a search, v6 or v4. The list is missing if nothing was found.
 * @param first number of ads before this page
 * @throws {ExchangeError} `unknown-format`: an interface without contract may change any day, and a response that is not
 *   understood must not look like one without ads
 */
export function readListPage(answer: unknown, first: number): ListPage {
  if (!isObject(answer) || typeof answer['maxErgebnisse'] !== 'number')
    throw unknownFormat(
      `In der Antwort der Suche fehlt maxErgebnisse; sie enthält: ${keysOf(answer)}`,
    );
  const total = answer['maxErgebnisse'];
  if (!Number.isInteger(total) || total < 0)
    throw unknownFormat('In der Antwort der Suche ist maxErgebnisse keine Anzahl.');
  const name = listNames.find((one) => answer[one] !== undefined);
  const items = name === undefined ? undefined : answer[name];
  if (items === undefined && total <= first) return { items: [], total };
  if (!Array.isArray(items) || !items.every(isObject))
    throw unknownFormat(
      `In der Antwort der Suche fehlt ergebnisliste; sie enthält: ${keysOf(answer)}`,
    );
  // A single ad without a number is a bad ad; a whole page of them is another format.
  if (items.length > 0 && items.every((item) => textOf(item, 'reference') === ''))
    throw unknownFormat(`Den Anzeigen fehlt referenznummer; sie enthalten: ${keysOf(items[0])}`);
  return { items, total };
}

/** Reads the details of an ad. @throws {ExchangeError} `unknown-format` */
export function readDetails(answer: unknown): Item {
  const known = ['reference', 'title', 'description', 'mainOccupation'] as const;
  if (isObject(answer) && known.some((field) => textOf(answer, field) !== '')) return answer;
  throw unknownFormat(`Die Einzelheiten einer Anzeige enthalten nur: ${keysOf(answer)}`);
}
