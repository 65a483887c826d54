import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { findPostgres, startPostgres } from '../../server/test/postgres.ts';
import type { Engine } from './engine.ts';
import { MiniSearchEngine } from './minisearch.ts';
import { OramaEngine } from './orama.ts';
import { PostgresText } from './postgres-text.ts';

async function embedded(): Promise<Engine> {
  const database = await PGlite.create();
  return new PostgresText({
    query: async <Row>(text: string, values?: unknown[]) =>
      (await database.query<Row>(text, values)).rows,
    close: () => database.close(),
  });
}

/** Starts a separate PostgreSQL server; undefined if it is not installed. */
async function server(): Promise<Engine | undefined> {
  const programs = findPostgres();
  if (programs === undefined) return undefined;
  const { url, stop } = await startPostgres(programs);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return new PostgresText({
    query: async <Row>(text: string, values?: unknown[]) =>
      (await client.query(text, values)).rows as Row[],
    close: async () => {
      await client.end();
      await stop();
    },
  });
}

export const peerNames = ['MiniSearch', 'Orama', 'PGlite', 'PostgreSQL'] as const;

export type PeerName = (typeof peerNames)[number];

interface Peer {
  readonly start: () => Promise<Engine | undefined>;
  readonly differs: string;
}

/** Alternative search engines, each with the functions of the product's search that it lacks. */
export const peers: Readonly<Record<PeerName, Peer>> = {
  MiniSearch: {
    start: async () => new MiniSearchEngine(),
    differs: 'no parts of compounds, no stems; filters by a function on every hit',
  },
  Orama: {
    start: async () => new OramaEngine(),
    differs: 'no parts of compounds, no typing errors, no end of a start range',
  },
  PGlite: {
    start: embedded,
    differs: 'german full text, GIN; no parts of compounds, no typing errors, no umlaut forms',
  },
  PostgreSQL: {
    start: server,
    differs: 'as PGlite, in a process of its own over a socket; without fsync',
  },
};
