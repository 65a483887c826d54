import type { ContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { MailIcon, PhoneIcon } from '../../core/ui/icons/area-icons.tsx';
import { MailLink } from '../../core/ui/text/mail-text.tsx';
import lines from '../../core/ui/text/line-link.module.css';

type Reach = Pick<ContactPerson, 'phone' | 'email'>;

/** Phone and mail as links on lines of their own, if they are known. */
export function ContactLinks({ contact: { phone, email } }: { readonly contact: Reach }) {
  return (
    <>
      {phone && (
        <a className={lines.link} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          <PhoneIcon />
          {phone}
        </a>
      )}
      {email && <MailLink address={email} className={lines.link} icon={<MailIcon />} />}
    </>
  );
}
