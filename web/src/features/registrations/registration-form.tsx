import type { postRegistration } from '@lehrpfad/contract/registrations/registrations.ts';
import { useRef } from 'react';
import { ApiError, call } from '../../core/api/api.ts';
import { raiseFailure } from '../../core/notices/failures.ts';
import { draftOnPage } from '../../core/form/drafts/draft-of.ts';
import { DraftNotice } from '../../core/form/drafts/draft-notice.tsx';
import { ErrorSummary } from '../../core/form/error-summary.tsx';
import { FieldRow, FieldStack, RequiredHint } from '../../core/form/form-parts.tsx';
import { MultiPickerField } from '../../core/form/fields/choices/multi-picker-field.tsx';
import { RadioField } from '../../core/form/fields/choices/radio-field.tsx';
import { MailField } from '../../core/form/fields/mail-field.tsx';
import { TextField } from '../../core/form/fields/text-field.tsx';
import { TrapField } from '../../core/form/fields/trap-field.tsx';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { hrefOf, paths } from '../../core/navigation/paths.ts';
import { BusyButton } from '../../core/ui/controls/busy-button.tsx';
import { useJobNames } from '../occupations/catalogue-queries.ts';
import { PlaceByPostcode } from '../places/place-by-postcode.tsx';
import { noRequest, requestSchema, type Outcome, type Request } from './request-values.ts';
import styles from './registration-page.module.css';

const labels = {
  name: 'Name des Unternehmens',
  street: 'Straße und Hausnummer',
  additional: 'Adresszusatz',
  City: 'Postleitzahl',
  weblink: 'Webseite',
  salutation: 'Anrede',
  first_name: 'Vorname',
  last_name: 'Nachname',
  phone: 'Telefon',
  email: 'E-Mail',
  Allowed_apprenticeships: 'Ausbildungsberufe',
} as const;

const salutations = [
  { value: 1, label: 'Divers' },
  { value: 2, label: 'Frau' },
  { value: 3, label: 'Herr' },
] as const;

interface RegistrationFormProps {
  readonly onOutcome: (outcome: Outcome) => void;
}

/** The form of a request, with the field that only programs fill in. */
function useRegistrationForm(onOutcome: RegistrationFormProps['onOutcome']) {
  const trap = useRef<HTMLInputElement>(null);
  const form = useFormOf({
    schema: requestSchema,
    initial: noRequest,
    fields: labels,
    draft: draftOnPage('registration'),
    onSubmit: async (request, _, key) => {
      const body = { ...request, fax: trap.current?.value ?? '' };
      await call<typeof postRegistration>('POST companies/request/post/', { body, key });
      onOutcome(0);
    },
    onFailure: (error) => {
      if (error instanceof ApiError && Object.keys(error.errors).length > 0) return undefined;
      console.error(error);
      raiseFailure();
      onOutcome(1);
      return {};
    },
  });
  return { form, trap };
}

export function RegistrationForm({ onOutcome }: RegistrationFormProps) {
  const { form, trap } = useRegistrationForm(onOutcome);

  return (
    <form
      noValidate
      className={`${styles.form} border rounded-lg bg-paper p-6 stack gap-6`}
      onSubmit={(event) => void form.submit(event)}
    >
      <DraftNotice form={form} />
      <ErrorSummary form={form} />
      <RequiredHint />
      <CompanyFields field={form.field} />
      <PersonFields field={form.field} />
      <TrapField ref={trap} name="fax" label="Fax" />
      <p>
        Ihre Angaben verwenden wir, um die Anfrage zu prüfen und Ihr Konto anzulegen. Mehr dazu
        steht in der <a href={hrefOf(paths.privacy)}>Datenschutzerklärung</a>.
      </p>
      <BusyButton wraps type="submit" isBusy={form.submitting}>
        Anfrage senden
      </BusyButton>
    </form>
  );
}

type Field = ReturnType<typeof useFormOf<Request, unknown>>['field'];

function CompanyFields({ field }: { readonly field: Field }) {
  const { data: jobNames = [] } = useJobNames();
  return (
    <fieldset className="min-w-0 m-0 p-0 border-0">
      <legend className="max-w-full mb-4 text-xl font-bold wrap-anywhere hyphens-auto">
        Ihr Unternehmen
      </legend>
      <FieldStack>
        <TextField {...field('name')} autoComplete="organization" required />
        <TextField {...field('street')} autoComplete="address-line1" required />
        <TextField {...field('additional')} autoComplete="address-line2" />
        <PlaceByPostcode {...field('City')} required />
        <TextField {...field('weblink')} type="url" autoComplete="url" placeholder="www.…" />
        <MultiPickerField
          {...field('Allowed_apprenticeships')}
          description="In welchen Berufen möchten Sie ausbilden? Ihre Kammer prüft die Auswahl. Ohne Ausbildungsberufe können Sie nur Praktikumsplätze ausschreiben; Berufe können Sie später jederzeit anfragen."
          source={jobNames}
        />
      </FieldStack>
    </fieldset>
  );
}

function PersonFields({ field }: { readonly field: Field }) {
  return (
    <fieldset className="min-w-0 m-0 p-0 border-0">
      <legend className="max-w-full mb-4 text-xl font-bold wrap-anywhere hyphens-auto">
        Ihre Ansprechperson
      </legend>
      <FieldStack>
        <RadioField {...field('salutation')} options={salutations} />
        <FieldRow>
          <TextField {...field('first_name')} autoComplete="given-name" required />
          <TextField {...field('last_name')} autoComplete="family-name" required />
        </FieldRow>
        <FieldRow>
          <TextField {...field('phone')} type="tel" autoComplete="tel" required />
          <MailField {...field('email')} ask={(mail) => `Meinten Sie ${mail}?`} required />
        </FieldRow>
      </FieldStack>
    </fieldset>
  );
}
