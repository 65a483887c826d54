import { ChangeFeed } from '../src/floor/changes.ts';
import { openDatabase } from '../src/floor/open-database.ts';
import { afterwards, probe, runnerOf } from './imports.ts';

/** Carries out what is queued and prints the number of each page before it comes, until it is killed. */
const [dataDir = '', databaseUrl] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir });
const changes = new ChangeFeed({
  ...{ database, onError: () => undefined, startOver: () => Promise.resolve() },
  apply: () => Promise.resolve(),
});
const adapter = probe({
  ...{ ads: afterwards, pageSize: 17 },
  onPage: (page) => void process.stdout.write(`page ${page}\n`),
});
await runnerOf({ database, changes }, adapter).drain();
await database.close();
