import type { ReactNode } from 'react';
import styles from './mail-text.module.css';

/** An e-mail address, which is broken after its '@' only. A half that is wider than its place is broken rather than cut off. */
export function MailText({ address }: { readonly address: string }) {
  const domain = address.lastIndexOf('@') + 1;
  return (
    <span className={styles.mail}>
      <span className={`${styles.part} max-w-full wrap-anywhere`}>{address.slice(0, domain)}</span>
      <wbr />
      <span className={`${styles.part} max-w-full wrap-anywhere`}>{address.slice(domain)}</span>
    </span>
  );
}

interface MailLinkProps {
  readonly address: string;
  readonly className?: string | undefined;
  /** Stands before it. */
  readonly icon?: ReactNode;
}

/** The same as a link that writes to it, read as one word. */
export function MailLink({ address, className, icon }: MailLinkProps) {
  return (
    <a href={`mailto:${address}`} className={className} aria-label={address}>
      {icon}
      <MailText address={address} />
    </a>
  );
}
