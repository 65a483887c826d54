import { Notice } from '../../../core/ui/notices/notice.tsx';
import { companyLockText } from '@lehrpfad/contract/companies/lock-options.ts';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { hrefOf, paths } from '../../../core/navigation/paths.ts';
import { DeleteIcon, EditIcon, JobAdsIcon } from '../../../core/ui/icons/area-icons.tsx';
import { CoverPicture } from '../../../core/ui/media/cover-picture.tsx';
import { CompanyWebsite } from '../company-website.tsx';
import { ContactLinks } from '../../contact-persons/contact-links.tsx';
import { contactName } from '../../contact-persons/contact-name.ts';
import { AddressLines } from '../address-lines.tsx';
import { AskButton } from '../apprenticeships/ask-button.tsx';
import { OwnRequests } from '../apprenticeships/own-requests.tsx';
import { adsText, type Belongings } from '../belongings.ts';
import styles from './branch-details.module.css';
import { NameChips } from '../decisions/name-chips.tsx';
import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { InfoIcon } from '../../../core/ui/icons/icons.tsx';

interface BranchDetailsProps {
  readonly company: FullCompany;
  readonly belongings: Belongings | undefined;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** The detail of a branch with its actions. */
export function BranchDetails({ company, belongings, onEdit, onClose }: BranchDetailsProps) {
  return (
    <>
      {company.locked && <LockNotice lock={company.editor_lock} />}
      <CheckNotice check={company.Check} />
      <CoverPicture cover={company.cover} />
      <BranchFacts company={company} belongings={belongings} />
      <OwnRequests branchId={company.id} />
      <Actions company={company} onEdit={onEdit} onClose={onClose} />
    </>
  );
}

type BranchFactsProps = Pick<BranchDetailsProps, 'company' | 'belongings'>;

function BranchFacts({ company, belongings }: BranchFactsProps) {
  const { Professions: professions, Allowed_apprenticeships: allowed } = company;
  return (
    <div className={`${styles.facts} grid cols-fill-lg`}>
      <Part heading="Adresse">
        <AddressLines address={company.Address} />
      </Part>
      <Part heading="Webseite">
        <CompanyWebsite weblink={company.weblink} />
      </Part>
      <Part heading="Branchen">
        <NameChips names={professions} label="Branchen" none="Keine Branche gewählt." />
      </Part>
      <Part heading="Ausbildungsberufe">
        <NameChips
          names={allowed}
          label="Ausbildungsberufe"
          none="Dem Unternehmen wurden keine Ausbildungsberufe zugewiesen."
        />
        <p className="text-hint">Festgelegt von der Redaktion.</p>
      </Part>
      <Part heading="Kontaktpersonen">
        <Contacts contacts={company.contacts} />
      </Part>
      <Part heading="Stellenanzeigen">
        {belongings && (
          <a href={hrefOf(paths.ownJobAds)} className="tap-line gap-2">
            <JobAdsIcon />
            {adsText(belongings.ads.length)}
          </a>
        )}
      </Part>
    </div>
  );
}

type ActionsProps = Pick<BranchDetailsProps, 'company' | 'onEdit' | 'onClose'>;

function Actions({ company, onEdit, onClose }: ActionsProps) {
  const { name } = company;
  return (
    <div className="wrap gap-2 mt-5">
      <Button
        variant="default"
        icon={<EditIcon />}
        aria-label={`${name} bearbeiten`}
        onClick={onEdit}
      >
        Bearbeiten
      </Button>
      <AskButton company={company} />
      <Button
        variant="subtle"
        danger
        icon={<DeleteIcon />}
        aria-label={`Filiale schließen: ${name}`}
        onClick={onClose}
      >
        Filiale schließen
      </Button>
    </div>
  );
}

function LockNotice({ lock }: { readonly lock: FullCompany['editor_lock'] }) {
  return (
    <Notice tone="danger" className="grid gap-2 mb-4">
      <p>
        Die Redaktion hat diese Filiale gesperrt: Ihre Stellenanzeigen und Events sind öffentlich
        nicht sichtbar. Bitte wenden Sie sich an Ihre Kammer.
      </p>
      {lock && (
        <p>
          <strong>Der Grund:</strong> {companyLockText(lock)}
        </p>
      )}
    </Notice>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 font-normal text-hint">{heading}</h3>
      {children}
    </div>
  );
}

function Contacts({ contacts }: Pick<FullCompany, 'contacts'>) {
  if (contacts.length === 0) return <p className="text-soft">Keine Kontaktperson eingetragen.</p>;
  return (
    <ul className="grid list-plain gap-2">
      {contacts.map((contact) => (
        <li key={contact.id} className="grid justify-items-start">
          <span className="font-bold">{contactName(contact)}</span>
          {contact.role && <span>{contact.role}</span>}
          <ContactLinks contact={contact} />
        </li>
      ))}
    </ul>
  );
}

/** Shown for a branch whose name and town no editor has confirmed. */
function CheckNotice({ check }: { readonly check: FullCompany['Check'] }) {
  if (check === null || check.status === branchCheck.confirmed) return null;
  const isDeclined = check.status === branchCheck.declined;
  return (
    <Notice tone="attention" role="note" className="flex gap-3 mb-5">
      <InfoIcon />
      <div>
        <p className="font-bold">{isDeclined ? 'Nicht bestätigt' : 'Wird geprüft'}</p>
        <p>
          {isDeclined
            ? 'Die Redaktion hat diese Filiale unter diesem Namen und an diesem Ort nicht bestätigt: Ihr werden keine Anzeigen anderer Börsen zugeordnet. Wenn Sie Namen oder Ort ändern, wird sie noch einmal geprüft.'
            : 'Bis zur Bestätigung werden dieser Filiale keine Anzeigen anderer Börsen zugeordnet. Ihre eigenen Stellenanzeigen sind davon nicht betroffen.'}
        </p>
        {check.reason !== '' && <p>Begründung: {check.reason}</p>}
      </div>
    </Notice>
  );
}
