import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../../core/database/database.ts';
import { endTurn, keepTurn, leaseSeconds, takeTurn, type Turn } from './host-turns-store.ts';

/** Queues requests to hosts across all processes. */
export interface HostTurns {
  /**
   * Waits until a request to the host may begin.
   * @returns the function to call when its response has been read or given up
   * @throws the signal's reason
   */
  take(host: string, signal?: AbortSignal): Promise<() => void>;
}

interface Options {
  readonly database: Database;
  readonly maxConcurrent: number;
  readonly gapMs: number;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds after which a process checks again whether another one has finished. */
const pollMs = 250;

const nothing = () => undefined;

/**
 * The turns of all processes on one database. No transaction is open during a request: a turn is a row with a lease, which expires if the
 * process dies.
 */
export function openHostTurns({ database, onError, ...asked }: Options): HostTurns {
  const wait = (ms: number, signal?: AbortSignal) =>
    sleep(ms, undefined, signal && { signal }).catch(() => signal?.throwIfAborted());

  async function next(host: string, signal?: AbortSignal): Promise<Turn> {
    for (;;) {
      const turn = await takeTurn(database, host, asked);
      if (turn !== undefined) return turn;
      await wait(pollMs, signal);
    }
  }

  function leaving(lease: string): () => void {
    const timer = setInterval(
      () => void keepTurn(database, lease).catch(onError),
      (leaseSeconds / 3) * 1000,
    );
    timer.unref();
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      clearInterval(timer);
      void endTurn(database, lease).catch(onError);
    };
  }

  return {
    async take(host, signal) {
      let turn: Turn;
      try {
        turn = await next(host, signal);
      } catch (error) {
        signal?.throwIfAborted();
        // The request goes on without the shared turn; the limit of this process still holds.
        onError(error);
        return nothing;
      }
      const leave = leaving(turn.lease);
      try {
        if (turn.waitMs > 0) await wait(turn.waitMs, signal);
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
  };
}
