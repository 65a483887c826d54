import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { ComponentProps, ReactNode } from 'react';
import { PrintButton } from '../../../core/print/print-button.tsx';
import { useOpenTitle } from '../../../core/navigation/page.tsx';
import { Detail, DetailPart } from '../../../core/ui/page/detail.tsx';
import { useIsMobile } from '../../../core/api/media.ts';
import { ApplyBar, ApplyButton } from '../apply/apply-bar.tsx';
import { AdFacts, AdTexts, factsOf } from './ad-facts.tsx';
import { CompanyBlock } from './company-block.tsx';
import { CompanyLogo } from '../../../core/ui/media/company-logo.tsx';
import { CoverPicture } from '../../../core/ui/media/cover-picture.tsx';
import { ContactList } from './contact-list.tsx';
import { FavouriteButton } from '../favourites/favourite-star.tsx';
import { FileList } from './file-list.tsx';
import { foreignLanguage, t } from '../../../core/texts/texts.ts';
import styles from './job-ad-detail.module.css';
import { ShareButton } from '../../../core/ui/controls/share-button.tsx';
import { ReportAd } from '../report/report-ad.tsx';
import { titleText } from '../title.tsx';

const loadSheet = async () => (await import('./ad-sheet.tsx')).AdSheet;

interface JobAdDetailProps {
  readonly ad: PublicJobAd;
  readonly shareUrl: string;
  readonly takesFocus: boolean;
  /** Called when its link was shared or copied. */
  readonly onShared?: (() => void) | undefined;
  /** Town and distance, if the ad was found by a place; otherwise its town is shown. */
  readonly place?: string | undefined;
  /** Shown below the title: the actions of editors, or the age of an offline copy. */
  readonly tools?: ReactNode;
}

/** The detail of an ad, in the order of the specification (section 2, 'Detail content'). */
export function JobAdDetail({
  ad,
  shareUrl,
  takesFocus,
  onShared,
  place,
  tools,
}: JobAdDetailProps) {
  // A preview does not change the title of the window.
  useOpenTitle(shareUrl && `${ad.title}, ${ad.company_name}`);
  // On a phone the main action sticks to the lower edge, where the thumb is.
  const isMobile = useIsMobile();
  return (
    <>
      <CoverPicture cover={ad.company_cover} />
      <Detail
        picture={<CompanyLogo path={ad.company_logo} company={ad.company_name} />}
        title={titleText(ad.title)}
        owner={ad.company_name}
        place={place || ad.company_address?.city || ad.mapBox_city}
        takesFocus={takesFocus}
      >
        {foreignLanguage() && <p className="text-hint">{t('Diese Anzeige ist auf Deutsch.')}</p>}
        {tools}
        <AdFacts facts={factsOf(ad)} />
        <div className={`${styles.actions} wrap`}>
          {!isMobile && <ApplyButton ad={ad} url={shareUrl} />}
          <FavouriteButton ad={ad} />
          <ShareButton url={shareUrl} title={ad.title} onShared={onShared} />
          {/* A preview has no URL. */}
          {shareUrl && <PrintButton name="ad" load={loadSheet} sheet={{ ad, url: shareUrl }} />}
        </div>
        <AdTexts ad={ad} below={3} />
        <AdParts ad={ad} isPublic={shareUrl !== ''} />
        {/* A preview cannot be reported. */}
        {shareUrl && <ReportAd ad={ad} />}
      </Detail>
      {isMobile && <ApplyBar ad={ad} url={shareUrl} />}
    </>
  );
}

/** The parts below the texts: documents, company and contact persons. */
function AdParts({ ad, isPublic }: ComponentProps<typeof CompanyBlock>) {
  return (
    <>
      {ad.files.length > 0 && (
        <DetailPart heading={t('Dokumente')}>
          <FileList files={ad.files} />
        </DetailPart>
      )}
      <DetailPart heading={t('Unternehmen')}>
        <CompanyBlock ad={ad} isPublic={isPublic} />
      </DetailPart>
      {ad.contacts.length > 0 && (
        <DetailPart heading={t('Ansprechpersonen')}>
          <ContactList contacts={ad.contacts} />
        </DetailPart>
      )}
    </>
  );
}
