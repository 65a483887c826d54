import { adPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { hrefOf, pageUrl, resultsPath } from '../../../core/navigation/paths.ts';
import { PrintButton } from '../../../core/print/print-button.tsx';
import { encodeBase64Url } from '../../../core/text/base64url.ts';
import { ButtonLink } from '../../../core/ui/controls/button.tsx';
import { hiddenReasonsOf, statusOf } from '../management/ad-status.ts';

const loadSheet = async () => (await import('../public/ad-sheet.tsx')).AdSheet;

/** The search for an ad's occupation, with the ad open. */
function searchHref({ id, job_name: name }: OwnJobAd): string {
  const query = new URLSearchParams({ search_multi_match: name, ad: String(id) });
  return hrefOf(resultsPath(encodeBase64Url(query.toString())));
}

/** Links to a public ad as pupils see it, and prints it with a QR code for the door; nothing while the ad is not public. */
export function PublicAdActions({ ad }: { readonly ad: OwnJobAd }) {
  const url = pageUrl(adPagePath(ad));
  if (statusOf(ad) !== 'public' || hiddenReasonsOf(ad).length > 0) return null;
  return (
    <>
      <ButtonLink variant="default" href={searchHref(ad)}>
        In der Suche ansehen
      </ButtonLink>
      <PrintButton name="ad" label="Aushang drucken (A4)" load={loadSheet} sheet={{ ad, url }} />
      <PrintButton
        name="ad"
        label="Aushang drucken (A3)"
        load={loadSheet}
        sheet={{ ad, url, isPoster: true }}
        isFurther
      />
    </>
  );
}
