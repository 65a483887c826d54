import type { UseQueryResult } from '@tanstack/react-query';
import type { ListedContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import type { Choice, FieldProps } from '../../../core/form/fields/field-props.ts';
import { PickerField } from '../../../core/form/fields/choices/picker-field.tsx';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { contactName } from '../../contact-persons/contact-name.ts';
import type { AdAbilities } from '../management/abilities.ts';

export interface ContactFieldProps extends FieldProps<Choice | null> {
  /** Contact persons of the account; a query that does not run before a company has been chosen. */
  readonly contacts: UseQueryResult<readonly ListedContactPerson[]>;
  readonly companyWord: AdAbilities['companyWord'];
}

/** Choice of the contact person of an ad. Nothing is shown if there is no contact person. */
export function ContactField({ contacts, companyWord, ...field }: ContactFieldProps) {
  if (contacts.isPending && contacts.fetchStatus === 'idle') return null;
  return (
    <QueryView
      query={contacts}
      loading={<Skeleton height="4rem" />}
      failed="Die Kontaktpersonen konnten nicht geladen werden."
    >
      {(all) =>
        (all.length > 0 || field.value !== null) && (
          <PickerField
            {...field}
            source={all.map((contact) => ({ id: contact.id, name: contactName(contact) }))}
            description={`Ohne Angabe stehen die Kontaktpersonen der ${companyWord} bei der Anzeige.`}
          />
        )
      }
    </QueryView>
  );
}
