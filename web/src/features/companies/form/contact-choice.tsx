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
import { useOwnContactPersons } from '../../contact-persons/queries.ts';

/** Which of the account's contact persons belong to a branch; a new one is chosen at once. */
export function ContactChoice(props: FieldProps<readonly number[]>) {
  const { id, value, onChange } = props;
  const query = useOwnContactPersons();
  const [isAdding, setIsAdding] = useState(false);

  function choose(contact: number, isChosen: boolean): void {
    const others = value.filter((other) => other !== contact);
    onChange((isChosen ? [...others, contact] : others).sort((a, b) => a - b));
  }

  return (
    <FieldGroup {...props} description="Sie stehen bei allen Stellenanzeigen dieser Filiale.">
      <QueryView
        query={query}
        loading={<Skeleton height="2.75rem" radius="1.375rem" />}
        failed="Die Kontaktpersonen konnten nicht geladen werden."
      >
        {(contacts) => (
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
            <Button id={id} variant="subtle" icon={<PlusIcon />} onClick={() => setIsAdding(true)}>
              Neue Kontaktperson
            </Button>
          </div>
        )}
      </QueryView>
      {/* A form must not stand inside another. */}
      {isAdding &&
        createPortal(
          <ContactPersonOverlay
            contact={null}
            hasEntry
            onSaved={(contact) => choose(contact.id, true)}
            onClose={() => setIsAdding(false)}
          />,
          document.body,
        )}
    </FieldGroup>
  );
}
