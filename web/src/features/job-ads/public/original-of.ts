import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { toHttps } from '../../../core/text/web-links.ts';

/**
 * Returns the URL of an imported ad's original; null if there is none, or if the link to the employment agency already leads there. Ads
 * stored on the device by an earlier version have no such field.
 */
export function originalOf({
  source_url: url,
  ba_id: baId,
}: Partial<Pick<PublicJobAd, 'source_url' | 'ba_id'>>): string | null {
  return !url || (baId && url.includes(baId)) ? null : toHttps(url);
}
