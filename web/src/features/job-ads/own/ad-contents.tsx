import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { DetailPart } from '../../../core/ui/page/detail.tsx';
import { AdFacts, AdTexts, factsOf } from '../ad-facts.tsx';
import { ContactList } from '../contact-list.tsx';
import { OwnFileList } from './own-file-list.tsx';

interface AdContentsProps {
  readonly ad: OwnJobAd;
  /** Names of the other branches that have the ad. */
  readonly siblings: readonly string[];
}

/** All that an ad says, for those who may change it. */
export function AdContents({ ad, siblings }: AdContentsProps) {
  return (
    <>
      <AdFacts facts={factsOf(ad, { siblings, last_updated_by: ad.last_updated_by })} />
      <AdTexts ad={ad} below={3} />
      {ad.files.length > 0 && (
        <DetailPart heading="Dokumente">
          <OwnFileList files={ad.files} />
        </DetailPart>
      )}
      {ad.contacts.length > 0 && (
        <DetailPart heading="Ansprechpersonen">
          <ContactList contacts={ad.contacts} />
        </DetailPart>
      )}
    </>
  );
}
