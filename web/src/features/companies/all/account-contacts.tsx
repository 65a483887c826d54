import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { FieldGroup } from '../../../core/form/fields/field-group.tsx';
import type { FieldProps } from '../../../core/form/fields/field-props.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { ChoicePill } from '../../../core/ui/controls/choice-pill.tsx';
import { contactName } from '../../contact-persons/contact-name.ts';
import { useContactPersonsOf } from '../../contact-persons/queries.ts';

interface AccountContactsProps extends FieldProps<readonly number[]> {
  /** The owner's account. */
  readonly account: number;
}

/** Which of the account's contact persons belong to a company. Editors add none: that is the account's own business. */
export function AccountContacts({ account, ...field }: AccountContactsProps) {
  const { value, onChange } = field;
  const query = useContactPersonsOf(account);

  function choose(contact: number, isChosen: boolean): void {
    const others = value.filter((other) => other !== contact);
    onChange((isChosen ? [...others, contact] : others).sort((a, b) => a - b));
  }

  return (
    <FieldGroup {...field} description="Sie stehen bei allen Stellenanzeigen dieser Firma.">
      <QueryView
        query={query}
        loading={<Skeleton height="2.75rem" radius="1.375rem" />}
        failed="Die Kontaktpersonen konnten nicht geladen werden."
      >
        {(contacts) =>
          contacts.length === 0 ? (
            <p>Das Konto hat keine Kontaktpersonen.</p>
          ) : (
            <div className="wrap gap-2 mt-2">
              {contacts.map((contact) => (
                <ChoicePill
                  key={contact.id}
                  checked={value.includes(contact.id)}
                  onChange={(isChosen) => choose(contact.id, isChosen)}
                >
                  {contactName(contact)}
                  {contact.role && <span className="text-soft"> · {contact.role}</span>}
                </ChoicePill>
              ))}
            </div>
          )
        }
      </QueryView>
    </FieldGroup>
  );
}
