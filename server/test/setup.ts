import { afterAll } from 'vitest';
import { closeTestDatabases } from '../src/floor/test-database.ts';

afterAll(closeTestDatabases);
