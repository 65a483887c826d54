import { roleSuggestions } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { ConflictNotice } from '../../core/form/conflict/conflict-notice.tsx';
import { DraftNotice } from '../../core/form/drafts/draft-notice.tsx';
import { ErrorSummary } from '../../core/form/error-summary.tsx';
import { FieldRow, FieldStack, RequiredHint } from '../../core/form/form-parts.tsx';
import { SuggestTextField } from '../../core/form/fields/choices/suggest-text-field.tsx';
import { TextField } from '../../core/form/fields/text-field.tsx';
import type { ContactPersonState } from './use-contact-person-form.ts';

interface ContactPersonFieldsProps {
  readonly state: ContactPersonState;
  /** Consequences of saving; '' for none. */
  readonly note?: string;
}

/** The fields of a contact person. */
export function ContactPersonFields({ state, note = '' }: ContactPersonFieldsProps) {
  const { form, conflict } = state;
  return (
    <FieldStack>
      <ConflictNotice form={form} conflict={conflict} />
      <DraftNotice form={form} />
      <ErrorSummary form={form} />
      {note && <p>{note}</p>}
      <RequiredHint />
      <FieldRow>
        <TextField {...form.field('first_name')} autoComplete="off" />
        <TextField {...form.field('last_name')} autoComplete="off" required />
      </FieldRow>
      <SuggestTextField {...form.field('role')} suggestions={roleSuggestions} />
      <FieldRow>
        <TextField {...form.field('phone')} type="tel" autoComplete="off" required />
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
      </FieldRow>
    </FieldStack>
  );
}
