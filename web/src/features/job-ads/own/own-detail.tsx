import { DateText } from '../../../floor/ui/date-text.tsx';
import { Detail, DetailPart } from '../../../floor/ui/detail.tsx';
import { Fact, Facts } from '../../../floor/ui/facts.tsx';
import { UserHtml } from '../../../floor/ui/user-html.tsx';
import { CompanyLogo } from '../company-logo.tsx';
import { ContactList } from '../contact-list.tsx';
import { JobTypeBadge } from '../job-type-badge.tsx';
import { branchOf } from './ad-status.ts';
import { OwnActions, type OwnActionsProps } from './own-actions.tsx';
import { OwnFileList } from './own-file-list.tsx';
import { StatusBox } from './status-box.tsx';

interface OwnDetailProps extends OwnActionsProps {
  readonly takesFocus: boolean;
}

/** One of one's own ads: how it stands, what can be done with it, and what it says. */
export function OwnDetail(props: OwnDetailProps) {
  const { ad, siblings, takesFocus } = props;
  return (
    <Detail
      picture={<CompanyLogo path={ad.company_logo} company={ad.company_name} />}
      title={ad.title}
      owner={branchOf(ad)}
      takesFocus={takesFocus}
    >
      <StatusBox ad={ad} />
      <OwnActions {...props} />
      <OwnFacts ad={ad} siblings={siblings} />
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
    </Detail>
  );
}

/** When it was saved last; a time would be too much for a list of facts. */
const dayOf = (moment: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date(moment));

function OwnFacts({ ad, siblings }: Pick<OwnActionsProps, 'ad' | 'siblings'>) {
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
        <DateText day={dayOf(ad.last_updated)} />
        {ad.last_updated_by && ` von ${ad.last_updated_by}`}
      </Fact>
    </Facts>
  );
}
