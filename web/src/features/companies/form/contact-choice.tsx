import type { ContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { Button } from '../../../core/ui/controls/button.tsx';
import { FieldGroup } from '../../../core/form/fields/field-group.tsx';
import type { FieldProps } from '../../../core/form/fields/field-props.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { PlusIcon } from '../../../core/ui/icons/area-icons.tsx';
import { ChoicePill } from '../../../core/ui/controls/choice-pill.tsx';
import { contactName } from '../../contact-persons/contact-name.ts';
import { ContactPersonOverlay } from '../../contact-persons/contact-person-overlay.tsx';
import { useContactPersonsOf } from '../../contact-persons/queries.ts';
import type { CompanyAbilities } from './abilities.ts';

interface ContactChoiceProps extends FieldProps<readonly number[]> {
  /** The account that they belong to. A new one can be added to the own account and is then chosen. */
  readonly account: number | 'own';
  readonly word: CompanyAbilities['word'];
}

/** Choice of the account's contact persons for a company. */
export function ContactChoice({ account, word, ...field }: ContactChoiceProps) {
  const { id, value, onChange } = field;
  const query = useContactPersonsOf(account);
  const [isAdding, setIsAdding] = useState(false);

  function choose(contact: number, isChosen: boolean): void {
    const others = value.filter((other) => other !== contact);
    onChange((isChosen ? [...others, contact] : others).sort((a, b) => a - b));
  }

  const add = (
    <Button id={id} variant="subtle" icon={<PlusIcon />} onClick={() => setIsAdding(true)}>
      Neue Kontaktperson
    </Button>
  );
  return (
    <FieldGroup {...field} description={`Sie stehen bei allen Stellenanzeigen dieser ${word}.`}>
      <QueryView
        query={query}
        loading={<Skeleton height="2.75rem" radius="1.375rem" />}
        failed="Die Kontaktpersonen konnten nicht geladen werden."
      >
        {(contacts) =>
          account !== 'own' && contacts.length === 0 ? (
            <p>Das Konto hat keine Kontaktpersonen.</p>
          ) : (
            <div className="wrap gap-2 mt-2">
              <ContactPills contacts={contacts} chosen={value} onChoose={choose} />
              {account === 'own' && add}
            </div>
          )
        }
      </QueryView>
      {isAdding && (
        <NewContactPerson
          onSaved={(contact) => choose(contact.id, true)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </FieldGroup>
  );
}

interface NewContactPersonProps {
  readonly onSaved: (contact: ContactPerson) => void;
  readonly onClose: () => void;
}

/** The form for a new contact person. It is rendered outside, because a form must not be inside another form. */
function NewContactPerson(props: NewContactPersonProps) {
  return createPortal(<ContactPersonOverlay {...props} contact={null} hasEntry />, document.body);
}

interface ContactPillsProps {
  readonly contacts: readonly ContactPerson[];
  readonly chosen: readonly number[];
  readonly onChoose: (contact: number, isChosen: boolean) => void;
}

function ContactPills({ contacts, chosen, onChoose }: ContactPillsProps) {
  return (
    <>
      {contacts.map((contact) => (
        <ChoicePill
          key={contact.id}
          checked={chosen.includes(contact.id)}
          onChange={(isChosen) => onChoose(contact.id, isChosen)}
        >
          {contactName(contact)}
          {contact.role && <span className="text-soft"> · {contact.role}</span>}
        </ChoicePill>
      ))}
    </>
  );
}
