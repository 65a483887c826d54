import { expect, inject, it } from 'vitest';
import { openServerDatabase } from '../../core/database/server/server.ts';
import { afterTestFile, testDatabaseLocation } from '../../core/database/test-database.ts';
import { checkStandby } from './check-standby.ts';

it.runIf(inject('templates').kind === 'server')(
  'says what is wrong with DATABASE_READ_URL, and nothing without it',
  async () => {
    const { databaseUrl = '' } = await testDatabaseLocation();
    const database = await openServerDatabase(databaseUrl);
    afterTestFile(() => database.close());
    expect(await checkStandby(database, { databaseReadUrl: undefined })).toEqual([]);
    expect(await checkStandby(database, { databaseReadUrl: databaseUrl })).toEqual([
      {
        state: 'warn',
        what: 'standby',
        text: 'it is no standby that follows another server: see DATABASE_READ_URL. Meanwhile all reads go to DATABASE_URL',
      },
    ]);
    const away = 'postgres://nobody@127.0.0.1:1/board';
    expect(await checkStandby(database, { databaseReadUrl: away })).toMatchObject([
      { state: 'warn', text: expect.stringMatching(/ECONNREFUSED.+DATABASE_READ_URL/) },
    ]);
  },
);
