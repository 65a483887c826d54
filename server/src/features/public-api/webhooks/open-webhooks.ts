import type { Config } from '../../../core/config/config.ts';
import { SecretBox } from '../../../core/security/secret-box.ts';
import { openHttp, userAgentOf } from '../../exchanges/fetching/open-http.ts';
import type { SendingDeps } from './sending.ts';

/** Timeouts in milliseconds. A receiver has to accept a message at once, and process it afterwards. */
const timeouts = { connect: 5_000, headers: 15_000, idle: 5_000, body: 10_000 };

/** Returns the dependencies of sending to webhooks. Each delivery is tried once; the next turn tries it again. */
export function openWebhooks(
  {
    publicUrl,
    importFromLocal,
    secretKeys,
  }: Pick<Config, 'publicUrl' | 'importFromLocal' | 'secretKeys'>,
  given: Pick<SendingDeps, 'database' | 'clock' | 'links'>,
): SendingDeps {
  const userAgent = userAgentOf(publicUrl);
  const http = openHttp({ userAgent, allowLocal: importFromLocal, timeouts, retries: 0 });
  return { ...given, http, box: new SecretBox(secretKeys) };
}
