import type { FullCompany } from '@lehrpfad/contract/companies.ts';
import { ConflictNotice } from '../../floor/form/conflict-notice.tsx';
import { DraftNotice } from '../../floor/form/draft-notice.tsx';
import { ErrorSummary } from '../../floor/form/error-summary.tsx';
import { FieldStack, RequiredHint } from '../../floor/form/form-parts.tsx';
import { contactName } from '../contact-persons/contact-name.ts';
import { useOwnContactPersons } from '../contact-persons/queries.ts';
import { CompanyBasics } from './company-basics.tsx';
import styles from './company-fields.module.css';
import { comparedLabels, companyReaders, companyValues } from './company-values.ts';
import { ContactChoice } from './contact-choice.tsx';
import { NameChips } from './name-chips.tsx';
import type { CompanyForm } from './use-company-form.ts';

interface CompanyFieldsProps extends CompanyForm {
  readonly company: FullCompany | null;
}

/** What a form asks about a company. */
export function CompanyFields({ company, form, conflict }: CompanyFieldsProps) {
  const { data: contacts = [] } = useOwnContactPersons();
  const names = new Map(contacts.map((contact) => [contact.id, contactName(contact)]));
  return (
    <FieldStack>
      <ConflictNotice
        form={form}
        conflict={conflict}
        valuesOf={companyValues}
        fields={comparedLabels}
        readers={companyReaders(names)}
      />
      <DraftNotice form={form} hasFiles />
      <ErrorSummary form={form} />
      <RequiredHint />
      <CompanyBasics
        name={form.field('name')}
        weblink={form.field('weblink')}
        street={form.field('Address.street')}
        additional={form.field('Address.additional')}
        place={form.field('Address.City')}
        logo={form.field('logo')}
        professions={form.field('Professions')}
        current={company?.logo}
      />
      <Apprenticeships company={company} />
      <ContactChoice {...form.field('Contacts')} />
    </FieldStack>
  );
}

/** Not for the company to change. */
function Apprenticeships({ company }: { readonly company: FullCompany | null }) {
  const allowed = company?.Allowed_apprenticeships ?? [];
  return (
    <div className={styles.fixed}>
      <p className={styles.label}>Ausbildungsberufe</p>
      {allowed.length > 0 ? (
        <NameChips names={allowed} label="Ausbildungsberufe" />
      ) : (
        <p>Dem Unternehmen wurden keine Ausbildungsberufe zugewiesen.</p>
      )}
      <p className={styles.why}>
        In welchen Berufen Sie ausbilden dürfen, legt die Redaktion der Kammern fest.
      </p>
    </div>
  );
}
