import { ChangeFeed } from '../src/core/database/change-feed/changes.ts';
import { openDatabase } from '../src/core/database/open-database.ts';
import { afterwards, probe, runnerOf } from './imports.ts';

/**
 * Runs the queued imports and prints the number of each page before it is read, until it is killed: from outside, or at the ad
 * whose id is DEADLY.
 */
const [dataDir = '', databaseUrl] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir });
const changes = new ChangeFeed({
  database,
  onError: () => undefined,
  startOver: () => Promise.resolve(),
  apply: () => Promise.resolve(),
});
await changes.start();
const adapter = probe({
  ads: afterwards,
  pageSize: 17,
  onPage: (page) => void process.stdout.write(`page ${page}\n`),
});
const deadly = process.env['DEADLY'];
await runnerOf(
  { database, changes },
  {
    ...adapter,
    normalise: (raw, settings) => {
      if ((raw as { id?: string }).id === deadly) process.kill(process.pid, 'SIGKILL');
      return adapter.normalise(raw, settings);
    },
  },
).drain();
await changes.stop();
await database.close();
