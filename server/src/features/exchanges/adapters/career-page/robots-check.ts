import type { SafeHttp } from '../../fetching/safe-http.ts';
import { ExchangeError } from '../adapter.ts';
import { crawlDelayOf, mayRead } from './robots.ts';

const biggestRobots = 500 * 1024;

/** Fetches the robots.txt of each host once, and holds us to it. */
export class RobotsCheck {
  readonly #http: Pick<SafeHttp, 'bytes'>;
  readonly #robots = new Map<string, string>();

  constructor(http: Pick<SafeHttp, 'bytes'>) {
    this.#http = http;
  }

  /** @throws {ExchangeError} `refused` where robots.txt forbids to read the address */
  async check(address: string, signal: AbortSignal): Promise<void> {
    const { origin, pathname, search } = new URL(address);
    const rules = this.#robots.get(origin) ?? (await this.#rules(origin, signal));
    this.#robots.set(origin, rules);
    if (mayRead(rules, pathname + search)) return;
    throw new ExchangeError(
      'refused',
      `Die Datei robots.txt von ${origin} verbietet, ${pathname} zu lesen.`,
    );
  }

  /** Milliseconds that the host of an address wants between two requests, as far as its robots.txt has been read. */
  delayOf(address: string): number {
    return crawlDelayOf(this.#robots.get(URL.parse(address)?.origin ?? '') ?? '');
  }

  /** Whoever has no rules forbids nothing; where the host does not answer, the page itself will tell. */
  async #rules(origin: string, signal: AbortSignal): Promise<string> {
    try {
      const { status, body } = await this.#http.bytes({
        url: `${origin}/robots.txt`,
        mostBytes: biggestRobots,
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
