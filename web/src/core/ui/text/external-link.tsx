import { externalLink } from '../../text/web-links.ts';
import { ExternalIcon } from '../icons/icons.tsx';
import styles from './line-link.module.css';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A link to another site, on its own line. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a href={href} {...externalLink} className={styles.link}>
      <span>{children}</span>
      <ExternalIcon />
    </a>
  );
}
