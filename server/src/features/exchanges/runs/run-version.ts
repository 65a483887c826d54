import type { FetchContext } from '../adapters/adapter.ts';
import type { FeedVersion } from '../adapters/feed/feed-version.ts';
import type { ClaimedRun } from './claims/claimed-run.ts';
import {
  deleteFeedVersion,
  findFeedVersion,
  findLastUpdated,
  saveFeedVersion,
} from './feed-version-store.ts';
import type { RunDeps } from './run-deps.ts';

/** The stored version of a run's feed, and the version that the run has read. */
export class RunVersion {
  readonly #deps: Pick<RunDeps, 'database' | 'clock'>;
  readonly #run: ClaimedRun;
  readonly #isWhole: boolean;
  #read: FeedVersion | undefined;
  #exchangeUpdated = '';
  #begun = new Date(0);
  #isForgotten = false;

  constructor(deps: Pick<RunDeps, 'database' | 'clock'>, run: ClaimedRun) {
    this.#deps = deps;
    this.#run = run;
    // A run that continues after another process has stopped reads only the rest.
    this.#isWhole = run.progress.at === null && run.progress.dealtWith === 0;
  }

  /** Returns the parts of it that the adapter needs. */
  async begin(): Promise<Pick<FetchContext, 'knownVersion' | 'keepVersion'>> {
    const { database, clock } = this.#deps;
    const { id, exchange } = this.#run;
    if (!this.#isWhole) return {};
    this.#begun = clock();
    this.#exchangeUpdated = await findLastUpdated(database, exchange.id);
    return {
      knownVersion: await findFeedVersion(database, id, this.#begun),
      keepVersion: (version) => (this.#read = version),
    };
  }

  /** Deletes the stored version, since this run changes the records that were read from it. */
  async forget(): Promise<void> {
    if (!this.#isForgotten) await deleteFeedVersion(this.#deps.database, this.#run.exchange.id);
    this.#isForgotten = true;
  }

  /** Stores the version that was read, once the run has written and taken down everything. */
  async save(): Promise<void> {
    if (this.#read === undefined) return;
    await saveFeedVersion(this.#deps.database, this.#run.exchange.id, this.#read, {
      exchangeUpdated: this.#exchangeUpdated,
      begun: this.#begun,
    });
  }
}
