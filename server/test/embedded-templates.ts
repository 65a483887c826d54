import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '../src/core/database/embedded/embedded.ts';
import { prepareDatabase } from '../src/base-data/prepare-database.ts';
import { migrate } from '../src/core/database/migrate.ts';

/** Creates the template folders once for the whole run. */
export async function setup(project: TestProject): Promise<() => void> {
  const at = mkdtempSync(join(tmpdir(), 'lehrpfad-templates-'));
  const empty = await openEmbeddedDatabase(join(at, 'empty'));
  await migrate(empty);
  await empty.close();
  // Creating a database takes longer than all migrations, so the first one is copied.
  cpSync(join(at, 'empty'), join(at, 'base'), { recursive: true });
  const base = await openEmbeddedDatabase(join(at, 'base'));
  await prepareDatabase(base);
  await base.close();
  project.provide('templates', { kind: 'embedded', at });
  return () => rmSync(at, { recursive: true, force: true });
}
