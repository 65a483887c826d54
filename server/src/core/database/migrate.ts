import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from './drizzle.ts';
import { OperatorError } from '../config/operator-error.ts';
import { advisoryKey, type Database, type Queries } from './database.ts';
import { migrations } from './schema.ts';
import { bareList } from './build.ts';

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url));

/** Returns the numbered SQL files in the order in which they are applied. */
export function migrationFiles(): string[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_\w+\.sql$/.test(file))
    .sort();
}

/** Runs `work` in one process at a time; the others wait. */
export async function withMigrationLock<Result>(
  database: Database,
  name: string,
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  const underIt = async (tx: Queries) => {
    await tx.rows(sql`select pg_advisory_xact_lock(${advisoryKey(name)}::bigint)`);
    return work(tx);
  };
  // A migration of a large board takes long, and so does waiting for the process that runs it.
  return database.transaction(underIt, 'read committed', 'endless');
}

/** Name of the lock that is held while the schema changes. */
export const migrationLock = 'lehrpfad-migrations';

/** @throws {OperatorError} if this program does not know one of the migrations */
export function refuseUnknownMigrations(names: readonly string[], holder: string): void {
  const known = migrationFiles();
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new OperatorError(`${holder} is newer than this program: it has ${unknown.join(', ')}.`);
  }
}

/** SQLSTATE of a lack of rights. */
const noRight = '42501';

/** How an account gets the right to create tables; since PostgreSQL 15 only the owner of a database has it. */
export const ownerRemedy =
  'make it the owner of this database: alter database … owner to …, or createdb -O …';

/** @throws {OperatorError} if the account may not create tables */
async function createMigrationsTable(tx: Queries): Promise<void> {
  try {
    await tx.rows(
      sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
    );
  } catch (error) {
    if ((error as { code?: unknown }).code !== noRight) throw error;
    throw new OperatorError(`The account of DATABASE_URL may not create tables: ${ownerRemedy}`);
  }
}

/**
 * Applies the missing migration files; the caller holds the lock.
 * @returns the names of the applied files
 */
export async function applyMigrations(
  tx: Queries,
  wanted: readonly string[] = migrationFiles(),
): Promise<string[]> {
  await createMigrationsTable(tx);
  const rows = await tx.rows<{ name: string }>(sql`select ${migrations.name} from ${migrations}`);
  const done = rows.map(({ name }) => name);
  refuseUnknownMigrations(done, 'The database');
  const missing = wanted.filter((name) => !done.includes(name));
  for (const name of missing) {
    await tx.script(readFileSync(folder + name, 'utf8'));
    await tx.rows(
      sql`insert into ${migrations} (${bareList(migrations, 'name')}) values (${name})`,
    );
  }
  return missing;
}

/**
 * Applies all missing migrations, or none of them.
 * @returns the names of the files that were applied
 */
export function migrate(database: Database): Promise<string[]> {
  return withMigrationLock(database, migrationLock, (tx) => applyMigrations(tx));
}
