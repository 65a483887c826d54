import { afterAll } from 'vitest';
import { closeTestDatabases } from '../src/core/database/test-database.ts';

afterAll(closeTestDatabases);
