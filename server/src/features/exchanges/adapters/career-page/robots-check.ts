import type { SafeHttp } from '../../fetching/safe-http.ts';
import { ExchangeError } from '../adapter.ts';
import { crawlDelayOf, mayRead } from './robots.ts';

const maxRobotsBytes = 500 * 1024;

/** Maximum number of characters of a path that is compared with rules: no page that people share has a longer one, and each rule reads it once. */
const maxPathLength = 2000;

/** Fetches the robots.txt of each host once, and checks URLs against it. */
export class RobotsCheck {
  readonly #http: Pick<SafeHttp, 'bytes'>;
  readonly #robots = new Map<string, string>();

  constructor(http: Pick<SafeHttp, 'bytes'>) {
    this.#http = http;
  }

  /** @throws {ExchangeError} `refused` if robots.txt forbids to read the URL, `forbidden-address` for one that is too long */
  async check(address: string, signal: AbortSignal): Promise<void> {
    const { origin, pathname, search } = new URL(address);
    if (pathname.length + search.length > maxPathLength)
      throw new ExchangeError(
        'forbidden-address',
        `Eine Adresse von ${origin} hat mehr als ${maxPathLength} Zeichen.`,
      );
    const rules = this.#robots.get(origin) ?? (await this.#rules(origin, signal));
    this.#robots.set(origin, rules);
    if (mayRead(rules, pathname + search)) return;
    throw new ExchangeError(
      'refused',
      `Die Datei robots.txt von ${origin} verbietet, ${pathname} zu lesen.`,
    );
  }

  /** Milliseconds between two requests that the host of a URL asks for, if its robots.txt has been read. */
  delayOf(address: string): number {
    return crawlDelayOf(this.#robots.get(URL.parse(address)?.origin ?? '') ?? '');
  }

  /** A host without rules forbids nothing. If it does not answer, the request for the page will fail. */
  async #rules(origin: string, signal: AbortSignal): Promise<string> {
    try {
      const { status, body } = await this.#http.bytes({
        url: `${origin}/robots.txt`,
        maxBytes: maxRobotsBytes,
        allowMissing: true,
        signal,
      });
      return status === 404 ? '' : body.toString();
    } catch (error) {
      if (error instanceof ExchangeError) return '';
      throw error;
    }
  }
}
