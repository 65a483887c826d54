import type { Config } from '../../../floor/config.ts';
import { adapters } from '../adapters/all.ts';
import { copyLogos, type LogoParts } from '../fetching/copy-logos.ts';
import { openHttp, userAgentOf } from '../fetching/open-http.ts';
import type { RunParts } from './run-parts.ts';
import { ImportRunner } from './runner.ts';

type Given = Pick<RunParts, 'database' | 'changes' | 'clock' | 'onError'> &
  Pick<LogoParts, 'stored'>;

/** What carries out imports, with all adapters, and copies logos after each run. */
export function openRunner(
  { publicUrl, importFromLocal }: Pick<Config, 'publicUrl' | 'importFromLocal'>,
  { stored, ...given }: Given,
): ImportRunner {
  const http = openHttp({ userAgent: userAgentOf(publicUrl), allowLocal: importFromLocal });
  const parts = { ...given, adapters, http };
  return new ImportRunner({
    ...parts,
    copyLogos: (exchange, signal) => copyLogos({ ...parts, stored }, exchange, signal),
  });
}
