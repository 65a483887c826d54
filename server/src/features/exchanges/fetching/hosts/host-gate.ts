import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HostTurns } from './host-turns.ts';

/** Requests to one host that are under way at the same time. */
export const maxConcurrent = 2;

interface Host {
  active: number;
  /** The moment from which the next request may begin, by `performance.now()`. */
  free: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets requests to a host begin: two at once, and each some time after the one before, however many runs read from it. A request that
 * has to wait does so until its signal is aborted; those before it have timeouts.
 */
export class HostGate {
  readonly #gapMs: number;
  readonly #turns: HostTurns | undefined;
  readonly #hosts = new Map<string, Host>();

  /**
   * @param gapMs milliseconds between the beginnings of two requests to the same host
   * @param turns turns that all processes share; without them only the requests of this process count
   */
  constructor(gapMs: number, turns?: HostTurns) {
    this.#gapMs = gapMs;
    this.#turns = turns;
  }

  /**
   * Waits until a request to the host may begin.
   * @returns the function to call when its response has been read or given up; further calls do nothing
   * @throws the signal's reason
   */
  async enter(name: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const host = this.#hosts.get(name) ?? { active: 0, free: 0, waiting: [] };
    this.#hosts.set(name, host);
    if (host.active < maxConcurrent) host.active += 1;
    else await waitForPlace(host, signal);
    let isInside = true;
    let endTurn: (() => void) | undefined;
    const leave = () => {
      endTurn?.();
      if (isInside) this.#leave(host);
      isInside = false;
    };
    const now = performance.now();
    const wait = Math.max(0, host.free - now);
    host.free = now + wait + this.#gapMs;
    try {
      if (wait > 0) await sleep(wait, undefined, signal && { signal });
      endTurn = await this.#turns?.take(name, signal);
    } catch (error) {
      leave();
      signal?.throwIfAborted();
      throw error;
    }
    return leave;
  }

  /**
   * Sends a request in its turn; its place is free again as soon as the response has been read or destroyed.
   * @throws the signal's reason, or the error of the request
   */
  async inTurn(
    name: string,
    signal: AbortSignal | undefined,
    ask: () => Promise<IncomingMessage>,
  ): Promise<IncomingMessage> {
    const leave = await this.enter(name, signal);
    try {
      const message = await ask();
      return message.once('close', leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Gives the place to the first request that waits for it. */
  #leave(host: Host): void {
    const next = host.waiting.shift();
    if (next !== undefined) return next();
    host.active -= 1;
    this.#forgetIdle();
  }

  /** Removes hosts without running requests whose next request may begin at once. */
  #forgetIdle(): void {
    const now = performance.now();
    for (const [name, { active, free }] of this.#hosts)
      if (active === 0 && free <= now) this.#hosts.delete(name);
  }

  /** Number of stored hosts. */
  get size(): number {
    return this.#hosts.size;
  }
}

function waitForPlace(host: Host, signal?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = () => {
    host.waiting.splice(host.waiting.indexOf(take), 1);
    reject(signal?.reason as Error);
  };
  const take = () => {
    signal?.removeEventListener('abort', stop);
    resolve();
  };
  host.waiting.push(take);
  signal?.addEventListener('abort', stop, { once: true });
  return promise;
}
