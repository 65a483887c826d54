import type { Chamber, ChamberContact } from '@lehrpfad/contract/enquiries/chambers.ts';
import type { ReactNode } from 'react';
import { MailIcon, PhoneIcon } from '../../core/ui/icons/area-icons.tsx';
import { MailLink } from '../../core/ui/text/mail-text.tsx';
import { ExternalLink } from '../../core/ui/text/external-link.tsx';
import { t } from '../../core/texts/texts.ts';
import lines from '../../core/ui/text/line-link.module.css';
import { displayUrl, toHttps } from '../../core/text/web-links.ts';
import styles from './chamber-list.module.css';

interface ChamberCardProps {
  readonly chamber: Chamber;
  /** Whether it is directly on the page, below its h1. */
  readonly isFramed?: boolean;
  /** Actions for the chamber. */
  readonly children?: ReactNode;
}

/** A chamber with its address and its two contacts. */
export function ChamberCard({ chamber, isFramed = false, children }: ChamberCardProps) {
  const { name, street, postcode, city } = chamber;
  const website = toHttps(chamber.website);
  const Heading = isFramed ? 'h2' : 'h3';
  return (
    <li className={`${styles.card} p-5 rounded-lg text-ink bg-paper`} data-framed={isFramed}>
      <Heading className="text-xl">{name}</Heading>
      <p className="mt-1 text-soft">
        {street}, {postcode} {city}
      </p>
      <div className="wrap gap-1-4">
        <Phone number={chamber.phone} />
        <MailLink address={chamber.email} className={lines.link} icon={<MailIcon />} />
        {website && <ExternalLink href={website}>{displayUrl(website)}</ExternalLink>}
      </div>
      <ul
        className={`${styles.people} grid gap-3-6 m-0 mt-3 border-top list-none`}
        aria-label={t('Ansprechpersonen: {name}', { name })}
      >
        <Person person={chamber.first_contact} />
        <Person person={chamber.second_contact} />
      </ul>
      {children}
    </li>
  );
}

function Person({ person }: { readonly person: ChamberContact }) {
  const { first_name, last_name, role, phone, email } = person;
  return (
    <li className="stack justify-items-start content-start min-w-0 wrap-anywhere">
      <p className="font-bold">{[first_name, last_name].filter(Boolean).join(' ')}</p>
      {role && <p className="text-soft hyphens-auto">{role}</p>}
      <Phone number={phone} />
      <MailLink address={email} className={lines.link} icon={<MailIcon />} />
    </li>
  );
}

const Phone = ({ number }: { readonly number: string }) => (
  <a className={lines.link} href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>
    <PhoneIcon />
    {number}
  </a>
);
