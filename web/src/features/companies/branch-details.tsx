import { companyLockText } from '@lehrpfad/contract/companies/lock-options.ts';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { ReactNode } from 'react';
import { Button } from '../../core/ui/controls/button.tsx';
import { hrefOf, paths } from '../../core/navigation/paths.ts';
import { DeleteIcon, EditIcon, JobAdsIcon } from '../../core/ui/icons/area-icons.tsx';
import { ExternalLink } from '../../core/ui/text/external-link.tsx';
import { displayUrl, toHttps } from '../../core/text/web-links.ts';
import { ContactLinks } from '../contact-persons/contact-links.tsx';
import { contactName } from '../contact-persons/contact-name.ts';
import { AddressLines } from './address-lines.tsx';
import { AskButton } from './apprenticeships/ask-button.tsx';
import { OwnRequests } from './apprenticeships/own-requests.tsx';
import { adsText, type Belongings } from './belongings.ts';
import styles from './branch-details.module.css';
import { CheckNotice } from './check-notice.tsx';
import { NameChips } from './name-chips.tsx';

interface BranchDetailsProps {
  readonly company: FullCompany;
  readonly belongings: Belongings | undefined;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** Everything about a branch, and what can be done with it. */
export function BranchDetails({ company, belongings, onEdit, onClose }: BranchDetailsProps) {
  const { name, Professions: professions, Allowed_apprenticeships: allowed } = company;
  return (
    <>
      {company.locked && <LockNotice lock={company.editor_lock} />}
      <CheckNotice check={company.Check} />
      <div className={styles.facts}>
        <Part heading="Adresse">
          <AddressLines address={company.Address} />
        </Part>
        <Part heading="Webseite">
          <Website weblink={company.weblink} />
        </Part>
        <Part heading="Branchen">
          {professions.length > 0 ? (
            <NameChips names={professions} label="Branchen" />
          ) : (
            <p className={styles.none}>Keine Branche gewählt.</p>
          )}
        </Part>
        <Part heading="Ausbildungsberufe">
          {allowed.length > 0 ? (
            <NameChips names={allowed} label="Ausbildungsberufe" />
          ) : (
            <p>Dem Unternehmen wurden keine Ausbildungsberufe zugewiesen.</p>
          )}
          <p className={styles.why}>Festgelegt von der Redaktion.</p>
        </Part>
        <Part heading="Kontaktpersonen">
          <Contacts contacts={company.contacts} />
        </Part>
        <Part heading="Stellenanzeigen">
          {belongings && (
            <a href={hrefOf(paths.ownJobAds)} className={styles.link}>
              <JobAdsIcon />
              {adsText(belongings.ads.length)}
            </a>
          )}
        </Part>
      </div>
      <OwnRequests branchId={company.id} />
      <div className={styles.actions}>
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
    </>
  );
}

function LockNotice({ lock }: { readonly lock: FullCompany['editor_lock'] }) {
  return (
    <div className={styles.locked}>
      <p>
        Die Redaktion hat diese Filiale gesperrt: Ihre Stellenanzeigen und Events sind öffentlich
        nicht sichtbar. Bitte wenden Sie sich an Ihre Kammer.
      </p>
      {lock && (
        <p>
          <strong>Der Grund:</strong> {companyLockText(lock)}
        </p>
      )}
    </div>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.heading}>{heading}</h3>
      {children}
    </div>
  );
}

function Website({ weblink }: { readonly weblink: string }) {
  const website = toHttps(weblink);
  if (!website) return <p className={styles.none}>--Keine Webseite eingetragen--</p>;
  return <ExternalLink href={website}>{displayUrl(website)}</ExternalLink>;
}

function Contacts({ contacts }: Pick<FullCompany, 'contacts'>) {
  if (contacts.length === 0) return <p className={styles.none}>Keine Kontaktperson eingetragen.</p>;
  return (
    <ul className={styles.plain}>
      {contacts.map((contact) => (
        <li key={contact.id} className={styles.contact}>
          <span className={styles.name}>{contactName(contact)}</span>
          {contact.role && <span>{contact.role}</span>}
          <ContactLinks contact={contact} />
        </li>
      ))}
    </ul>
  );
}
