import { ConflictNotice } from '../../../core/form/conflict/conflict-notice.tsx';
import { DraftNotice } from '../../../core/form/drafts/draft-notice.tsx';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { MultiPickerField } from '../../../core/form/fields/choices/multi-picker-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { LogoField } from '../../../core/form/files/logo-field.tsx';
import { FieldRow, FieldStack, RequiredHint } from '../../../core/form/form-parts.tsx';
import { contactName } from '../../contact-persons/contact-name.ts';
import { useContactPersonsOf } from '../../contact-persons/queries.ts';
import { useProfessions } from '../../occupations/catalogue-queries.ts';
import { PlaceByPostcode } from '../../places/place-by-postcode.tsx';
import { Apprenticeships } from './apprenticeships.tsx';
import { companyReaders, type CompanyValues } from './company-values.ts';
import { ContactChoice } from './contact-choice.tsx';
import { OwnerChoice } from './owner-choice.tsx';
import { contactsOwner, type CompanyForm } from './use-company-form.ts';

/** The fields of a company, for all roles. */
export function CompanyFields(state: CompanyForm) {
  const { abilities, company, form, conflict } = state;
  const { data: contacts = [] } = useContactPersonsOf(contactsOwner(abilities, company));
  const { data: professions = [] } = useProfessions();
  const names = new Map(contacts.map((contact) => [contact.id, contactName(contact)]));
  const { field } = form;
  return (
    <FieldStack>
      <ConflictNotice<CompanyValues>
        form={form}
        conflict={conflict}
        readers={companyReaders(names)}
      />
      <DraftNotice form={form} />
      <ErrorSummary form={form} />
      <RequiredHint />
      <FieldRow>
        <TextField {...field('name')} autoComplete="organization" required />
        <TextField {...field('weblink')} type="url" autoComplete="url" />
      </FieldRow>
      <FieldRow>
        <TextField {...field('Address.street')} autoComplete="address-line1" required />
        <TextField {...field('Address.additional')} autoComplete="off" />
      </FieldRow>
      <PlaceByPostcode {...field('Address.City')} required />
      <LogoField {...field('logo')} current={company?.logo} />
      <MultiPickerField
        {...field('Professions')}
        source={professions}
        placeholder="Branche suchen"
        nothing="Keine Branche gefunden."
      />
      <Apprenticeships {...state} />
      {abilities.decides ? (
        <OwnerChoice {...state} />
      ) : (
        <ContactChoice {...field('Contacts')} account="own" word={abilities.word} />
      )}
    </FieldStack>
  );
}
