import type { ReactNode } from 'react';
import styles from './mail-text.module.css';

/** An e-mail address that wraps only after its '@'. If one of its parts is too wide, it wraps instead of being cut off. */
export function MailText({ address }: { readonly address: string }) {
  const domain = address.lastIndexOf('@') + 1;
  return (
    <span className={`${styles.mail} min-w-0`}>
      <span className={`${styles.part} min-w-0 max-w-full wrap-anywhere`}>
        {address.slice(0, domain)}
      </span>
      <wbr />
      <span className={`${styles.part} min-w-0 max-w-full wrap-anywhere`}>
        {address.slice(domain)}
      </span>
    </span>
  );
}

interface MailLinkProps {
  readonly address: string;
  readonly className?: string | undefined;
  /** Shown before the address. */
  readonly icon?: ReactNode;
}

/** A `mailto:` link with the address, which screen readers read as one word. */
export function MailLink({ address, className, icon }: MailLinkProps) {
  return (
    <a href={`mailto:${address}`} className={className} aria-label={address}>
      {icon}
      <MailText address={address} />
    </a>
  );
}
