import { callbackify } from 'node:util';
import pg from 'pg';
import { markUnavailable } from './unavailable.ts';
import type { ServerAddresses } from './server-addresses.ts';

/** Time limit in ms for the response of each server. */
const maxProbeMs = 2000;
/** Pause in ms between two unsuccessful rounds, because many callers search while all servers are unavailable. */
const pauseMs = 250;

type Address = Pick<pg.Client, 'host' | 'port'>;

/** No server accepts writes now, which counts as an unavailable database. */
const noneFound = (cause: unknown): Error =>
  Object.assign(new Error('no server answers that takes writes', { cause }), { code: '57P03' });

/** @throws {Error} with the code of a server that accepts no writes */
async function refuseReadOnly(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ takes: boolean }>(
    `select current_setting('transaction_read_only') = 'off' as takes`,
  );
  if (!rows[0]?.takes)
    throw Object.assign(new Error('The server takes no writes.'), { code: '25006' });
}

/** Connects to a server. @returns its address if it accepts writes, or need not */
async function probe(url: string, mustTakeWrites: boolean, waitMs: number): Promise<Address> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: waitMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (mustTakeWrites) await refuseReadOnly(client);
    return { host: client.host, port: client.port };
  } finally {
    void client.end().catch(() => undefined);
  }
}

/**
 * Knows which of several servers accepts writes, and searches again after that one has failed: a single round at a time queries all of them
 * in parallel for all callers.
 */
export class WritableServer {
  readonly mustTakeWrites: boolean;
  readonly #urls: readonly string[];
  readonly #waitMs: number;
  #looking: Promise<Address> | undefined;
  #found: Address | undefined;

  /** @param connectionMs time limit of a caller for a connection; 0 for no limit */
  constructor({ urls, mustTakeWrites }: ServerAddresses, connectionMs: number) {
    this.#urls = urls;
    this.mustTakeWrites = mustTakeWrites;
    // The rest is for the connection to the server found.
    this.#waitMs = connectionMs === 0 ? maxProbeMs : Math.min(maxProbeMs, connectionMs / 2);
  }

  /** @throws {Error} of an unavailable database if no server is found */
  async find(): Promise<Address> {
    if (this.#found !== undefined) return this.#found;
    this.#looking ??= this.#look();
    return this.#looking;
  }

  /** Makes the next connection search again, unless that has already happened. */
  forget({ host, port }: Address): void {
    if (this.#found?.host === host && this.#found.port === port) this.#found = undefined;
  }

  async #look(): Promise<Address> {
    const probes = this.#urls.map((url) => probe(url, this.mustTakeWrites, this.#waitMs));
    try {
      this.#found = await markUnavailable(Promise.any(probes));
      this.#looking = undefined;
      return this.#found;
    } catch (error) {
      setTimeout(() => (this.#looking = undefined), pauseMs).unref();
      throw noneFound((error as AggregateError).errors[0]);
    }
  }
}

type Callback = Parameters<pg.Client['connect']>[0];

/** Makes the class of connections to the server that accepts writes. */
export function clientsOf(server: WritableServer): typeof pg.Client {
  return class extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: Callback): void;
    override connect(callback?: Callback): Promise<pg.Client> | void {
      const connecting = () => markUnavailable(this.#connectToFound());
      if (callback === undefined) return connecting();
      callbackify(connecting)(callback as (error: Error | null, client: pg.Client) => void);
    }

    async #connectToFound(): Promise<pg.Client> {
      const address = await server.find();
      Object.assign(this, address);
      try {
        await super.connect();
        if (server.mustTakeWrites) await refuseReadOnly(this);
      } catch (error) {
        server.forget(address);
        void this.end().catch(() => undefined);
        throw error;
      }
      // Whatever the reason for the end, the server may be gone.
      this.on('error', () => server.forget(address));
      return this;
    }
  };
}
