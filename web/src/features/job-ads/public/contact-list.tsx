import type { ShownContact } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import lines from '../../../core/ui/text/line-link.module.css';
import { germanContent } from '../../../core/texts/texts.ts';
import { MailLink } from '../../../core/ui/text/mail-text.tsx';

export function ContactList({ contacts }: { readonly contacts: readonly ShownContact[] }) {
  return (
    <ul className="grid list-plain gap-3">
      {contacts.map((contact) => (
        <li key={contact.id} className="grid justify-items-start">
          {/* Leaves out a missing first name with its space. */}
          <span className="font-bold m-0">
            {[contact.first_name, contact.last_name].filter(Boolean).join(' ')}
          </span>
          {contact.role && <span lang={germanContent()}>{contact.role}</span>}
          {contact.phone && (
            <a className={lines.link} href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}>
              {contact.phone}
            </a>
          )}
          {contact.email && <MailLink address={contact.email} className={lines.link} />}
        </li>
      ))}
    </ul>
  );
}
