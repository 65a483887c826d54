import { ConflictNotice } from '../../../core/form/conflict/conflict-notice.tsx';
import { DraftNotice } from '../../../core/form/drafts/draft-notice.tsx';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { MultiPickerField } from '../../../core/form/fields/choices/multi-picker-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { CoverField } from '../../../core/form/files/pictures/cover-field.tsx';
import { LogoField } from '../../../core/form/files/pictures/logo-field.tsx';
import { FieldRow, FieldStack, RequiredHint } from '../../../core/form/form-parts.tsx';
import { contactName } from '../../contact-persons/contact-name.ts';
import { useContactPersonsOf } from '../../contact-persons/queries.ts';
import { useProfessions, useJobNames } from '../../occupations/catalogue-queries.ts';
import { PlaceByPostcode } from '../../places/place-by-postcode.tsx';
import { companyReaders, hasCover, type CompanyValues } from './company-values.ts';
import { ContactChoice } from './contact-choice.tsx';
import { OwnerChoice } from './owner-choice.tsx';
import { TakenOverNote } from './taken-over-note.tsx';
import { contactsOwner, type CompanyForm } from './use-company-form.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { NameChips } from '../decisions/name-chips.tsx';

/** The fields of a company, for all roles. */
export function CompanyFields(state: CompanyForm) {
  const { abilities, company, form } = state;
  const { data: professions = [] } = useProfessions();
  const { field } = form;
  return (
    <FieldStack>
      <FormNotices {...state} />
      <RequiredHint />
      {!abilities.decides && <TakenOverNote {...state} />}
      <FieldRow>
        <TextField {...field('name')} autoComplete="organization" required />
        <TextField {...field('weblink')} type="url" autoComplete="url" />
      </FieldRow>
      <FieldRow>
        <TextField {...field('Address.street')} autoComplete="address-line1" required />
        <TextField {...field('Address.additional')} autoComplete="off" />
      </FieldRow>
      <PlaceByPostcode {...field('Address.City')} required />
      <LogoField {...field('logo')} square current={(company ?? state.first)?.logo} />
      <CoverFields {...state} />
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

/** The notices above the fields: conflict, draft and errors. */
function FormNotices({ abilities, company, form, conflict }: CompanyForm) {
  const { data: contacts = [] } = useContactPersonsOf(contactsOwner(abilities, company));
  const names = new Map(contacts.map((contact) => [contact.id, contactName(contact)]));
  return (
    <>
      <ConflictNotice<CompanyValues>
        form={form}
        conflict={conflict}
        readers={companyReaders(names)}
      />
      <DraftNotice form={form} />
      <ErrorSummary form={form} />
    </>
  );
}

const textHelp = 'Für alle, die das Bild nicht sehen: zum Beispiel „Drei Azubis an der Drehbank“.';
const checkText =
  'Sie haben ein anderes Bild gewählt. Bitte prüfen Sie, ob dieser Satz noch dazu passt.';

/** The cover picture and its description. */
function CoverFields({ company, first, form }: CompanyForm) {
  const stored = company ?? first;
  const { cover, cover_alt: text } = form.values;
  // The text of the picture before is still there.
  const isOfOther = cover instanceof Blob && text !== '' && text === stored?.cover?.alt;
  return (
    <>
      <CoverField {...form.field('cover')} current={stored?.cover?.file} />
      {hasCover(cover, stored) && (
        <TextField
          {...form.field('cover_alt')}
          description={isOfOther ? checkText : textHelp}
          autoComplete="off"
          required
        />
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
