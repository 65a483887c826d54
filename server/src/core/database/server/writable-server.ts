import { callbackify } from 'node:util';
import pg from 'pg';
import { notingUnavailable } from './unavailable.ts';
import type { ServerAddresses } from './server-addresses.ts';

/** How long one waits for the answer of each server. */
const longestProbeMs = 2000;
/** Between two rounds that have found none: many calls ask while all servers are away. */
const pauseMs = 250;

type Address = Pick<pg.Client, 'host' | 'port'>;

/** No server takes writes now, which counts as a database that is away. */
const noneFound = (cause: unknown): Error =>
  Object.assign(new Error('no server answers that takes writes', { cause }), { code: '57P03' });

/** @throws {Error} with the code of a server that takes no writes */
async function refuseReadOnly(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ takes: boolean }>(
    `select current_setting('transaction_read_only') = 'off' as takes`,
  );
  if (!rows[0]?.takes)
    throw Object.assign(new Error('The server takes no writes.'), { code: '25006' });
}

/** Connects to a server. @returns its address if it takes writes, or does not have to */
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
 * Knows which of several servers takes writes, and looks for it anew once that one has failed: one round at a time asks all of them at
 * once, whoever waits for it.
 */
export class WritableServer {
  readonly mustTakeWrites: boolean;
  readonly #urls: readonly string[];
  readonly #waitMs: number;
  #looking: Promise<Address> | undefined;
  #found: Address | undefined;

  /** @param connectionMs how long a call waits for a connection at most; 0 for no limit */
  constructor({ urls, mustTakeWrites }: ServerAddresses, connectionMs: number) {
    this.#urls = urls;
    this.mustTakeWrites = mustTakeWrites;
    // The rest is for the connection to the server that was found.
    this.#waitMs = connectionMs === 0 ? longestProbeMs : Math.min(longestProbeMs, connectionMs / 2);
  }

  /** @throws {Error} of a database that is away, where none is found */
  async find(): Promise<Address> {
    if (this.#found !== undefined) return this.#found;
    this.#looking ??= this.#look();
    return this.#looking;
  }

  /** Has the next connection look for another one, unless that has happened already. */
  forget({ host, port }: Address): void {
    if (this.#found?.host === host && this.#found.port === port) this.#found = undefined;
  }

  async #look(): Promise<Address> {
    const probes = this.#urls.map((url) => probe(url, this.mustTakeWrites, this.#waitMs));
    try {
      this.#found = await notingUnavailable(Promise.any(probes));
      this.#looking = undefined;
      return this.#found;
    } catch (error) {
      setTimeout(() => (this.#looking = undefined), pauseMs).unref();
      throw noneFound((error as AggregateError).errors[0]);
    }
  }
}

type Callback = Parameters<pg.Client['connect']>[0];

/** Makes the class of connections that go to the server that takes writes. */
export function clientsOf(server: WritableServer): typeof pg.Client {
  return class extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: Callback): void;
    override connect(callback?: Callback): Promise<pg.Client> | void {
      const connecting = () => notingUnavailable(this.#connectToFound());
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
      // Whatever has ended it, the server may have gone.
      this.on('error', () => server.forget(address));
      return this;
    }
  };
}
