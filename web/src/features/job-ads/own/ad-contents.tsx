import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { dayOf } from '../../../core/text/dates.ts';
import { DateText } from '../../../core/ui/text/date-text.tsx';
import { DetailPart } from '../../../core/ui/page/detail.tsx';
import { Fact, Facts } from '../../../core/ui/page/facts.tsx';
import { UserHtml } from '../../../core/ui/text/user-html.tsx';
import { ContactList } from '../contact-list.tsx';
import { JobTypeBadge } from '../job-type-badge.tsx';
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
      <AdFacts ad={ad} siblings={siblings} />
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

function AdFacts({ ad, siblings }: AdContentsProps) {
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
      {siblings.length > 0 && (
        <Fact name="Auch für" wide>
          {siblings.join(' · ')}
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
      <Fact name="Sichtbar ab">
        <DateText day={ad.availability_start_date} />
      </Fact>
      <Fact name="Sichtbar bis">
        <DateText day={ad.availability_end_date} />
      </Fact>
      <Fact name="Veröffentlicht">
        <DateText day={ad.publish_date} />
      </Fact>
      <Fact name="Zuletzt geändert">
        {/* A time would be too much for a list of facts. */}
        <DateText day={dayOf(ad.last_updated)} />
        {ad.last_updated_by && ` von ${ad.last_updated_by}`}
      </Fact>
    </Facts>
  );
}
