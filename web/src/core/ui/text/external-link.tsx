import { externalLink } from '../../text/web-links.ts';
import { ExternalIcon } from '../icons/icons.tsx';
import styles from './line-link.module.css';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A link that leaves the site, on a line of its own. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a href={href} {...externalLink} className={styles.link}>
      <span>{children}</span>
      <ExternalIcon />
    </a>
  );
}
