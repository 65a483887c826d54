import type { ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import { ConflictNotice } from '../../../core/form/conflict/conflict-notice.tsx';
import { DraftNotice } from '../../../core/form/drafts/draft-notice.tsx';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { FieldStack, RequiredHint } from '../../../core/form/form-parts.tsx';
import { MultiPickerField } from '../../../core/form/fields/choices/multi-picker-field.tsx';
import { PickerField } from '../../../core/form/fields/choices/picker-field.tsx';
import { contactName } from '../../contact-persons/contact-name.ts';
import { useContactPersonsOf } from '../../contact-persons/queries.ts';
import { useJobNames } from '../../occupations/catalogue-queries.ts';
import { CompanyBasics } from '../form/company-basics.tsx';
import { companyReaders } from '../form/company-values.ts';
import { AccountContacts } from './account-contacts.tsx';
import { anyCompanyValues, type AnyCompanyValues } from './any-company-values.ts';
import { ownerSearch } from './queries.ts';
import { isOwnersChoice, type AnyCompanyForm } from './use-any-company-form.ts';

interface AnyCompanyFieldsProps extends AnyCompanyForm {
  readonly company: ListedCompany | null;
}

/** What the editors' form asks about a company. */
export function AnyCompanyFields({ company, form, conflict }: AnyCompanyFieldsProps) {
  const { data: jobNames = [] } = useJobNames();
  const { data: contacts = [] } = useContactPersonsOf(company?.User?.id ?? null);
  const names = new Map(contacts.map((contact) => [contact.id, contactName(contact)]));
  return (
    <FieldStack>
      <ConflictNotice<AnyCompanyValues>
        form={form}
        conflict={conflict}
        readers={companyReaders(names)}
      />
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
      <MultiPickerField
        {...form.field('Allowed_apprenticeships')}
        source={jobNames}
        placeholder="Ausbildungsberuf suchen"
        nothing="Kein Ausbildungsberuf gefunden."
        description="Nur in diesen Berufen kann die Firma Ausbildungsplätze anbieten."
      />
      <Owner company={company} form={form} />
    </FieldStack>
  );
}

/** The account that a company belongs to, and which of its contact persons stand there. */
function Owner({ company, form }: Pick<AnyCompanyFieldsProps, 'company' | 'form'>) {
  const account = form.values.User;
  const stored = anyCompanyValues(company);
  const isMoving = company !== null && (account?.id ?? null) !== (company.User?.id ?? null);

  function choose(User: Choice | null): void {
    // Another account has other contact persons.
    const Contacts = User?.id === stored.User?.id ? stored.Contacts : [];
    form.set({ ...form.values, User, Contacts });
  }

  return (
    <>
      <PickerField
        {...form.field('User')}
        onChange={choose}
        source={ownerSearch}
        placeholder="Name oder E-Mail-Adresse"
        nothing="Kein Unternehmenskonto gefunden."
        description="Wem die Firma gehört. Leer: Sie gehört zu keinem Konto."
      />
      {isMoving && (
        <p role="note">
          Mit dem Speichern wechselt die Firma samt Stellenanzeigen und Events das Konto.
          Kontaktpersonen des bisherigen Kontos stehen dann nicht mehr dabei.
        </p>
      )}
      {account && isOwnersChoice(company, account.id) && (
        <AccountContacts {...form.field('Contacts')} account={account.id} />
      )}
    </>
  );
}
