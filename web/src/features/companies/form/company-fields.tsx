import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { ConflictNotice } from '../../../core/form/conflict/conflict-notice.tsx';
import { DraftNotice } from '../../../core/form/drafts/draft-notice.tsx';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import type { Choice, FieldProps } from '../../../core/form/fields/field-props.ts';
import { MultiPickerField } from '../../../core/form/fields/choices/multi-picker-field.tsx';
import { FieldStack, RequiredHint } from '../../../core/form/form-parts.tsx';
import { contactName } from '../../contact-persons/contact-name.ts';
import { useOwnContactPersons } from '../../contact-persons/queries.ts';
import { CompanyBasics } from './company-basics.tsx';
import { companyReaders, inheritedNames } from './company-values.ts';
import { ContactChoice } from './contact-choice.tsx';
import { NameChips } from '../decisions/name-chips.tsx';
import { useOwnCompanies } from '../queries.ts';
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
      <ConflictNotice form={form} conflict={conflict} readers={companyReaders(names)} />
      <DraftNotice form={form} />
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
      {company === null ? (
        <Inherited field={form.field('Allowed_apprenticeships')} />
      ) : (
        <Apprenticeships company={company} />
      )}
      <ContactChoice {...form.field('Contacts')} />
    </FieldStack>
  );
}

/** A new branch may train for what the account may, unless it is less. */
function Inherited({ field }: { readonly field: FieldProps<readonly Choice[]> }) {
  const { data: companies = [] } = useOwnCompanies();
  const names = inheritedNames(companies);
  if (names.length === 0) return null;
  return (
    <MultiPickerField
      {...field}
      source={names}
      placeholder="Ausbildungsberuf suchen"
      nothing="Kein Ausbildungsberuf gefunden."
      description="Übernommen von Ihren anderen Filialen. Nehmen Sie heraus, was hier nicht ausgebildet wird; ohne Auswahl gelten alle."
    />
  );
}

/** Not for the company to change. */
function Apprenticeships({ company }: { readonly company: FullCompany }) {
  const allowed = company.Allowed_apprenticeships;
  return (
    <div className="py-4 px-4 rounded-md bg-accent">
      <p className="font-bold">Ausbildungsberufe</p>
      {allowed.length > 0 ? (
        <NameChips names={allowed} label="Ausbildungsberufe" />
      ) : (
        <p>Dem Unternehmen wurden keine Ausbildungsberufe zugewiesen.</p>
      )}
      <p className="text-hint">
        In welchen Berufen Sie ausbilden dürfen, legt die Redaktion der Kammern fest. Weitere Berufe
        fragen Sie in der Filialenverwaltung an.
      </p>
    </div>
  );
}
