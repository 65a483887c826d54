import { FieldRow, FieldStack } from '../../core/form/form-parts.tsx';
import { TextField } from '../../core/form/fields/text-field.tsx';
import styles from './chamber-fields.module.css';
import { chamberParts } from './chamber-values.ts';
import type { ChamberFormState } from './use-chamber-form.ts';

type Form = ChamberFormState['form'];

const mailbox = {
  type: 'email',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
} as const;

/** The fields of a chamber and its two contacts. */
export function ChamberFields({ form }: { readonly form: Form }) {
  return (
    <>
      <TextField {...form.field('name')} autoComplete="off" required />
      <TextField {...form.field('street')} autoComplete="off" required />
      <FieldRow>
        <TextField {...form.field('postcode')} inputMode="numeric" autoComplete="off" required />
        <TextField {...form.field('city')} autoComplete="off" required />
      </FieldRow>
      <FieldRow>
        <TextField {...form.field('phone')} type="tel" autoComplete="off" required />
        <TextField {...form.field('website')} type="url" autoComplete="off" />
      </FieldRow>
      <TextField
        {...form.field('email')}
        {...mailbox}
        description="Hierhin gehen die Anfragen aus dem Kontaktformular; die Adresse ist öffentlich."
        required
      />
      <Person form={form} part="first_contact" />
      <Person form={form} part="second_contact" />
    </>
  );
}

interface PersonProps {
  readonly form: Form;
  readonly part: 'first_contact' | 'second_contact';
}

function Person({ form, part }: PersonProps) {
  return (
    <fieldset className="pt-5 border-top">
      <legend className={`${styles.legend} w-full mb-4 text-xl font-bold`}>
        {chamberParts[part]}
      </legend>
      <FieldStack>
        <FieldRow>
          <TextField {...form.field(`${part}.first_name`)} label="Vorname" autoComplete="off" />
          <TextField
            {...form.field(`${part}.last_name`)}
            label="Nachname"
            autoComplete="off"
            required
          />
        </FieldRow>
        <TextField {...form.field(`${part}.role`)} label="Aufgabe" autoComplete="off" />
        <FieldRow>
          <TextField
            {...form.field(`${part}.phone`)}
            label="Telefon"
            type="tel"
            autoComplete="off"
            required
          />
          <TextField {...form.field(`${part}.email`)} {...mailbox} label="E-Mail" required />
        </FieldRow>
      </FieldStack>
    </fieldset>
  );
}
