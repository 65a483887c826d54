import { readOperator } from '@lehrpfad/contract/pages/operator.ts';
import { readSiteSettings } from '@lehrpfad/contract/pages/pages.ts';
import type { Api } from '../../core/http/api.ts';
import type { Config } from '../../core/config/config.ts';
import type { PageValues } from '../../core/site/page-variants.ts';
import { operatorData, siteSettings } from './operator-data.ts';

/** Registers the endpoints that return the settings of the app shell. */
export function registerPages(
  api: Api,
  config: Pick<Config, 'mapStyleUrl' | 'fundingText' | 'operator' | 'retention'>,
): () => PageValues {
  const settings = siteSettings(config);
  const values: PageValues = { 'site-settings': JSON.stringify(settings) };
  const operator = operatorData(config);
  api.handle(readSiteSettings, () => settings);
  api.handle(readOperator, () => operator);
  return () => values;
}
