import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { ReactNode } from 'react';
import { PrintButton } from '../../core/print/print-button.tsx';
import { DateText } from '../../core/ui/text/date-text.tsx';
import { Detail, DetailPart } from '../../core/ui/page/detail.tsx';
import { Fact, Facts } from '../../core/ui/page/facts.tsx';
import { UserHtml } from '../../core/ui/text/user-html.tsx';
import { CompanyBlock } from './company-block.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { ContactList } from './contact-list.tsx';
import { FavouriteButton } from './favourite-star.tsx';
import { FileList } from './file-list.tsx';
import styles from './job-ad-detail.module.css';
import { JobTypeBadge } from './job-type-badge.tsx';
import { ShareButton } from './share-button.tsx';

const loadSheet = async () => (await import('./ad-sheet.tsx')).AdSheet;

interface JobAdDetailProps {
  readonly ad: PublicJobAd;
  readonly shareUrl: string;
  readonly takesFocus: boolean;
  /** Stands below the title: what an editor can do with it, how old it is. */
  readonly tools?: ReactNode;
}

/** Everything about an ad, in the order of the specification (section 2, 'Detail content'). */
export function JobAdDetail({ ad, shareUrl, takesFocus, tools }: JobAdDetailProps) {
  return (
    <Detail
      picture={<CompanyLogo path={ad.company_logo} company={ad.company_name} />}
      title={ad.title}
      owner={ad.company_name}
      takesFocus={takesFocus}
    >
      {tools}
      <AdFacts ad={ad} />
      <div className={styles.actions}>
        <FavouriteButton ad={ad} />
        <ShareButton url={shareUrl} />
        {/* A preview leads nowhere. */}
        {shareUrl && <PrintButton name="ad" load={loadSheet} sheet={{ ad, url: shareUrl }} />}
      </div>
      <DetailPart heading="Beschreibung">
        {ad.details.trim() === '' ? (
          <p>keine Stellenbeschreibung vorhanden</p>
        ) : (
          <UserHtml html={ad.details} below={3} />
        )}
      </DetailPart>
      {ad.annotation.trim() !== '' && (
        <DetailPart heading="Anmerkung">
          <UserHtml html={ad.annotation} below={3} />
        </DetailPart>
      )}
      {ad.files.length > 0 && (
        <DetailPart heading="Dokumente">
          <FileList files={ad.files} />
        </DetailPart>
      )}
      <DetailPart heading="Unternehmen">
        <CompanyBlock ad={ad} />
      </DetailPart>
      {ad.contacts.length > 0 && (
        <DetailPart heading="Ansprechpersonen">
          <ContactList contacts={ad.contacts} />
        </DetailPart>
      )}
    </Detail>
  );
}

function AdFacts({ ad }: { readonly ad: PublicJobAd }) {
  return (
    <Facts layout="flowing">
      <Fact name="Beruf" wide>
        {ad.job_name || ad.Job_name.name}
      </Fact>
      {ad.Profession && (
        <Fact name="Branche" wide>
          {ad.Profession.name}
        </Fact>
      )}
      <Fact name="Art">
        <JobTypeBadge type={ad.job_type_int} />
      </Fact>
      <Fact name="Beginn">
        <DateText day={ad.job_start} />
      </Fact>
      {ad.job_end && (
        <Fact name="Ende">
          <DateText day={ad.job_end} />
        </Fact>
      )}
      <Fact name="Veröffentlicht">
        <DateText day={ad.publish_date} />
      </Fact>
      {ad.availability_end_date && (
        <Fact name="Sichtbar bis">
          <DateText day={ad.availability_end_date} />
        </Fact>
      )}
    </Facts>
  );
}
