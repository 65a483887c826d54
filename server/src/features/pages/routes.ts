import { readSiteSettings } from '@lehrpfad/contract/pages.ts';
import type { Api } from '../../floor/api.ts';
import type { Config } from '../../floor/config.ts';

export function registerPages(api: Api, config: Pick<Config, 'mapStyleUrl' | 'fundingText'>): void {
  api.answer(readSiteSettings, () => ({
    map_style_url: config.mapStyleUrl,
    funding_text: config.fundingText,
  }));
}
