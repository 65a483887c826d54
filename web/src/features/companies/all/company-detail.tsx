import type { ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import { companyLockText } from '@lehrpfad/contract/companies/lock-options.ts';
import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { momentText } from '../../../core/text/dates.ts';
import { listPath } from '../../../core/list/list-address.ts';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { entryPath, hrefOf } from '../../../core/navigation/paths.ts';
import {
  EditIcon,
  JobAdsIcon,
  LockIcon,
  StatisticsIcon,
  UnlockIcon,
} from '../../../core/ui/icons/area-icons.tsx';
import { Detail, DetailPart } from '../../../core/ui/page/detail.tsx';
import { Fact, Facts } from '../../../core/ui/page/facts.tsx';
import { CompanyWebsite } from '../company-website.tsx';
import { TeamOf } from '../../team/team-of.tsx';
import { ObjectTrail } from '../../audit/object-trail.tsx';
import { adsText, eventsText } from '../belongings.ts';
import { CompanyLogo } from '../../../core/ui/media/company-logo.tsx';
import { CoverPicture } from '../../../core/ui/media/cover-picture.tsx';
import { NameChips } from '../decisions/name-chips.tsx';
import { AddressLines } from '../address-lines.tsx';
import { CompanyContacts } from './company-contacts.tsx';
import { MailText } from '../../../core/ui/text/mail-text.tsx';
import { CompanyBadges } from './company-badges.tsx';

interface CompanyDetailProps {
  readonly company: ListedCompany;
  /** Whether the focus moves to the title at first. */
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
  readonly onLock: () => void;
}

/** The detail of a company, with the actions of editors. */
export function CompanyDetail({ company, onEdit, onLock, ...props }: CompanyDetailProps) {
  // Fixed at the first render: later the focus may return to a button here after its dialog closes.
  const [takesFocus] = useState(props.takesFocus);
  const { name, locked, editor_lock: lock } = company;
  return (
    <Detail
      picture={<CompanyLogo path={company.logo} company={company.name} />}
      title={name}
      owner={company.Address?.City.city}
      takesFocus={takesFocus}
    >
      <CompanyBadges {...company} />
      {lock && (
        <p className="wrap-anywhere">
          Gesperrt seit {momentText(lock.since)}: {companyLockText(lock)}
        </p>
      )}
      <Actions locked={locked} onEdit={onEdit} onLock={onLock} />
      <CoverPicture cover={company.cover} />
      <Facts layout="even">
        <Fact name="Adresse">
          <AddressLines address={company.Address} />
        </Fact>
        <Fact name="Konto" wide>
          <Owner {...company} />
        </Fact>
      </Facts>
      <CompanyParts company={company} />
      {company.owner && <TeamOf owner={company.owner.id} />}
      <ObjectTrail subject="company" id={company.id} />
    </Detail>
  );
}

/** The parts with everything that belongs to the company. */
function CompanyParts({ company }: Pick<CompanyDetailProps, 'company'>) {
  const { Professions: professions, Allowed_apprenticeships: allowed } = company;
  return (
    <>
      <DetailPart heading="Stellenanzeigen und Events">
        <AdsAndEvents {...company} />
      </DetailPart>
      <DetailPart heading="Webseite">
        <CompanyWebsite weblink={company.weblink} />
      </DetailPart>
      <DetailPart heading="Kontaktpersonen">
        <CompanyContacts company={company} />
      </DetailPart>
      <DetailPart heading="Branchen">
        <NameChips names={professions} label="Branchen" none="Keine Branche gewählt." />
      </DetailPart>
      <DetailPart heading="Zugelassene Ausbildungsberufe">
        <NameChips
          names={allowed}
          label="Zugelassene Ausbildungsberufe"
          none="Dem Unternehmen wurden keine Ausbildungsberufe zugewiesen."
        />
      </DetailPart>
    </>
  );
}

interface ActionsProps extends Pick<CompanyDetailProps, 'onEdit' | 'onLock'> {
  readonly locked: boolean;
}

function Actions({ locked, onEdit, onLock }: ActionsProps) {
  return (
    <div className="wrap gap-2">
      <Button variant="default" icon={<EditIcon />} onClick={onEdit}>
        Bearbeiten
      </Button>
      <Button variant="default" icon={locked ? <UnlockIcon /> : <LockIcon />} onClick={onLock}>
        {locked ? 'Freigeben' : 'Sperren'}
      </Button>
    </div>
  );
}

function AdsAndEvents({ id, ads, events }: ListedCompany) {
  return (
    <>
      <a
        href={hrefOf(listPath(editorPaths.allJobAds, { company: String(id) }))}
        className="tap-line gap-2"
      >
        <JobAdsIcon />
        {adsText(ads)}
      </a>
      <p className="text-soft">{eventsText(events)}</p>
      <a href={hrefOf(entryPath(editorPaths.companyFigures, id))} className="tap-line gap-2">
        <StatisticsIcon />
        Zahlen ansehen
      </a>
    </>
  );
}

function Owner({ owner, external }: ListedCompany) {
  if (!owner) return external ? 'Importiert, ohne registriertes Konto' : 'Ohne Konto';
  return (
    <span className="grid wrap-anywhere">
      <span>{owner.name}</span>
      {owner.name !== owner.email && (
        <span className="font-normal">
          <MailText address={owner.email} />
        </span>
      )}
      {!owner.validated && (
        <span className="font-normal">
          Nicht validiert: Die Stellenanzeigen erscheinen nicht in der Suche.
        </span>
      )}
    </span>
  );
}
