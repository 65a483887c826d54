import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** Result of one request. */
export interface Outcome {
  /** The status; 0 if there was no response. */
  readonly status: number;
  readonly what: 'read' | 'write';
  readonly begunAt: number;
  readonly endedAt: number;
}

interface LoadOptions {
  readonly url: string;
  readonly callers: number;
  /** Pause of each caller after each request, so that two cores keep some time for the measured processes. */
  readonly pauseMs?: number;
}

const reads = [
  'search/?fields=card',
  'faq/public/',
  'suggestions/?search_multi_match=ko',
  'maintenance/',
  'events/?page=1',
];

/** Headers that satisfy the CSRF check of a write. */
export const csrf = { cookie: 'csrftoken=a', 'x-csrftoken': 'a' };

/** Reads and writes (every fifth request) until it is stopped, each caller from an address of its own. */
export class Load {
  readonly outcomes: Outcome[] = [];
  readonly #options: LoadOptions;
  readonly #callers: Promise<unknown>;
  #isOver = false;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.#callers = Promise.all(
      Array.from({ length: options.callers }, (_, caller) => this.#call(caller)),
    );
  }

  async stop(): Promise<Outcome[]> {
    this.#isOver = true;
    await this.#callers;
    return this.outcomes;
  }

  async #call(caller: number): Promise<void> {
    for (let at = caller; !this.#isOver; at += 1) {
      const what = at % 5 === 0 ? 'write' : 'read';
      const begunAt = performance.now();
      const status = await this.#send(what, at, `10.0.${caller}.${at % 250}`);
      this.outcomes.push({ status, what, begunAt, endedAt: performance.now() });
      await sleep(this.#options.pauseMs ?? 5);
    }
  }

  async #send(what: Outcome['what'], at: number, address: string): Promise<number> {
    const { url } = this.#options;
    const headers = { 'x-forwarded-for': address };
    try {
      const answer =
        what === 'write'
          ? await fetch(`${url}/api/v1/click/new/`, {
              method: 'POST',
              headers: { ...headers, ...csrf },
            })
          : await fetch(`${url}/api/v1/${reads[at % reads.length]}`, { headers });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }
}

/** Starts a load that ends with the test: that of a test that fails would disturb the tests after it. */
export function startLoad(options: LoadOptions): Load {
  const load = new Load(options);
  onTestFinished(async () => void (await load.stop()));
  return load;
}

/** Counts outcomes by kind and status. */
export function countOutcomes(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { what, status } of outcomes) {
    const key = `${what} ${status || 'without answer'}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Whether the server failed to respond, or rejected the request for an internal reason. */
export const hasFailed = ({ status }: Outcome): boolean => status === 0 || status >= 500;
