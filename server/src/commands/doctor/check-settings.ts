import { statSync } from 'node:fs';
import type { Config } from '../../core/config/config.ts';
import { about, type Finding } from './finding.ts';

const { ok, warn } = about('settings');

/** Checks `.env`, because it contains passwords of the database and the mail server. */
function envFile(path: string): Finding[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || process.platform === 'win32') return [];
  return (found.mode & 0o077) === 0
    ? []
    : [warn(`${path} can be read by other accounts and holds passwords: chmod 600 ${path}`)];
}

/** Checks for settings that are valid, but not meant for a real board. */
export function checkSettings(config: Config, env = '.env'): Finding[] {
  const found = envFile(env);
  const { publicUrl, operator, trustProxy, demoData } = config;
  if (demoData) found.push(warn('DEMO_DATA=on: this is a board with invented data'));
  if (!config.rateLimits) found.push(warn('RATE_LIMITS=off is for load tests: take it out'));
  if (config.importFromLocal)
    found.push(warn('IMPORT_FROM_LOCAL=on is for trials: imports reach this network; take it out'));
  if (config.logLevel === 'silent') found.push(warn('LOG_LEVEL=silent: errors leave no trace'));
  if (demoData) return found;
  if (publicUrl === undefined)
    found.push(warn('PUBLIC_URL is not set: links in mails and the sitemap lead to this machine'));
  else if (!publicUrl.startsWith('https:'))
    found.push(warn(`PUBLIC_URL=${publicUrl} is not https: passwords travel in the clear`));
  else if (!trustProxy)
    found.push(
      warn(
        'PUBLIC_URL is https, which a proxy answers, but TRUST_PROXY is off: all visitors share one limit. Set TRUST_PROXY=on where the proxy sets X-Forwarded-For',
      ),
    );
  if (config.staffTwoStep === 'required' && config.secretKeys.length === 0)
    found.push(
      warn(
        'STAFF_TWO_STEP=required without SECRET_KEY: secrets of authenticator apps are stored in plain. Set it to what `openssl rand -hex 32` prints',
      ),
    );
  if (operator.missing.length > 0)
    found.push(warn(`legal pages name an invented operator: set ${operator.missing.join(', ')}`));
  if (!found.some(({ state }) => state !== 'ok')) found.push(ok('complete'));
  return found;
}
