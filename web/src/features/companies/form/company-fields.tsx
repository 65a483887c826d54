import { ConflictNotice } from '../../../core/form/conflict/conflict-notice.tsx';
import { DraftNotice } from '../../../core/form/drafts/draft-notice.tsx';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { MultiPickerField } from '../../../core/form/fields/choices/multi-picker-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { LogoField } from '../../../core/form/files/logo-field.tsx';
import { FieldRow, FieldStack, RequiredHint } from '../../../core/form/form-parts.tsx';
import { contactName } from '../../contact-persons/contact-name.ts';
import { useContactPersonsOf } from '../../contact-persons/queries.ts';
import { useProfessions, useJobNames } from '../../occupations/catalogue-queries.ts';
import { PlaceByPostcode } from '../../places/place-by-postcode.tsx';
import { companyReaders, type CompanyValues, companyValues } from './company-values.ts';
import { ContactChoice } from './contact-choice.tsx';
import { contactsOwner, type CompanyForm, isOwnersChoice } from './use-company-form.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { PickerField } from '../../../core/form/fields/choices/picker-field.tsx';
import { ownerSearch } from '../all/queries.ts';
import { NameChips } from '../decisions/name-chips.tsx';

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

/** Choice of the account that owns a company, and of its contact persons. */
function OwnerChoice({ abilities, company, form }: CompanyForm) {
  const account = form.values.User;
  const owner = company?.User ?? null;
  const isMoving = company !== null && (account?.id ?? null) !== (owner?.id ?? null);

  function choose(User: Choice | null): void {
    // Another account has other contact persons.
    const Contacts = User?.id === owner?.id ? companyValues(company, abilities).Contacts : [];
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
        <ContactChoice {...form.field('Contacts')} account={account.id} word={abilities.word} />
      )}
    </>
  );
}

/** The permitted apprenticeships of a company. Editors choose them; a new branch inherits those of its account, and may have fewer. */
function Apprenticeships(state: CompanyForm) {
  const { abilities, company, inherited } = state;
  if (abilities.decides) return <FromAll {...state} />;
  if (company) return <Decided names={company.Allowed_apprenticeships} />;
  return inherited.length > 0 && <Some {...state} source={inherited} />;
}

function FromAll(state: CompanyForm) {
  const { data: jobNames = [] } = useJobNames();
  return <Some {...state} source={jobNames} />;
}

function Some({ form, abilities, source }: CompanyForm & { readonly source: readonly Choice[] }) {
  return (
    <MultiPickerField
      {...form.field('Allowed_apprenticeships')}
      source={source}
      placeholder="Ausbildungsberuf suchen"
      nothing="Kein Ausbildungsberuf gefunden."
      description={abilities.allowedHelp}
    />
  );
}

function Decided({ names }: { readonly names: readonly Choice[] }) {
  return (
    <div className="py-4 px-4 rounded-md bg-accent">
      <p className="font-bold">Ausbildungsberufe</p>
      <NameChips
        names={names}
        label="Ausbildungsberufe"
        none="Dem Unternehmen wurden keine Ausbildungsberufe zugewiesen."
      />
      <p className="text-hint">
        In welchen Berufen Sie ausbilden dürfen, legt die Redaktion der Kammern fest. Weitere Berufe
        fragen Sie in der Filialenverwaltung an.
      </p>
    </div>
  );
}
