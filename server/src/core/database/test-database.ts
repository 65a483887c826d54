import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openEmbeddedDatabase } from './embedded/embedded.ts';
import { openServerDatabase } from './server/server.ts';
import type { Database } from './database.ts';
import { keepPrivate } from '../files/private-folder.ts';

/** The templates that the test run has prepared: folders to copy, or databases to clone. */
export interface Templates {
  readonly kind: 'embedded' | 'server';
  /** Folder of the template databases, or URL of the server. */
  readonly at: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
    /** Set by `npm run test:slow`, where tests may take minutes. */
    endurance?: true;
  }
}

/** `empty`: migrated; `base`: also with places, occupations and vocabulary. */
export type TemplateName = 'empty' | 'base';

const cleanups: (() => Promise<void>)[] = [];

/** Closes and removes all resources that this test file has opened; called by the test setup. */
export async function closeTestDatabases(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

/** Registers a cleanup that runs after the test file. */
export function afterTestFile(cleanup: () => Promise<void>): void {
  cleanups.push(cleanup);
}

/** Creates a folder that is removed after the test file. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-test-'));
  afterTestFile(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function cloneOnServer(
  url: string,
  template: TemplateName,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  // Copying the files takes half the time of writing each page to the log, which tests do not need.
  await admin(`create database ${name} template ${template} strategy file_copy`);
  const clone = new URL(url);
  clone.pathname = `/${name}`;
  return { url: clone.href, drop: () => admin(`drop database ${name} with (force)`) };
}

/** Returns the location of a fresh database, for tests that open it themselves or several times. */
export async function testDatabaseLocation(
  template: TemplateName = 'empty',
): Promise<{ databaseUrl: string | undefined; dataDir: string }> {
  const { kind, at } = inject('templates');
  const dataDir = testFolder();
  if (kind === 'embedded') {
    cpSync(join(at, template), join(dataDir, 'database'), { recursive: true });
    // With the permissions that a server sets; otherwise it logs a warning.
    keepPrivate(dataDir);
    return { databaseUrl: undefined, dataDir };
  }
  const clone = await cloneOnServer(at, template);
  afterTestFile(clone.drop);
  return { databaseUrl: clone.url, dataDir };
}

/** Opens a fresh, migrated database that is closed and removed after the test file. */
export async function testDatabase(template: TemplateName = 'empty'): Promise<Database> {
  const { databaseUrl, dataDir } = await testDatabaseLocation(template);
  const database = databaseUrl
    ? await openServerDatabase(databaseUrl)
    : await openEmbeddedDatabase(join(dataDir, 'database'));
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await database.close();
  };
  afterTestFile(close);
  return { ...database, close };
}
