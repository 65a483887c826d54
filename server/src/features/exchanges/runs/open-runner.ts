import type { Config } from '../../../core/config/config.ts';
import { adapters } from '../adapters/all.ts';
import { copyLogos, type LogoDeps } from '../fetching/copy-logos.ts';
import { maxConcurrent } from '../fetching/hosts/host-gate.ts';
import { openHostTurns } from '../fetching/hosts/host-turns.ts';
import { openHttp, userAgentOf } from '../fetching/open-http.ts';
import { readOnThread } from './records/records-on-thread.ts';
import type { RunDeps } from './run-deps.ts';
import { ImportRunner } from './runner.ts';

/** Milliseconds between the beginnings of two requests to the same host, across all processes; 0 for our own machine. */
const hostGapMs = 200;

type Given = Pick<RunDeps, 'database' | 'changes' | 'clock' | 'onError' | 'hasSpace'> &
  Pick<LogoDeps, 'stored'>;

/** Returns the dependencies of a run: every adapter, the HTTP client, and the function that copies logos. */
export function runDeps(
  { publicUrl, importFromLocal }: Pick<Config, 'publicUrl' | 'importFromLocal'>,
  { stored, ...given }: Given,
): RunDeps {
  const gapMs = importFromLocal ? 0 : hostGapMs;
  const { database, onError } = given;
  const http = openHttp({
    userAgent: userAgentOf(publicUrl),
    allowLocal: importFromLocal,
    hostGapMs: gapMs,
    turns: openHostTurns({ database, onError, maxConcurrent, gapMs }),
  });
  const deps = { ...given, adapters, http, readRecords: readOnThread };
  return {
    ...deps,
    copyLogos: (exchange, signal) => copyLogos({ ...deps, stored }, exchange, signal),
  };
}

/** Returns the runner of the imports of a server. */
export const openRunner = (...given: Parameters<typeof runDeps>): ImportRunner =>
  new ImportRunner(runDeps(...given));
