import { readFileSync } from 'node:fs';

/** Of the product, as its packages bear it. */
export const { version } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string };
