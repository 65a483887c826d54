import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { toHttps } from '../../../core/text/web-links.ts';

/**
 * Address of an import's original; null where there is none, or where the link to the employment agency leads there already. An ad
 * that an earlier version has kept on the device knows of no address.
 */
export function originalOf({
  source_url: url,
  ba_id: baId,
}: Partial<Pick<PublicJobAd, 'source_url' | 'ba_id'>>): string | null {
  return !url || (baId && url.includes(baId)) ? null : toHttps(url);
}
