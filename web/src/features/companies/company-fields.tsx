import type { FullCompany } from '@lehrpfad/contract/companies.ts';
import { ConflictNotice } from '../../floor/form/conflict-notice.tsx';
import { DraftNotice } from '../../floor/form/draft-notice.tsx';
import { ErrorSummary } from '../../floor/form/error-summary.tsx';
import { FieldRow, FieldStack, RequiredHint } from '../../floor/form/form-parts.tsx';
import { LogoField } from '../../floor/form/logo-field.tsx';
import { MultiPickerField } from '../../floor/form/multi-picker-field.tsx';
import { TextField } from '../../floor/form/text-field.tsx';
import { contactName } from '../contact-persons/contact-name.ts';
import { useOwnContactPersons } from '../contact-persons/queries.ts';
import { useProfessions } from '../occupations/catalogue-queries.ts';
import { PlaceByPostcode } from '../places/place-by-postcode.tsx';
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
  const { data: professions = [] } = useProfessions();
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
      <FieldRow>
        <TextField {...form.field('name')} autoComplete="organization" required />
        <TextField {...form.field('weblink')} type="url" autoComplete="url" />
      </FieldRow>
      <FieldRow>
        <TextField {...form.field('Address.street')} autoComplete="street-address" required />
        <TextField {...form.field('Address.additional')} autoComplete="off" />
      </FieldRow>
      <PlaceByPostcode {...form.field('Address.City')} required />
      <LogoField {...form.field('logo')} current={company?.logo} />
      <MultiPickerField
        {...form.field('Professions')}
        source={professions}
        placeholder="Branche suchen"
        nothing="Keine Branche gefunden."
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
